import { CatmullRomCurve3, Vector3 } from 'three'
import type { BufferGeometry, Curve } from 'three'
import { build, merge } from '../mesh/geometry'
import { pieces } from '../plane/detail'
import { TAU, around, item } from '../plane/maths'
import { roundedRectangle } from '../plane/outline'
import type { Outline, Point } from '../plane/outline'

/** A place along a path: `side` and `up` span the plane of the section, side × up points along the path. */
export type Frame = {
  at: Vector3
  side: Vector3
  up: Vector3
  along: Vector3
  scale?: number
  widen?: number
}

/** Frames along a curve. `up` says which way a section's second axis should look. */
export function framesAlong(
  curve: Curve<Vector3>,
  count: number,
  up: (t: number, at: Vector3) => Vector3,
  shape?: (t: number) => { scale?: number; widen?: number },
): Frame[] {
  const rows = pieces(count, 8)
  return Array.from({ length: rows + 1 }, (_, index) => {
    const t = index / rows
    const at = curve.getPointAt(t)
    const along = curve.getTangentAt(t)
    const side = new Vector3().crossVectors(up(t, at), along).normalize()
    return { at, side, up: new Vector3().crossVectors(along, side).normalize(), along, ...shape?.(t) }
  })
}

/** A smooth curve through points. */
export const throughPoints = (points: readonly Vector3[], isClosed = false) =>
  new CatmullRomCurve3([...points], isClosed, 'centripetal')

export const pointOn = (frame: Frame, [a, b]: Point) =>
  frame.at
    .clone()
    .addScaledVector(frame.side, a * (frame.scale ?? 1) * (frame.widen ?? 1))
    .addScaledVector(frame.up, b * (frame.scale ?? 1))

/** A section (counter-clockwise in side/up) drawn along frames; closed by caps, or into a ring with `isRing`. */
export function sweep(section: Outline, frames: readonly Frame[], isRing = false): BufferGeometry {
  const count = section.length
  const rows = frames.length
  const positions: number[] = []
  const uv: number[] = []
  const index: number[] = []
  const girth = [0]
  for (let i = 1; i <= count; i++) {
    const [p, q] = [around(section, i - 1), around(section, i)]
    girth.push(item(girth, i - 1) + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  let length = 0
  const last = isRing ? rows : rows - 1
  for (let k = 0; k <= last; k++) {
    const frame = around(frames, k)
    if (k > 0) length += frame.at.distanceTo(around(frames, k - 1).at)
    for (let i = 0; i <= count; i++) {
      positions.push(...pointOn(frame, around(section, i)))
      uv.push(item(girth, i), length)
    }
  }
  const row = count + 1
  for (let k = 0; k < last; k++)
    for (let i = 0; i < count; i++) {
      const a = k * row + i
      index.push(a, a + 1, a + row + 1, a, a + row + 1, a + row)
    }
  const body = build(positions, uv, index)
  smoothSeams(body, row, last, isRing)
  if (isRing) return body
  return merge([body, cap(section, item(frames, 0), true), cap(section, item(frames, rows - 1), false)])
}

/** The first and last point of a section are one place, as are both ends of a ring: their normals must agree. */
function smoothSeams(geometry: BufferGeometry, row: number, last: number, isRing: boolean) {
  const normal = geometry.getAttribute('normal')
  const join = (a: number, b: number) => {
    const sum = new Vector3(
      normal.getX(a) + normal.getX(b),
      normal.getY(a) + normal.getY(b),
      normal.getZ(a) + normal.getZ(b),
    )
    sum.normalize()
    normal.setXYZ(a, sum.x, sum.y, sum.z)
    normal.setXYZ(b, sum.x, sum.y, sum.z)
  }
  for (let k = 0; k <= last; k++) join(k * row, k * row + row - 1)
  if (isRing) for (let i = 0; i < row; i++) join(i, last * row + i)
}

function cap(section: Outline, frame: Frame, isStart: boolean): BufferGeometry {
  const count = section.length
  const positions = section.flatMap((p) => [...pointOn(frame, p)])
  const centre = section.reduce<Point>((sum, p) => [sum[0] + p[0] / count, sum[1] + p[1] / count], [0, 0])
  positions.push(...pointOn(frame, centre))
  const uv = [...section, centre].flatMap((p) => [...p])
  const index: number[] = []
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count
    if (isStart) index.push(next, i, count)
    else index.push(i, next, count)
  }
  return build(positions, uv, index)
}

export function circle(radius: number, count = 24): Outline {
  const corners = pieces(count, 6)
  return Array.from({ length: corners }, (_, index) => {
    const a = (index / corners) * TAU
    return [radius * Math.cos(a), radius * Math.sin(a)]
  })
}

/** A ring of round wire around the origin, in the plane of x and y. */
export function ring(radius: number, wire: number, across = 72, around_ = 20): BufferGeometry {
  const rows = pieces(across, 10)
  const frames = Array.from({ length: rows }, (_, index) => {
    const a = (index / rows) * TAU
    const out = new Vector3(Math.cos(a), Math.sin(a), 0)
    const along = new Vector3(-Math.sin(a), Math.cos(a), 0)
    return { at: out.clone().multiplyScalar(radius), side: out, up: new Vector3(0, 0, -1), along }
  })
  return sweep(circle(wire, around_), frames, true)
}

/** A flat strap's section: `width` across, `thickness` high, rounded edges, slightly domed upper side. */
export function strapSection(width: number, thickness: number, dome = 0): Outline {
  const flat = roundedRectangle(width, thickness, thickness * 0.42, Math.min(0.12, thickness * 0.5))
  return flat.map(([a, b]) => [a, b > 0 ? b + dome * (1 - ((2 * a) / width) ** 2) : b])
}
