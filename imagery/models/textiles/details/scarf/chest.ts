import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import { graph } from '../../../../kit/plane/curves'
import { steps, vector } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'

/** A place before the chest: so far to our right, so high, so far off it. */
export type Before = (x: number, y: number, off: number) => Vector3

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How far to the side the chest's roundness is measured, cm. */
const beside = 6

/** A chest without the folds of its cloth, from the middle of the neck's edge down to a place of the pattern. */
export function chestBefore(on: Draped, from: number, to: number): Before {
  const spots = steps(from, to, 16).map((y) => {
    const at = (x: number) => on.spot(1, [x, y]).point
    const middle = [-1.5, 0, 1.5].map(at)
    const round = mean(middle.map(({ z }) => z)) - mean([at(-beside).z, at(beside).z])
    return { y: mean(middle.map((place) => place.y)), z: mean(middle.map(({ z }) => z)), round }
  })
  const zAt = graph(spots.map(({ y, z }): Point => [y, z]).toReversed())
  const bend = mean(spots.map(({ round }) => round)) / beside ** 2
  return (x, y, off) => {
    const slope = (zAt(y + 1) - zAt(y - 1)) / 2
    const normal = vector(2 * bend * x, -slope, 1).normalize()
    return vector(x, y, zAt(y) - bend * x * x).addScaledVector(normal, off)
  }
}

/** Sharp creases between full folds, from 0 to 1, so many over a breadth of 1. */
export const creased = (place: number) => Math.abs(Math.sin(Math.PI * place)) ** 0.65

/** A crease in cloth, 1 deep along its middle. */
export const creaseAt = (place: number, middle: number, wide: number) =>
  1 / (1 + ((place - middle) / wide) ** 2) ** 1.5
