import { Vector3 } from 'three'
import { clamp, item, lerp, smooth } from '../kit/plane/maths'
import type { Raw } from '../pictures/encode'
import { chance, clouds, fromDot, noise } from './grain'
import { blurred, planeOf } from './plane'
import type { Plane } from './plane'

/** A part of the drawn face, in its own units: 4:5. */
export type Part = { left: number; top: number; width: number; height: number }

/** A picture of a part, so many pixels wide. */
export function framed({ left, top, width, height }: Part, pixels: number) {
  const scale = pixels / width
  const size = { width: pixels, height: Math.round(height * scale) }
  const placeOf = (column: number, row: number) => [left + column / scale, top + row / scale] as const
  return { scale, size, placeOf }
}
export type Frame = ReturnType<typeof framed>

/** Light from above at the left, and a cooler one at the right. */
const key = new Vector3(-0.62, -0.6, 0.66).normalize()
const fill = new Vector3(0.85, 0.05, 0.5).normalize()
const viewer = new Vector3(0, 0, 1)
const gleams = { key: key.clone().add(viewer).normalize(), fill: fill.clone().add(viewer).normalize() }

/**
 * What red, green and blue light meet, linear: skin, how far light comes around an edge, what the two other lights add, how deep shadows
 * are, and how much skin varies. Red light goes farthest under the skin, so that it sees a softer surface.
 */
export const colours = [
  {
    ...{ skin: 0.72, wrap: 0.42, fill: 0.11, room: 0.12, shadow: 0.75, blotch: 0.1, speck: 0.06 },
    sees: [0.25, 0.35, 0.4],
  },
  {
    ...{ skin: 0.445, wrap: 0.22, fill: 0.125, room: 0.115, shadow: 1.05, blotch: 0.24, speck: 0.1 },
    sees: [0.55, 0.3, 0.15],
  },
  {
    ...{ skin: 0.325, wrap: 0.14, fill: 0.15, room: 0.12, shadow: 1.1, blotch: 0.26, speck: 0.1 },
    sees: [0.7, 0.25, 0.05],
  },
] as const

/** How deep the pores of skin are, and what lies between them. */
export function poresAt(x: number, y: number): number {
  const pores = (1 - smooth(0.05, 0.42, fromDot(x / 2.1, y / 2.1))) * (0.4 + noise(x / 9, y / 9))
  return (
    0.07 * fromDot(x / 1.15 + 9, y / 1.15) -
    0.13 * pores +
    0.14 * (noise(x / 3.3, y / 3.3) - 0.5) +
    0.05 * (noise(x * 2.2, y * 2.2) - 0.5)
  )
}

/** How skin varies about its colour at a place, in blotches and in specks. */
export const tintAt = (x: number, y: number) => ({
  blotch: clouds(x / 13, y / 13),
  speck: clouds(x / 2.2 + 50, y / 2.2),
})

/** Light on one pixel of a surface. */
export type Lit = {
  /** How open to light it lies, 0 to 1, and how far it stands out of what is around it, -1 to 1. */
  open: number
  raised: number
  /** How much of all light meets it, for one of the colours. */
  meets: (colour: number) => number
  /** How much of a light comes straight back. */
  gleam: (light: keyof typeof gleams, tightness: number, isSoft?: boolean) => number
}

/** Light on a surface that is as high as `heights` says. */
export function lightOn(heights: Plane, scale: number): (column: number, row: number) => Lit {
  const surfaces = [heights, blurred(heights, 1.1 * scale), blurred(heights, 2.2 * scale)] as const
  const around = blurred(heights, 7 * scale)
  return (column, row) => {
    const at = row * heights.width + column
    const high = item(heights.values, at)
    const wide = clamp((item(around.values, at) - high) / 9, -0.6, 1)
    const narrow = clamp((item(surfaces[2].values, at) - high) / 1.6, -0.5, 1)
    const turned = surfaces.map((surface) => normalAt(surface, scale, column, row))
    const rough = item(turned, 0)
    const soft = rough.clone().add(item(turned, 1)).multiplyScalar(0.5)
    return {
      open: clamp(1 - 0.75 * Math.max(0, wide) - 0.38 * Math.max(0, narrow)),
      raised: -narrow,
      meets: (n) => {
        const { sees, wrap, fill: second, room } = item(colours, n)
        const from = (light: Vector3, reach: number) => {
          const facing = sees.reduce((sum, share, which) => sum + share * item(turned, which).dot(light), 0)
          return Math.max(0, (facing + reach) / (1 + reach))
        }
        return 1.7 * from(key, wrap) ** 1.1 + second * from(fill, 0.3) + room
      },
      gleam: (light, tightness, isSoft = false) =>
        Math.max(0, (isSoft ? soft : rough).dot(gleams[light])) ** tightness,
    }
  }
}

function normalAt({ width, height, values }: Plane, scale: number, column: number, row: number): Vector3 {
  const at = (across: number, down: number) =>
    item(values, clamp(down, 0, height - 1) * width + clamp(across, 0, width - 1))
  const slope = (more: number, less: number) => ((more - less) * scale) / 2
  return new Vector3(
    -slope(at(column + 1, row), at(column - 1, row)),
    -slope(at(column, row + 1), at(column, row - 1)),
    1,
  ).normalize()
}

/** The light of each colour as a picture; `blur` says how far out of focus a place is, 0 to 1, as a lens shows it from near. */
export function developed(
  lights: readonly Plane[],
  { scale, size, placeOf }: Frame,
  blur: (x: number, y: number) => number,
): Raw {
  const data = Buffer.alloc(size.width * size.height * 3)
  for (const [n, plane] of lights.entries()) {
    const steps = [plane, ...[0.55, 1.7, 4].map((radius) => blurred(plane, radius * scale))]
    const focused = planeOf(size, (column, row) => {
      const step = 2.999 * blur(...placeOf(column, row))
      const [at, first] = [row * size.width + column, Math.floor(step)]
      return lerp(item(item(steps, first).values, at), item(item(steps, first + 1).values, at), step - first)
    })
    focused.values.forEach((light, at) => {
      const grain = (chance((at % size.width) + n * 977, Math.floor(at / size.width)) - 0.5) * 4
      data[at * 3 + n] = Math.round(clamp(encoded(light) * 255 + grain, 0, 255))
    })
  }
  return { data, ...size }
}

/** Light as a screen's byte, 0 to 1; what is brightest is held back a little. */
function encoded(light: number): number {
  const value = 0.86 * Math.max(0, light)
  const held = value / (1 + 0.16 * value * value)
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
}
