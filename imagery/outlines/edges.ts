import { traceBorders } from './trace'
import type { Mask, Point } from './trace'
import { around } from '../kit/plane/maths'

/** The softness of the line that teeth are measured from, and of the line they are seen in, pixels of a picture 960 wide. */
const wide = 20
const fine = 3
/** Where the edge itself turns by more than this within `wide` to both sides there is a corner, not a tooth. */
const corner = 0.3
/** A tooth stands off by so many pixels. */
const tall = 0.75

/** A closed line seen through a bell of that width. */
function softened(line: readonly Point[], width: number): Point[] {
  const reach = Math.ceil(width * 3)
  const bell = Array.from({ length: reach * 2 + 1 }, (_, k) => Math.exp(-(((k - reach) / width) ** 2) / 2))
  const total = bell.reduce((sum, weight) => sum + weight, 0)
  return line.map((_, at) => {
    let [x, y] = [0, 0]
    bell.forEach((weight, k) => {
      const [px, py] = around(line, at + k - reach)
      x += (px * weight) / total
      y += (py * weight) / total
    })
    return [x, y]
  })
}

/**
 * How many teeth an edge has in a thousand pixels of its length, where it runs straight or in a soft curve: places that
 * stand off from the softened edge, first to one side and then to the other.
 */
export function teethOf(mask: Mask): number {
  const borders = traceBorders(mask).filter((line) => line.length > mask.height / 2)
  let [teeth, length] = [0, 0]
  for (const border of borders) {
    const soft = softened(border, wide)
    const seen = softened(border, fine)
    let last = 0
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
      teeth += 1
    })
  }
  return length === 0 ? 0 : (teeth / length) * 1000
}
