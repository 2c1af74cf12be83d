import { item } from '../plane/maths'
import type { Cloth } from './cloth'
import { get } from './links'
import type { Link } from './links'

/** Pairs of knots, how far apart they rest and were placed at first, and how easily each pair gives way. */
export type Springs = { ids: Int32Array; rest: Float64Array; placed: Float64Array; soft: Float64Array }

const distance = ({ positions }: Cloth, a: number, b: number) =>
  Math.hypot(...[0, 1, 2].map((axis) => get(positions, a * 3 + axis) - get(positions, b * 3 + axis)))

function restOf(cloth: Cloth, a: number, b: number): number {
  if (cloth.restsAs === 'placed') return distance(cloth, a, b)
  const [ax, ay] = item(cloth.pattern, a)
  const [bx, by] = item(cloth.pattern, b)
  return Math.hypot(ax - bx, ay - by)
}

/** Along every edge, and across every edge that is no seam; the stiffer, the less it folds. */
export function springsOf(cloth: Cloth, links: readonly Link[], stiffness: number, ease: number): Springs {
  const { side } = cloth
  const pairs: number[] = []
  const rests: number[] = []
  const softs: number[] = []
  const add = (a: number, b: number, soft: number) => {
    pairs.push(a, b)
    rests.push(restOf(cloth, a, b) * ease)
    softs.push(soft)
  }
  const bend = 6e-6 * (1.02 - stiffness) ** 3
  for (const { a, b, across } of links) {
    add(a, b, 1e-9)
    const [c, d] = across
    if (c === undefined || d === undefined) continue
    const isSeam = side[c] !== side[d] && side[c] !== 0 && side[d] !== 0
    if (!isSeam) add(c, d, bend)
  }
  const ids = Int32Array.from(pairs)
  return {
    ids,
    rest: Float64Array.from(rests),
    placed: Float64Array.from(rests, (_, link) =>
      distance(cloth, ids[link * 2] ?? 0, ids[link * 2 + 1] ?? 0),
    ),
    soft: Float64Array.from(softs),
  }
}
