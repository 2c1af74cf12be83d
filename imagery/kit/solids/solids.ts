import { ExtrudeGeometry, LatheGeometry, Path, Shape, Vector2 } from 'three'
import type { BufferGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { creased } from '../mesh/geometry'
import { detail, pieces } from '../plane/detail'
import { TAU, around, item } from '../plane/maths'
import type { Outline, Point } from '../plane/outline'

export function roundedBox(
  [width, height, depth]: readonly [number, number, number],
  radius: number,
  segments = 6,
): BufferGeometry {
  return new RoundedBoxGeometry(width, height, depth, segments, radius)
}

/** A plate in the plane of x and y from z = 0 to `depth`, its edges rounded by `bevel`, with holes. */
export function plate(
  outline: Outline,
  depth: number,
  bevel: number,
  { holes = [], crease = 30 }: { holes?: readonly Outline[]; crease?: number } = {},
): BufferGeometry {
  const shape = new Shape(withoutStraight(outline).map((p) => new Vector2(...p)))
  for (const hole of holes)
    shape.holes.push(new Path([...withoutStraight(hole)].reverse().map((p) => new Vector2(...p))))
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: detail() < 1 ? 2 : 5,
  })
  return creased(geometry.translate(0, 0, bevel), crease)
}

/** Points in the middle of a straight line are left out by the triangulation, and would leave gaps at the sides. */
const withoutStraight = (outline: Outline): Point[] =>
  outline.filter((p, index) => {
    const [a, b] = [around(outline, index - 1), around(outline, index + 1)]
    return Math.abs((p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0])) > 1e-7
  })

/** A point of a lathe's profile: radius, height, and the radius its corner is rounded by. */
export type Turn = readonly [radius: number, y: number, rounding?: number]

/** A turned body around y; the profile runs from the bottom to the top, its outside on the right. */
export function lathe(profile: readonly Turn[], segments = 96, rounding = 8): BufferGeometry {
  const points = filleted(profile, pieces(rounding, 2))
  const geometry = new LatheGeometry(
    points.map((p) => new Vector2(Math.max(0, p[0]), p[1])),
    pieces(segments, 12),
  )
  const widest = Math.max(...points.map((p) => p[0]))
  const uv = geometry.getAttribute('uv')
  const position = geometry.getAttribute('position')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * TAU * widest, position.getY(i))
  return geometry
}

/** A line with rounded corners. A rounding that does not fit its two sides shrinks. */
export function filleted(profile: readonly Turn[], segments = 8): Point[] {
  const out: Point[] = []
  profile.forEach(([x, y, rounding = 0], index) => {
    if (rounding === 0 || index === 0 || index === profile.length - 1) {
      out.push([x, y])
      return
    }
    const [ax, ay] = item(profile, index - 1)
    const [bx, by] = item(profile, index + 1)
    const [la, lb] = [Math.hypot(ax - x, ay - y), Math.hypot(bx - x, by - y)]
    const u: Point = [(ax - x) / la, (ay - y) / la]
    const w: Point = [(bx - x) / lb, (by - y) / lb]
    const angle = Math.acos(Math.min(1, Math.max(-1, u[0] * w[0] + u[1] * w[1])))
    if (angle > Math.PI - 1e-3) {
      out.push([x, y])
      return
    }
    const setback = Math.min(rounding / Math.tan(angle / 2), la * 0.48, lb * 0.48)
    const start: Point = [x + u[0] * setback, y + u[1] * setback]
    const end: Point = [x + w[0] * setback, y + w[1] * setback]
    for (let k = 0; k <= segments; k++) {
      const t = k / segments
      // A quarter of an ellipse as a rational curve: exact for a right angle, smooth for all.
      const weight = Math.sin(angle / 2)
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t) * weight, t ** 2]
      const sum = a + b + c
      out.push([(a * start[0] + b * x + c * end[0]) / sum, (a * start[1] + b * y + c * end[1]) / sum])
    }
  })
  return out
}
