import { item } from '../plane/maths'
import type { Cloth } from './cloth'
import { linksOf } from './links'
import type { Link } from './links'

/** Knots and what each is drawn towards. */
export type Neighbours = ReadonlyMap<number, readonly number[]>

/**
 * Smooths to and fro, so that what is small goes and nothing shrinks (Taubin): of thirty rounds a wave five knots long
 * keeps a thirtieth, one of ten two thirds, one of sixty all.
 */
export function press(positions: Float64Array, neighbours: Neighbours, rounds: number): void {
  const mean: Mean = (before, near, axis) =>
    near.reduce((sum, other) => sum + item(before, other * 3 + axis), 0) / near.length
  toAndFro(positions, neighbours, rounds, mean)
}

/** Where a knot's neighbours lie in the middle, along an axis. */
type Mean = (before: Float64Array, near: readonly number[], axis: number, knot: number) => number

function toAndFro(positions: Float64Array, neighbours: Neighbours, rounds: number, mean: Mean) {
  for (let round = 0; round < rounds * 2; round += 1) {
    const share = round % 2 === 0 ? 0.5 : -0.515
    const before = positions.slice()
    const pull = (knot: number, near: readonly number[], axis: number) => {
      const own = item(before, knot * 3 + axis)
      positions[knot * 3 + axis] = own + (mean(before, near, axis, knot) - own) * share
    }
    for (const [knot, near] of neighbours) for (let axis = 0; axis < 3; axis += 1) pull(knot, near, axis)
  }
}

/**
 * The same for a cloth whose triangles differ, as they do beside a seam: neighbours count by the pattern's angles, or knots
 * would be drawn to where there are most of them, and an edge that is seen from the side have teeth.
 */
export function pressEvenly(
  { positions, pattern, triangles }: Pick<Cloth, 'positions' | 'pattern' | 'triangles'>,
  neighbours: Neighbours,
  rounds: number,
): void {
  const span = pattern.length
  const weights = cotangents(pattern, triangles)
  const weightOf = (a: number, b: number) => weights.get(Math.min(a, b) * span + Math.max(a, b)) ?? 0
  const shares = new Map(
    [...neighbours].map(([knot, near]) => {
      const own = near.length === 2 ? near.map(() => 1) : near.map((other) => weightOf(knot, other))
      const total = own.reduce((sum, weight) => sum + weight, 0)
      return [knot, own.map((weight) => weight / total)] as const
    }),
  )
  toAndFro(positions, neighbours, rounds, (before, near, axis, knot) => {
    const own = shares.get(knot) ?? []
    return near.reduce((sum, other, index) => sum + item(before, other * 3 + axis) * item(own, index), 0)
  })
}

/** For every edge, by its two knots, the cotangents of the angles across it in the pattern. */
function cotangents(pattern: Cloth['pattern'], triangles: readonly number[]): Map<number, number> {
  const weights = new Map<number, number>()
  for (let place = 0; place < triangles.length; place += 3)
    for (let corner = 0; corner < 3; corner += 1) {
      const [a, b, c] = [0, 1, 2].map((step) => item(triangles, place + ((corner + step) % 3)))
      if (a === undefined || b === undefined || c === undefined) continue
      const [[ax, ay], [bx, by], [cx, cy]] = [item(pattern, a), item(pattern, b), item(pattern, c)]
      const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay]
      const cotangent = (ux * vx + uy * vy) / Math.max(Math.abs(ux * vy - uy * vx), 1e-6)
      const key = Math.min(b, c) * pattern.length + Math.max(b, c)
      weights.set(key, (weights.get(key) ?? 0) + Math.max(0.05, cotangent))
    }
  return weights
}

/** On a chain both neighbours; its ends stay. */
export function alongChains(chains: readonly (readonly number[])[]): Neighbours {
  const found = new Map<number, number[]>()
  for (const chain of chains)
    for (let at = 1; at < chain.length - 1; at += 1)
      found.set(item(chain, at), [item(chain, at - 1), item(chain, at + 1)])
  return found
}

function neighboursBy(links: readonly Link[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const add = (knot: number, other: number) => {
    const list = found.get(knot)
    if (list) list.push(other)
    else found.set(knot, [other])
  }
  for (const { a, b } of links) {
    add(a, b)
    add(b, a)
  }
  return found
}

const isRim = ({ across }: Link) => across.length < 2

/** All knots around; of one at the edge of the cloth only those along it. */
export function aroundKnots(triangles: readonly number[]): Neighbours {
  const links = linksOf(triangles)
  return new Map([...neighboursBy(links), ...neighboursBy(links.filter(isRim))])
}

/** Along the seams and the edges of a cloth. A corner of its pattern stays, and so does where lines meet. */
export function alongEdges({ triangles, side, pattern }: Cloth): Neighbours {
  const links = linksOf(triangles)
  const isSeam = ({ across }: Link) => {
    const [c, d] = across
    return c !== undefined && d !== undefined && item(side, c) * item(side, d) < 0
  }
  const seams = neighboursBy(links.filter((link) => !isRim(link) && isSeam(link)))
  const edges = neighboursBy(links.filter(isRim))
  const isLine = ([knot, near]: readonly [number, readonly number[]]) =>
    near.length === 2 && !isCorner(knot, near)
  // The seam ends on the edge, and goes with it.
  return new Map([...[...seams].filter(isLine), ...[...edges].filter(isLine)])

  function isCorner(knot: number, [before = knot, after = knot]: readonly number[]) {
    // A hem runs on over a seam, where the two pieces' patterns lie on each other.
    if (item(side, knot) === 0) return false
    const [[x, y], [bx, by], [ax, ay]] = [item(pattern, knot), item(pattern, before), item(pattern, after)]
    const [ux, uy, vx, vy] = [x - bx, y - by, ax - x, ay - y]
    return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) > 0.6
  }
}
