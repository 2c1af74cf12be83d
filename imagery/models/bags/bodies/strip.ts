import { around, clamp, item, lerp, smooth, vector } from '../../../kit/plane/maths'
import { inset, normalsOf } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'
import type { Surface } from '../../../kit/solids/surface'

/** How far apart the points of an outline are, cm. */
export const stride = 0.16

/** A line round a body, and which way is out at each of its points; `isPart` when it does not close. */
export type Path = { points: Point[]; normals: Point[]; isPart: boolean; length: number }

export type SideOptions = {
  /** Of the front face, in its plane. */
  outline: Outline
  /** Its top is open: faces end in an edge, one sees inside. */
  isOpen?: boolean
  /** The strip runs all around, over the top too. */
  isWrapped?: boolean
  /** How far the strip lies inside the outline of the faces. */
  sunk?: number
}

/** How far the strip lies inside the outline of the faces, cm. */
export const sunkBy = ({ sunk = 0.3 }: SideOptions) => sunk

/** The line of the strip: beside an open mouth, over a wrapped bag, and short of the top under a flap. */
export function sideLine(options: SideOptions, top: number): Path {
  const { outline, isOpen = false, isWrapped = false } = options
  const sunk = sunkBy(options)
  if (isOpen) return raised(stripPath(outline, sunk, top - belowRim), top - 0.1)
  return stripPath(outline, sunk, isWrapped ? Infinity : top - 0.9)
}

/** The line the strip follows, a little inside the outline, counter-clockwise from the left top. */
function stripPath(outline: Outline, sunk: number, limit: number): Path {
  const line = inset(outline, sunk)
  const normals = normalsOf(outline)
  const lies = line.map((p) => p[1] < limit)
  const isPart = lies.includes(false)
  const start = isPart ? lies.findIndex((low, k) => low && !around(lies, k - 1)) : 0
  const points: Point[] = []
  const kept: Point[] = []
  for (let k = 0; k < line.length && (!isPart || around(lies, start + k)); k++) {
    points.push(around(line, start + k))
    kept.push(around(normals, start + k))
  }
  const [first] = points
  const [firstNormal] = kept
  if (!isPart && first && firstNormal) {
    points.push(first)
    kept.push(firstNormal)
  }
  let length = 0
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [item(points, k - 1), item(points, k)]
    length += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  return { points, normals: kept, isPart, length }
}

/** How far below the rim the strip of an open bag leaves its line, which turns over the mouth there. */
const belowRim = 0.7

/** The same line, both its ends carried on straight up to a height: beside the mouth, not over it. */
function raised({ points, normals, length }: Path, height: number): Path {
  const pieces = Math.max(2, Math.ceil(belowRim / stride))
  const end = (last: Point, before: Point) => {
    const slope = (last[0] - before[0]) / (last[1] - before[1])
    return Array.from({ length: pieces }, (_, k): Point => {
      const y = lerp(last[1], height, (k + 1) / pieces)
      return [last[0] + slope * (y - last[1]), y]
    })
  }
  const last = points.length - 1
  const left = end(item(points, 0), item(points, 1)).reverse()
  const right = end(item(points, last), item(points, last - 1))
  return {
    points: [...left, ...points, ...right],
    normals: [...left.map(() => item(normals, 0)), ...normals, ...right.map(() => item(normals, last))],
    isPart: true,
    length: length + 2 * (height - item(points, last)[1]),
  }
}

type StripShape = {
  bottom: number
  height: number
  fold: number
  depthAt: (x: number, y: number, seed: number) => number
  /** Its long edges are turned outwards, to lie against the faces up to their edge. */
  isFlanged: boolean
}

/** How far a thin body's strip is turned out, cm, and which share of the strip turns. */
const flange = { out: 0.27, share: 0.2 }

export function stripSurface(path: Path, { bottom, height, fold, depthAt, isFlanged }: StripShape): Surface {
  const turning = isFlanged ? flange.share : 0
  const last = path.points.length - 1
  return (u, v) => {
    const f = u * last
    const k = Math.min(last - 1, Math.floor(f))
    const t = f - k
    const [a, b] = [item(path.points, k), item(path.points, k + 1)]
    const [m, n] = [item(path.normals, k), item(path.normals, k + 1)]
    const [x, y] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
    const [nx, ny] = [lerp(m[0], n[0], t), lerp(m[1], n[1], t)]
    const across = lerp(-1, 1, v)
    const w = clamp(across / (1 - turning), -1, 1)
    const inward = (1 - Math.abs(w)) * 0.75 + 0.25 * (1 - w * w)
    const amount = fold * smooth(0.1, 1, (y - bottom) / height) * Math.abs(nx) * inward ** 1.6
    const depth = depthAt(x, y, 0)
    if (!isFlanged) return vector(x - nx * amount, y - ny * amount, depth * w)
    const turn = (Math.PI / 2) * Math.max(0, (Math.abs(across) - 1) / turning + 1)
    const out = flange.out * (1 - Math.cos(turn)) - amount
    return vector(x + nx * out, y + ny * out, (depth - 0.1) * w + 0.08 * Math.sin(turn) * Math.sign(w))
  }
}
