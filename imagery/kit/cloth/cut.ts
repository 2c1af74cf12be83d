import { item } from '../plane/maths'
import type { Outline, Point } from '../plane/outline'

/** A pattern piece as triangles; `keys` name the places of the lattice, the same in every piece cut from it. */
export type Cut = { points: Point[]; keys: string[]; rim: boolean[]; triangles: number[] }

function nearestOn(outline: Outline, [x, y]: Point) {
  let best = Infinity
  let found: Point = [x, y]
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = item(outline, index)
    const [bx, by] = item(outline, (index + 1) % outline.length)
    const dx = bx - ax
    const dy = by - ay
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const [ex, ey] = [x - ax - t * dx, y - ay - t * dy]
    const squared = ex * ex + ey * ey
    if (squared < best) {
      best = squared
      found = [ax + t * dx, ay + t * dy]
    }
  }
  return { away: Math.sqrt(best), found }
}

/** How high the rows are that lines are looked up by, cm. */
const rowHeight = 1

/** Tells what is inside an outline; of a place it looks at the lines of its own height alone. */
export function insideOf(outline: Outline): (point: Point) => boolean {
  const rows = new Map<number, (readonly [Point, Point])[]>()
  outline.forEach((from, index) => {
    const to = item(outline, (index + 1) % outline.length)
    const [low, high] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
    for (let row = Math.floor(low / rowHeight); row <= Math.floor(high / rowHeight); row += 1) {
      const lines = rows.get(row)
      if (lines) lines.push([from, to])
      else rows.set(row, [[from, to]])
    }
  })
  return ([x, y]) => {
    let inside = false
    for (const [[ax, ay], [bx, by]] of rows.get(Math.floor(y / rowHeight)) ?? [])
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    return inside
  }
}

/** Where an outline turns sharply. */
export function cornersOf(outline: Outline) {
  return outline.filter(([x, y], index) => {
    const [ax, ay] = item(outline, (index + outline.length - 1) % outline.length)
    const [bx, by] = item(outline, (index + 1) % outline.length)
    const turn = Math.atan2(
      (x - ax) * (by - y) - (y - ay) * (bx - x),
      (x - ax) * (bx - x) + (y - ay) * (by - y),
    )
    return Math.abs(turn) > 0.5
  })
}

/** Cuts a piece out of an even lattice of triangles; knots near the outline are drawn onto it. */
export function cut(outline: Outline, step: number): Cut {
  const height = (step * Math.sqrt(3)) / 2
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const reach = (values: number[], size: number) =>
    [Math.floor(Math.min(...values) / size) - 1, Math.ceil(Math.max(...values) / size) + 1] as const
  const [left, right] = reach(xs, step)
  const [low, high] = reach(ys, height)
  const isInside = insideOf(outline)
  const knots = new Map<string, { point: Point; rim: boolean }>()
  for (let row = low; row <= high; row += 1) {
    for (let column = left; column <= right; column += 1) {
      // Off the middle line, so that no straight edge runs exactly between two columns.
      const point: Point = [(column + (row % 2 === 0 ? 0.137 : 0.637)) * step, (row + 0.071) * height]
      const { away, found } = nearestOn(outline, point)
      if (away < step * 0.505) knots.set(`${column} ${row}`, { point: found, rim: true })
      else if (isInside(point)) knots.set(`${column} ${row}`, { point, rim: false })
    }
  }
  for (const corner of cornersOf(outline)) {
    let best = step
    let nearest: { point: Point; rim: boolean } | undefined
    for (const knot of knots.values()) {
      const away = Math.hypot(knot.point[0] - corner[0], knot.point[1] - corner[1])
      if (knot.rim && away < best) {
        best = away
        nearest = knot
      }
    }
    if (nearest) nearest.point = corner
  }
  const keys = [...knots.keys()]
  const numbers = new Map(keys.map((key, index) => [key, index]))
  const triangles: number[] = []
  const take = (...places: (readonly [number, number])[]) => {
    const names = places.map(([column, row]) => `${column} ${row}`)
    const [p, q, r] = names.map((name) => knots.get(name)?.point)
    if (!p || !q || !r) return
    const doubled = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])
    if (doubled < step * step * 0.02) return
    if (!isInside([(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3])) return
    triangles.push(...names.map((name) => numbers.get(name) ?? 0))
  }
  for (let row = low; row < high; row += 1) {
    const shift = row % 2 === 0 ? 0 : 1
    for (let column = left; column < right; column += 1) {
      take([column, row], [column + 1, row], [column + shift, row + 1])
      take([column + 1 - shift, row], [column + 1, row + 1], [column, row + 1])
    }
  }
  const all = keys.map((key) => knots.get(key))
  return {
    points: all.map((knot) => knot?.point ?? [0, 0]),
    rim: all.map((knot) => knot?.rim ?? false),
    keys,
    triangles,
  }
}
