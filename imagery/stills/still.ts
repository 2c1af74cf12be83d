import { Vector3 } from 'three'
import type { Camera } from '../cameras/cameras'
import type { Lamp } from '../render/render'
import type { Piece } from './sets/piece'

export type Light = { sky: string; skyStrength: number; lamps: readonly Lamp[] }

/** A campaign still: what stands there, how it is lit, and where it is seen from for both cuts. */
export type Still = {
  name: string
  alt: string
  pieces: () => Piece[]
  light: Light
  /** How bright its brighter parts are on screen, in linear light: an evening is darker than a morning. */
  key?: number
  wide: Camera
  tall: Camera
}

type Triple = readonly [number, number, number]

/** A camera; with `sharp` only what is as far away as that point is sharp, the less deep the lower its f-number. */
export function eye(
  position: Triple,
  target: Triple,
  fov: number,
  sharp?: { on: Triple; stop: number },
): Camera {
  const camera: Camera = { position: [...position], target: [...target], fov }
  if (!sharp) return camera
  const from = new Vector3(...position)
  const along = new Vector3(...target).sub(from).normalize()
  const focus = Math.round(new Vector3(...sharp.on).sub(from).dot(along) * 10) / 10
  return { ...camera, focus, stop: sharp.stop }
}

/** Sun through a window at the left, and the sky of the room. */
export const sun = (
  from: readonly [number, number, number],
  power = 4.2,
  skyStrength = 0.42,
  colour = '#fff5e8',
): Light => ({
  sky: '#f4f0ea',
  skyStrength,
  lamps: [{ kind: 'sun', position: from, target: [0, 0, 0], power, colour, softness: 0.9 }],
})

/** Large soft light of a north window. */
export const soft = (power = 900000, skyStrength = 0.45): Light => ({
  sky: '#f2f1ef',
  skyStrength,
  lamps: [
    {
      kind: 'area',
      position: [-260, 260, 220],
      target: [0, 20, 0],
      power,
      width: 260,
      height: 300,
      colour: '#fff6ea',
    },
    {
      kind: 'area',
      position: [240, 120, 160],
      target: [0, 20, 0],
      power: power * 0.14,
      width: 200,
      height: 240,
    },
  ],
})
