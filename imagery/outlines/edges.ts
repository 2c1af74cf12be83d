import { traceBorders } from './trace'
import type { Mask, Point } from './trace'
import { around, item } from '../kit/plane/maths'

/** The softness of the line that teeth are measured from, and of the line they are seen in, pixels of a picture 960 wide. */
const wide = 20
const fine = 3
/** Where the edge itself turns by more than this within `wide` to both sides there is a corner, not a tooth. */
const corner = 0.3
/** A tooth stands off by so many pixels. */
const tall = 0.75
/** Teeth of two masks that are no farther apart are one, pixels. */
const same = 8

/** A closed line seen through a bell of that width. */
function softened(line: readonly Point[], width: number): Point[] {
  const reach = Math.ceil(width * 3)
  const bell = Array.from({ length: reach * 2 + 1 }, (_, k) => Math.exp(-(((k - reach) / width) ** 2) / 2))
  const total = bell.reduce((sum, weight) => sum + weight, 0)
  const weights = Float64Array.from(bell, (weight) => weight / total)
  // The line goes round: what is near its start or its end is seen over both.
  const places = Array.from({ length: line.length + reach * 2 }, (_, at) => around(line, at - reach))
  const [xs, ys] = [Float64Array.from(places, ([x]) => x), Float64Array.from(places, ([, y]) => y)]
  const seen = (values: Float64Array, at: number) =>
    weights.reduce((sum, weight, k) => sum + weight * item(values, at + k), 0)
  return line.map((_, at) => [seen(xs, at), seen(ys, at)])
}

/** Where an edge stands off, and how much of it was looked at. */
type Teeth = { places: Point[]; length: number }

/** Places that stand off from the softened edge, first to one side and then to the other, where it runs straight or in a soft curve. */
function teethAlong(border: readonly Point[]): Teeth {
  const soft = softened(border, wide)
  const seen = softened(border, fine)
  const places: Point[] = []
  let [last, length] = [0, 0]
  soft.forEach((point, at) => {
    const [before, after] = [around(soft, at - wide * 2), around(soft, at + wide * 2)]
    const [ux, uy, vx, vy] = [
      point[0] - before[0],
      point[1] - before[1],
      after[0] - point[0],
      after[1] - point[1],
    ]
    const turn = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)
    if (Math.abs(turn) > corner) {
      last = 0
      return
    }
    length += 1
    const [x, y] = around(seen, at)
    const [dx, dy] = [vx + ux, vy + uy]
    const off = ((x - point[0]) * dy - (y - point[1]) * dx) / (Math.hypot(dx, dy) || 1)
    if (Math.abs(off) < tall || Math.sign(off) === last) return
    last = Math.sign(off)
    places.push([x, y])
  })
  return { places, length }
}

function teethIn(mask: Mask): Teeth {
  const found = traceBorders(mask)
    .filter((line) => line.length > mask.height / 2)
    .map(teethAlong)
  return {
    places: found.flatMap(({ places }) => places),
    length: found.reduce((sum, one) => sum + one.length, 0),
  }
}

/**
 * How many teeth an edge has in a thousand pixels of its length. Given in several masks, a tooth is one that each of them
 * has: what only some show is a shadow beside the edge or a sheen along it.
 */
export function teethOf(...masks: readonly [Mask, ...Mask[]]): number {
  const [own, ...others] = masks.map(teethIn).toSorted((a, b) => a.places.length - b.places.length)
  if (!own || own.length === 0) return 0
  const isNear = ([x, y]: Point, [ox, oy]: Point) => Math.hypot(x - ox, y - oy) < same
  const shared = own.places.filter((place) =>
    others.every(({ places }) => places.some((other) => isNear(place, other))),
  )
  return (shared.length / own.length) * 1000
}
