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
  for (let round = 0; round < rounds * 2; round += 1) {
    const share = round % 2 === 0 ? 0.5 : -0.515
    const before = positions.slice()
    const pull = (place: number, near: readonly number[]) => {
      let sum = 0
      for (const other of near) sum += item(before, other * 3 + (place % 3))
      const own = item(before, place)
      positions[place] = own + (sum / near.length - own) * share
    }
    for (const [knot, near] of neighbours) for (let axis = 0; axis < 3; axis += 1) pull(knot * 3 + axis, near)
  }
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
