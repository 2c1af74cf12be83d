import type { Vector3 } from 'three'
import { item } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cloth } from './cloth'
import type { Piece } from './piece'
import { alongChains, aroundKnots, press, pressEvenly } from './press'

/** A piece with where it starts before it is sewn. */
export type Panel = {
  name: string
  piece: Piece
  place: (point: Point) => Vector3
  /** What `Draped.spot` finds it by. */
  side: 1 | -1
  /** It starts with its right side to the back. */
  isTurned?: boolean
  /** Its weave or grain, where it does not run as it was cut. */
  grain?: (point: Point) => Point
}

/**
 * Sides of two panels, as `panel.side`; `isReversed` where they run against each other. Where a sleeve `isSetIn`, both keep
 * their own knots, since their patterns do not go on in each other; an `isFold` is not cut, and pressed as all around it is.
 */
export type Join = { from: string; to: string; isReversed?: boolean; isSetIn?: boolean; isFold?: boolean }

/** All panels as one mesh, each with its own knots still. */
export type Sewing = {
  start: Vector3[]
  flat: Point[]
  grain: Point[]
  side: number[]
  triangles: number[]
  /** Seams as chains of pairs of knots. */
  seams: (readonly [number, number])[][]
  /** Which of the seams something is set in by, and which are folds. */
  setIn: ReadonlySet<number>
  folds: ReadonlySet<number>
  knotsOf: (name: string) => number[]
}

/** Puts panels together; both sides of a seam must have as many knots. */
export function sewing(panels: readonly Panel[], joins: readonly Join[]): Sewing {
  const firsts = new Map<string, number>()
  const made: Sewing = {
    start: [],
    flat: [],
    grain: [],
    side: [],
    triangles: [],
    seams: [],
    setIn: which(({ isSetIn }) => isSetIn),
    folds: which(({ isFold }) => isFold),
    knotsOf,
  }
  for (const { name, piece, place, side, isTurned = false, grain = (point: Point) => point } of panels) {
    const first = made.flat.length
    firsts.set(name, first)
    made.flat.push(...piece.points)
    made.grain.push(...piece.points.map(grain))
    made.start.push(...piece.points.map(place))
    made.side.push(...piece.points.map(() => side))
    for (let at = 0; at < piece.triangles.length; at += 3)
      for (const corner of isTurned ? [0, 2, 1] : [0, 1, 2])
        made.triangles.push(item(piece.triangles, at + corner) + first)
  }
  made.seams = joins.map(({ from, to, isReversed = false }) => {
    const [one, other] = [knotsOf(from), knotsOf(to)]
    if (one.length !== other.length) throw new Error(`${from} and ${to} have not the same count of knots`)
    const matched = isReversed ? other.toReversed() : other
    return one.map((knot, index) => [knot, item(matched, index)] as const)
  })
  return made

  function which(isMeant: (join: Join) => boolean | undefined) {
    return new Set(joins.flatMap((join, index) => (isMeant(join) ? [index] : [])))
  }

  function knotsOf(name: string): number[] {
    const [panel = '', side = ''] = name.split('.')
    const found = panels.find((one) => one.name === panel)?.piece.sides.get(side)
    if (!found) throw new Error(`No side ${name}`)
    return found.map((knot) => knot + (firsts.get(panel) ?? 0))
  }
}

/**
 * How often lines along seams, and then all of the cloth, are smoothed; `isEven` where nothing may waver that is drawn on the
 * pattern or seen from the side.
 */
export type Pressing = { seams: number; cloth: number; isEven?: boolean }

/** The cloth as it came to rest, with one knot for both sides of a seam, its seams pressed. */
export function sewn(sewing: Sewing, places: ArrayLike<number>, pressing: Pressing): Cloth {
  const { cloth, idOf } = welded(sewing, places)
  const chains = sewing.seams.flatMap((seam, index) => {
    if (sewing.folds.has(index)) return []
    const sides = sewing.setIn.has(index) ? ([0, 1] as const) : ([0] as const)
    return sides.map((side) => seam.map((pair) => idOf(pair[side])))
  })
  const lines = alongChains(chains)
  const between = new Map([...aroundKnots(cloth.triangles)].filter(([knot]) => !lines.has(knot)))
  press(cloth.positions, lines, pressing.seams)
  if (pressing.isEven) pressEvenly(cloth, between, pressing.cloth)
  else press(cloth.positions, between, pressing.cloth)
  return cloth
}

/** One knot for all that are sewn to each other; those of a sleeve that is set in only meet. */
function welded({ flat, grain, side, triangles, seams, setIn }: Sewing, places: ArrayLike<number>) {
  const [meeting, shared] = [
    seams.filter((_, index) => setIn.has(index)),
    seams.filter((_, index) => !setIn.has(index)),
  ]
  const roots = joined(flat.length, shared.flat())
  const kept = [...new Set(roots)].sort((a, b) => a - b)
  const numbers = new Map(kept.map((root, index) => [root, index]))
  const idOf = (knot: number) => numbers.get(item(roots, knot)) ?? 0
  const sides = kept.map((root) => new Set([item(side, root)]))
  for (let knot = 0; knot < flat.length; knot += 1) item(sides, idOf(knot)).add(item(side, knot))
  const positions = middles(places, flat.length, idOf, kept.length)
  for (const pair of meeting.flat()) meet(positions, pair.map(idOf))
  const cloth: Cloth = {
    positions,
    pattern: kept.map((root) => item(grain, root)),
    side: Int8Array.from(sides, (found) => (found.size > 1 ? 0 : item([...found], 0))),
    triangles: withArea(triangles.map(idOf)),
    restsAs: 'placed',
    zips: [],
  }
  return { cloth, idOf }
}

/** Where knots are that come from several: in the middle of them. */
function middles(places: ArrayLike<number>, from: number, idOf: (knot: number) => number, count: number) {
  const positions = new Float64Array(count * 3)
  const counts = new Float64Array(count)
  for (let knot = 0; knot < from; knot += 1) {
    const id = idOf(knot)
    counts[id] = item(counts, id) + 1
    for (let axis = 0; axis < 3; axis += 1)
      positions[id * 3 + axis] = item(positions, id * 3 + axis) + item(places, knot * 3 + axis)
  }
  return positions.map((value, place) => value / item(counts, Math.floor(place / 3)))
}

/** Draws two knots together. */
function meet(positions: Float64Array, [a = 0, b = 0]: readonly number[]) {
  for (let axis = 0; axis < 3; axis += 1) {
    const middle = (item(positions, a * 3 + axis) + item(positions, b * 3 + axis)) / 2
    positions[a * 3 + axis] = middle
    positions[b * 3 + axis] = middle
  }
}

/** For every knot the first of all it is sewn to. */
function joined(count: number, pairs: readonly (readonly [number, number])[]): number[] {
  const parents = Array.from({ length: count }, (_, knot) => knot)
  const rootOf = (knot: number): number => {
    const parent = item(parents, knot)
    return parent === knot ? knot : rootOf(parent)
  }
  for (const [a, b] of pairs) {
    const [p, q] = [rootOf(a), rootOf(b)]
    parents[Math.max(p, q)] = Math.min(p, q)
  }
  return parents.map((_, knot) => rootOf(knot))
}

const withArea = (triangles: readonly number[]) =>
  triangles.filter((_, place) => {
    const first = place - (place % 3)
    return new Set(triangles.slice(first, first + 3)).size === 3
  })
