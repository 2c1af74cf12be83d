import { item } from '../plane/maths'
import type { Cloth } from './cloth'
import { get, linksOf } from './links'
import type { Link } from './links'

/**
 * Every triangle into four, the cloth rounder each time (Loop's scheme). Edges and seams are rounded along themselves
 * alone: a seam is pressed, and where cloth turns sharply at it, no triangle beside it draws it out of line.
 */
export function refined(cloth: Cloth): Cloth {
  const links = linksOf(cloth.triangles)
  const count = cloth.pattern.length
  const keyOf = (a: number, b: number) => (a < b ? a * count + b : b * count + a)
  const between = new Map(links.map(({ a, b }, index) => [keyOf(a, b), count + index]))
  const half = (a: number, b: number) => between.get(keyOf(a, b)) ?? 0
  const triangles: number[] = []
  for (let place = 0; place < cloth.triangles.length; place += 3) {
    const a = item(cloth.triangles, place)
    const b = item(cloth.triangles, place + 1)
    const c = item(cloth.triangles, place + 2)
    const [ab, bc, ca] = [half(a, b), half(b, c), half(c, a)]
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return {
    positions: Float64Array.from([
      ...rounded(cloth, links),
      ...links.flatMap((link) => middleOf(cloth, link, isLine(cloth, link))),
    ]),
    pattern: [
      ...cloth.pattern,
      ...links.map(({ a, b }) => {
        const [p, q] = [item(cloth.pattern, a), item(cloth.pattern, b)]
        return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const
      }),
    ],
    side: Int8Array.from([...cloth.side, ...links.map((link) => sideOf(cloth, link))]),
    triangles,
    restsAs: cloth.restsAs,
    zips: [],
  }
}

/** The side of an edge's middle: none on a seam, else that of what is around it. */
function sideOf({ side }: Cloth, { a, b, across }: Link): number {
  const ends = [side[a] ?? 0, side[b] ?? 0]
  const beyond = across.map((knot) => side[knot] ?? 0)
  const isSeam = ends[0] === 0 && ends[1] === 0 && new Set(beyond.filter((one) => one !== 0)).size > 1
  return isSeam ? 0 : item([...ends, ...beyond].filter((one) => one !== 0).concat(0), 0)
}

/** Part of an edge or of a seam. */
const isLine = ({ side }: Pick<Cloth, 'side'>, { across: [c, d] }: Link) =>
  c === undefined || d === undefined || item(side, c) * item(side, d) < 0

/** Where the middle of an edge comes to lie: drawn a little to both sides, but on a line. */
function middleOf({ positions }: Cloth, link: Link, isOnLine: boolean): number[] {
  const { a, b, across } = link
  const mean = (p: number, q: number, axis: number) =>
    (get(positions, p * 3 + axis) + get(positions, q * 3 + axis)) / 2
  return [0, 1, 2].map((axis) => {
    const middle = mean(a, b, axis)
    const [c, d] = across
    const far = isOnLine || c === undefined || d === undefined ? middle : mean(c, d, axis)
    return middle * 0.75 + far * 0.25
  })
}

/** The knots there were, each drawn to its neighbours; those of a line only to their two neighbours along it. */
function rounded({ positions, pattern, side }: Cloth, links: readonly Link[]): number[] {
  const all = neighboursOf(positions, pattern.length, links)
  const rims = neighboursOf(
    positions,
    pattern.length,
    links.filter(({ across }) => across.length < 2),
  )
  const lines = neighboursOf(
    positions,
    pattern.length,
    links.filter((link) => isLine({ side }, link)),
  )
  return Array.from(positions, (value, place) => {
    const knot = Math.floor(place / 3)
    const isOnRim = item(rims.degree, knot) > 0
    const isOnLine = isOnRim || item(lines.degree, knot) === 2
    const line = isOnRim ? rims : lines
    const { sums, degree } = isOnLine ? line : all
    const weight = isOnLine ? 0.25 : 0.375
    return value * (1 - weight) + (get(sums, place) / item(degree, knot)) * weight
  })
}

/** How many neighbours each knot has, and the sum of where they are. */
function neighboursOf(positions: Float64Array, count: number, links: readonly Link[]) {
  const sums = new Float64Array(count * 3)
  const degree = new Int32Array(count)
  const add = (to: number, from: number) => {
    degree[to] = item(degree, to) + 1
    for (let axis = 0; axis < 3; axis += 1)
      sums[to * 3 + axis] = get(sums, to * 3 + axis) + get(positions, from * 3 + axis)
  }
  for (const { a, b } of links) {
    add(a, b)
    add(b, a)
  }
  return { sums, degree }
}
