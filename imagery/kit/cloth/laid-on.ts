import { clamp, item, lerp } from '../plane/maths'
import type { Cloth } from './cloth'

/** Width of a cell of the ground, cm. */
const cell = 0.25
/** Soft cloth keeps so far off an edge below it, and bends over it as softly. */
const reach = 0.75

/**
 * A cloth that lies on a table, laid over another one: it rises by what lies below it, and bends softly down beside it.
 * For what is supple and thin beside how wide it is, such as gloves.
 */
export function laidOn(upper: Cloth, lower: Cloth): Cloth {
  const ground = groundOf(lower)
  const positions = upper.positions.slice()
  for (let knot = 0; knot < upper.pattern.length; knot += 1) {
    const [x, z] = [item(positions, knot * 3), item(positions, knot * 3 + 2)]
    positions[knot * 3 + 1] = item(positions, knot * 3 + 1) + ground(x, z)
  }
  return { ...upper, positions }
}

/** How high the ground is at a place, once a cloth lies on it. */
function groundOf({ positions }: Cloth): (x: number, z: number) => number {
  const along = (axis: 0 | 2) => Array.from(positions).filter((_, place) => place % 3 === axis)
  const margin = reach * 5
  const first = ([0, 2] as const).map((axis) => Math.min(...along(axis)) - margin)
  const [left = 0, near = 0] = first
  const columns = Math.ceil((Math.max(...along(0)) + margin - left) / cell)
  const rows = Math.ceil((Math.max(...along(2)) + margin - near) / cell)
  let heights = new Float64Array(columns * rows)
  for (let place = 0; place < positions.length; place += 3) {
    const column = Math.round((item(positions, place) - left) / cell)
    const row = Math.round((item(positions, place + 2) - near) / cell)
    const at = row * columns + column
    heights[at] = Math.max(item(heights, at), item(positions, place + 1))
  }
  const over = (from: Float64Array, width: number, take: (values: readonly number[]) => number) => {
    const steps = Math.round(width / cell)
    const pass = (source: Float64Array, stride: number, count: number) =>
      source.map((_, at) => {
        const own = Math.floor(at / stride) % count
        const values: number[] = []
        for (let step = -steps; step <= steps; step += 1)
          values.push(item(source, at + (clamp(own + step, 0, count - 1) - own) * stride))
        return take(values)
      })
    return pass(pass(from, 1, columns), columns, rows)
  }
  heights = over(heights, reach * 1.4, (values) => Math.max(...values))
  for (let round = 0; round < 2; round += 1)
    heights = over(
      heights,
      reach * 0.7,
      (values) => values.reduce((sum, one) => sum + one, 0) / values.length,
    )

  return (x, z) => {
    const u = clamp((x - left) / cell, 0, columns - 1.001)
    const v = clamp((z - near) / cell, 0, rows - 1.001)
    const at = (column: number, row: number) => item(heights, row * columns + column)
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const low = lerp(at(column, row), at(column + 1, row), u - column)
    return lerp(low, lerp(at(column, row + 1), at(column + 1, row + 1), u - column), v - row)
  }
}
