import { detail } from './detail'
import { TAU, around, clamp, item, lerp } from './maths'

export type Point = readonly [x: number, y: number]

/** A closed line, counter-clockwise, densely sampled. */
export type Outline = readonly Point[]

/** A corner of a polygon with the radius it is rounded by. */
export type Corner = readonly [x: number, y: number, radius: number]

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

export function area(outline: Outline): number {
  return outline.reduce((sum, p, index) => {
    const q = around(outline, index + 1)
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2
  }, 0)
}

export const counterClockwise = (outline: Outline): Outline =>
  area(outline) < 0 ? [...outline].reverse() : outline

/** The corner as an arc. A radius that does not fit its two sides shrinks until it does. */
function arc(before: Point, corner: Corner, after: Point, step: number): Point[] {
  const here: Point = [corner[0], corner[1]]
  const u = unit(minus(before, here))
  const w = unit(minus(after, here))
  const angle = Math.acos(clamp(u[0] * w[0] + u[1] * w[1], -1, 1))
  if (corner[2] === 0 || angle > Math.PI - 1e-3) return [here]
  const reach = Math.min(Math.hypot(...minus(before, here)), Math.hypot(...minus(after, here))) * 0.499
  const setback = Math.min(corner[2] / Math.tan(angle / 2), reach)
  const radius = setback * Math.tan(angle / 2)
  const middle = unit([u[0] + w[0], u[1] + w[1]])
  const far = radius / Math.sin(angle / 2)
  const centre: Point = [here[0] + middle[0] * far, here[1] + middle[1] * far]
  const start = Math.atan2(here[1] + u[1] * setback - centre[1], here[0] + u[0] * setback - centre[0])
  const end = Math.atan2(here[1] + w[1] * setback - centre[1], here[0] + w[0] * setback - centre[0])
  let turn = end - start
  while (turn > Math.PI) turn -= TAU
  while (turn < -Math.PI) turn += TAU
  const count = Math.max(detail() < 1 ? 3 : 8, Math.ceil((Math.abs(turn) * radius) / step))
  return Array.from({ length: count + 1 }, (_, index) => {
    const a = start + (turn * index) / count
    return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)]
  })
}

/** Adds points until no gap is wider than `step`. */
export function dense(points: readonly Point[], step: number, isClosed = true): Point[] {
  const out: Point[] = []
  points.forEach((p, index) => {
    const before = index === 0 && !isClosed ? undefined : around(points, index - 1)
    if (before && Math.hypot(...minus(p, before)) < 1e-5) return
    out.push(p)
    if (!isClosed && index === points.length - 1) return
    const q = around(points, index + 1)
    const pieces = Math.ceil(Math.hypot(...minus(q, p)) / step)
    for (let k = 1; k < pieces; k++) out.push([lerp(p[0], q[0], k / pieces), lerp(p[1], q[1], k / pieces)])
  })
  return out
}

/** A polygon with rounded corners, counter-clockwise. */
export function roundedPolygon(corners: readonly Corner[], spacing = 0.2): Outline {
  const step = spacing / detail()
  const points = corners.flatMap((corner, index) => {
    const before = around(corners, index - 1)
    const after = around(corners, index + 1)
    return arc([before[0], before[1]], corner, [after[0], after[1]], step)
  })
  return counterClockwise(dense(points, step))
}

/** A rectangle around the origin. */
export function roundedRectangle(width: number, height: number, radius: number, step = 0.2): Outline {
  const [x, y] = [width / 2, height / 2]
  return roundedPolygon(
    [
      [-x, -y, radius],
      [x, -y, radius],
      [x, y, radius],
      [-x, y, radius],
    ],
    step,
  )
}

export function ellipse(radiusX: number, radiusY: number, count = 64): Outline {
  return Array.from({ length: count }, (_, index) => {
    const a = (index / count) * TAU
    return [radiusX * Math.cos(a), radiusY * Math.sin(a)]
  })
}

/** Outward, one for each point. */
export function normalsOf(outline: Outline): Point[] {
  return outline.map((_, index) => {
    const t = unit(minus(around(outline, index + 1), around(outline, index - 1)))
    return [t[1], -t[0]]
  })
}

/** The outline moved inwards. Only for distances below the smallest radius of its convex corners. */
export function inset(outline: Outline, distance: number): Point[] {
  const normals = normalsOf(outline)
  return outline.map((p, index) => {
    const n = around(normals, index)
    return [p[0] - n[0] * distance, p[1] - n[1] * distance]
  })
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = minus(b, a)
  const t = clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1))
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

/** How far `p` is from the outline, looking only `reach` points to both sides of its `near`th point. */
export function distanceNear(outline: Outline, p: Point, near: number, reach: number): number {
  let least = Infinity
  for (let k = -reach; k < reach; k++)
    least = Math.min(least, toSegment(p, around(outline, near + k), around(outline, near + k + 1)))
  return least
}

export function boundsOf(outline: Outline) {
  const xs = outline.map((p) => p[0])
  const ys = outline.map((p) => p[1])
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** An open line each of whose places is drawn towards its neighbours, so often; its ends stay. */
export function evenedLine(line: readonly Point[], rounds: number): Point[] {
  if (rounds === 0) return [...line]
  return evenedLine(
    line.map((place, index): Point => {
      if (index === 0 || index === line.length - 1) return place
      const [before, after] = [item(line, index - 1), item(line, index + 1)]
      return [(before[0] + 2 * place[0] + after[0]) / 4, (before[1] + 2 * place[1] + after[1]) / 4]
    }),
    rounds - 1,
  )
}
