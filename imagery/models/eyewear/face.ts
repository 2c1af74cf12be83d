import type { Part } from '../../kit/mesh/model'
import { counterClockwise } from '../../kit/plane/outline'
import type { Outline, Point } from '../../kit/plane/outline'
import { grounded } from '../placing'

/** The bow of a face: everything far out lies further back. */
export const faceAt = (x: number, y: number) => -0.0145 * x * x - 0.008 * (y + 0.5) ** 2

export const bent = (geometry: Part['geometry']) => {
  const position = geometry.getAttribute('position')
  for (let vertex = 0; vertex < position.count; vertex += 1)
    position.setZ(vertex, position.getZ(vertex) + faceAt(position.getX(vertex), position.getY(vertex)))
  return geometry
}

export const sides = [1, -1] as const
export const mirrorX = (outline: Outline, side: 1 | -1, shift: number): Outline =>
  counterClockwise(outline.map(([x, y]): Point => [side * (x + shift), y]))

/** On the tips of its arms and the lower rims, as it is put on a table. */
export const standingOn = (parts: readonly Part[]) =>
  grounded(parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(-0.07) })))
