import { item } from '../plane/maths'
import type { Cloth } from './cloth'
import { get } from './links'
import type { Link } from './links'

/** What resists folding: every knot leans towards the middle of its neighbours, knots of an edge along the edge. */
export function ironFor({ positions, pattern }: Cloth, links: readonly Link[], weight: Float64Array) {
  const rims = new Set(links.flatMap(({ a, b, across }) => (across.length < 2 ? [a, b] : [])))
  const neighbours: number[][] = pattern.map(() => [])
  for (const { a, b, across } of links) {
    const isRim = across.length < 2
    for (const [knot, other] of [
      [a, b],
      [b, a],
    ] as const)
      if (isRim || !rims.has(knot)) item(neighbours, knot).push(other)
  }
  const lean = (place: number, near: readonly number[], strength: number) => {
    let sum = 0
    for (const other of near) sum += get(positions, other * 3 + (place % 3))
    positions[place] = get(positions, place) + (sum / near.length - get(positions, place)) * strength
  }
  const pass = (knot: number, strength: number) => {
    const near = item(neighbours, knot)
    if (get(weight, knot) === 0 || near.length === 0) return
    for (let axis = 0; axis < 3; axis += 1) lean(knot * 3 + axis, near, strength)
  }
  return (strength: number) => {
    for (let knot = 0; knot < pattern.length; knot += 1) pass(knot, strength)
    // A narrow opening, such as a cuff, would close: most of what its edge has shrunk is given back.
    for (const knot of rims) pass(knot, -0.9 * strength)
  }
}
