import { clamp, item } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cut } from './cut'

/** Two pieces sewn into one cloth: what is simulated. */
export type Cloth = {
  /** x, y, z of every knot. */
  positions: Float64Array
  /** Where each knot lies on the flat pattern. */
  pattern: Point[]
  /** 1 front, -1 back, 0 on a seam. */
  side: Int8Array
  triangles: number[]
  /** Length of the cloth from knot to knot is that of the pattern, or that of the shape it was placed in. */
  restsAs: 'pattern' | 'placed'
  /** Seams between pieces: a knot, and the two knots of the other piece it lies between. */
  zips: { knot: number; from: number; to: number; share: number }[]
}

/** Lays two pieces on each other and joins them wherever both have the same edge and `isSewn` agrees. */
export function sew(front: Cut, back: Cut, isSewn: (point: Point) => boolean): Cloth {
  const pattern: Point[] = [...front.points]
  const side: number[] = front.points.map(() => 1)
  const numbers = new Map(front.keys.map((key, index) => [key, index]))
  const backIds = back.points.map((point, index) => {
    const same = numbers.get(item(back.keys, index))
    if (same !== undefined && item(back.rim, index) && item(front.rim, same) && isSewn(point)) {
      const [x, y] = item(front.points, same)
      if (Math.hypot(x - point[0], y - point[1]) < 1e-6) {
        side[same] = 0
        return same
      }
    }
    pattern.push(point)
    side.push(-1)
    return pattern.length - 1
  })
  const reversed: number[] = []
  for (let place = 0; place < back.triangles.length; place += 3)
    for (const step of [0, 2, 1]) reversed.push(item(backIds, item(back.triangles, place + step)))
  const { triangles, kept } = withoutStrays([...front.triangles, ...reversed], pattern.length)
  const positions = new Float64Array(kept.length * 3)
  kept.forEach((old, index) => {
    const [x, y] = item(pattern, old)
    positions.set([x, y, item(side, old) * 0.4], index * 3)
  })
  return {
    positions,
    pattern: kept.map((old) => item(pattern, old)),
    side: Int8Array.from(kept, (old) => item(side, old)),
    triangles,
    restsAs: 'pattern',
    zips: [],
  }
}

/** Several sewn pieces as one cloth, not joined yet. */
export function together(cloths: readonly Cloth[]): Cloth {
  const all: Cloth = {
    ...item(cloths, 0),
    positions: new Float64Array(),
    pattern: [],
    side: new Int8Array(),
    triangles: [],
    zips: [],
  }
  for (const cloth of cloths) {
    const first = all.pattern.length
    all.positions = Float64Array.from([...all.positions, ...cloth.positions])
    all.side = Int8Array.from([...all.side, ...cloth.side])
    all.pattern.push(...cloth.pattern)
    for (const knot of cloth.triangles) all.triangles.push(knot + first)
  }
  return all
}

/** Sews a chain of knots to another, each from its own start, by shares of their lengths. */
export function zip(cloth: Cloth, chain: readonly number[], other: readonly number[]) {
  const length = (knots: readonly number[]) => {
    let sum = 0
    return knots.map((knot, index) => {
      const [x, y] = item(cloth.pattern, knot)
      const [bx, by] = item(cloth.pattern, item(knots, Math.max(0, index - 1)))
      sum += Math.hypot(x - bx, y - by)
      return sum
    })
  }
  const far = length(chain)
  const near = length(other)
  chain.forEach((knot, index) => {
    const where = (item(far, index) / item(far, far.length - 1)) * item(near, near.length - 1)
    const found = near.findIndex((value) => value >= where)
    const place = found < 0 ? near.length - 1 : Math.max(1, found)
    const [low, high] = [item(near, place - 1), item(near, place)]
    const share = high > low ? clamp((where - low) / (high - low)) : 0
    cloth.zips.push({ knot, from: item(other, place - 1), to: item(other, place), share })
  })
}

/** Knots that no triangle uses fall away. */
function withoutStrays(triangles: readonly number[], count: number) {
  const kept = [...new Set(triangles)].sort((a, b) => a - b)
  const numbers = new Int32Array(count)
  kept.forEach((old, index) => {
    numbers[old] = index
  })
  return { kept, triangles: triangles.map((old) => item(numbers, old)) }
}
