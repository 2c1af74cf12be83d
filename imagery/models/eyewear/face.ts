import { Vector3 } from 'three'
import { boundsOfModel } from '../../kit/mesh/bounds'
import type { Part } from '../../kit/mesh/model'
import { placesOf } from '../../kit/mesh/places'
import { counterClockwise } from '../../kit/plane/outline'
import type { Outline, Point } from '../../kit/plane/outline'
import { grounded } from '../placing'

/** The bow of a face: everything far out lies further back. */
export const faceAt = (x: number, y: number) => -0.0145 * x * x - 0.008 * (y + 0.5) ** 2

/** Bends what is flat to the face, and its normals with it. */
export function bent(geometry: Part['geometry']): Part['geometry'] {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const step = 1e-3
  for (let vertex = 0; vertex < position.count; vertex += 1) {
    const [x, y] = [position.getX(vertex), position.getY(vertex)]
    const slopeX = (faceAt(x + step, y) - faceAt(x - step, y)) / (2 * step)
    const slopeY = (faceAt(x, y + step) - faceAt(x, y - step)) / (2 * step)
    const out = new Vector3().fromBufferAttribute(normal, vertex)
    out.set(out.x - slopeX * out.z, out.y - slopeY * out.z, out.z).normalize()
    normal.setXYZ(vertex, out.x, out.y, out.z)
    position.setZ(vertex, position.getZ(vertex) + faceAt(x, y))
  }
  return geometry
}

export const sides = [1, -1] as const
export const mirrorX = (outline: Outline, side: 1 | -1, shift: number): Outline =>
  counterClockwise(outline.map(([x, y]): Point => [side * (x + shift), y]))

const tilted = (parts: readonly Part[], turn: number): Part[] =>
  parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(turn) }))

/** The lowest places of the front and of the arms' tips. */
function feetOf(parts: readonly Part[]): { front: Vector3; tips: Vector3 } {
  const places = parts.flatMap(({ geometry }) => placesOf(geometry))
  const back = Math.min(...parts.map((part) => boundsOfModel({ parts: [part] }).min.z))
  const lowest = (isOf: (place: Vector3) => boolean) =>
    places.filter(isOf).reduce((low, place) => (place.y < low.y ? place : low))
  return { front: lowest(({ z }) => z > back / 2), tips: lowest(({ z }) => z < back / 2) }
}

/** On the tips of its arms and the lower rims, as it is put on a table. */
export function standingOn(parts: readonly Part[]): Part[] {
  let turn = 0
  // What is lowest changes a little as it is tilted.
  for (let round = 0; round < 4; round += 1) {
    const { front, tips } = feetOf(tilted(parts, turn))
    turn += Math.atan2(front.y - tips.y, front.z - tips.z)
  }
  return grounded(tilted(parts, turn))
}
