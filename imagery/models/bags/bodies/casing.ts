import type { Part } from '../../../kit/mesh/model'
import { detail, withDetail } from '../../../kit/plane/detail'
import { around, clamp, item, lerp, smooth, vector } from '../../../kit/plane/maths'
import { boundsOf, dense, inset, normalsOf } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'
import { panel } from '../../../kit/solids/panel'
import type { Bend } from '../../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'
import { shell } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'

/** The hollow body of a bag: two faces of leather with a strip between them. */
export type CasingOptions = {
  /** Of the front face, in its plane. */
  outline: Outline
  /** Half the bag's depth at a height. */
  halfDepth: (y: number) => number
  thickness?: number
  /** How far the faces swell in the middle. */
  belly?: number
  /** Soft leather: how deep its folds are. 0 stands like wood. */
  softness?: number
  /** How far the sides fold inwards at the top. */
  fold?: number
  /** Its top is open: faces end in an edge, one sees inside. */
  isOpen?: boolean
  /** The strip runs all around, over the top too. */
  isWrapped?: boolean
  pad?: number
  relief?: (x: number, y: number) => number
  /** How far the strip lies inside the outline of the faces. */
  sunk?: number
  /** No seam along the faces. */
  isPlain?: boolean
  slots?: { face?: string; side?: string }
}

export type Casing = {
  parts: Part[]
  front: Bend
  back: Bend
  thickness: number
  bottom: number
  top: number
  /** The outside of the strip: u from the left top, under the bag, to the right top; v from the back to the front. */
  side: Surface
}

/** How far apart the points of an outline are, cm. */
const stride = 0.16

/** Long, low waves that never repeat: how soft leather hangs. */
export function drape(x: number, y: number, seed = 0): number {
  return (
    Math.sin(0.31 * x + 0.22 * y + seed) * 0.45 +
    Math.sin(0.17 * x - 0.41 * y + 1.7 + seed * 2) * 0.35 +
    Math.sin(0.55 * x + 0.08 * y + 4.1 + seed) * 0.2
  )
}

export function casing(options: CasingOptions): Casing {
  const { outline, halfDepth, thickness = 0.28, belly = 0.2, softness = 0, fold = 0 } = options
  const { isOpen = false, pad = 0.08, slots = {} } = options
  const { left, right, bottom, top } = boundsOf(outline)
  const height = top - bottom
  const width = right - left
  const face = slots.face ?? 'leather'
  const depthAt = (x: number, y: number, seed: number) => {
    const rise = clamp((y - bottom) / height)
    const across = clamp((2 * x) / width, -1, 1)
    const swell = belly * Math.cos((across * Math.PI) / 2) * Math.sin(Math.PI * rise)
    return (
      halfDepth(y) + swell + softness * drape(x, y, seed) * smooth(0, 0.25, rise) * (1 - 0.6 * across ** 2)
    )
  }
  // An open soft bag sinks a little between its handles.
  const sag = (x: number, y: number) =>
    isOpen
      ? -softness * 1.6 * smooth(0.55, 1, (y - bottom) / height) * Math.cos((x / width) * Math.PI) ** 2
      : 0
  const faceBend =
    (seed: number): Bend =>
    (x, y, height_) => {
      const e = 0.05
      const at = (px: number, py: number) => vector(px, py + sag(px, py), depthAt(px, py, seed))
      const p = at(x, y)
      const normal = at(x + e, y)
        .sub(at(x - e, y))
        .cross(at(x, y + e).sub(at(x, y - e)))
        .normalize()
      return p.addScaledVector(normal, height_)
    }
  const front = faceBend(0)
  const mirrored = faceBend(softness > 0 ? 2.3 : 0)
  const back: Bend = (x, y, height_) => {
    const p = mirrored(-x, y, height_)
    return vector(p.x, p.y, -p.z)
  }
  const seam = { pitch: 0.4, length: 0.3, radius: 0.034 }
  const keep = (_x: number, y: number) => isOpen || options.isWrapped === true || y < top - 0.25
  const hasSeam = options.isPlain !== true
  const fineness = detail() * (options.relief ? 2.5 : 1)
  const parts = [
    { bend: front, name: 'front' },
    { bend: back, name: 'back' },
  ].flatMap(({ bend, name }) => [
    ...withDetail(fineness, () =>
      panel({
        name,
        outline: options.relief ? dense(outline, stride / fineness) : outline,
        bend,
        thickness,
        pad,
        padFrom: 0.5,
        padTo: 1.3,
        groove: hasSeam ? 0.05 : 0,
        grooveAt: 0.42,
        rings: 44,
        relief: options.relief,
        slots: { face, edge: 'edge', back: 'lining' },
      }),
    ),
    ...(hasSeam
      ? [
          {
            name: `${name}-seam`,
            slot: 'stitch',
            geometry: stitchRows(
              seamOnPanel(outline, bend, { distance: 0.42, height: thickness - 0.05, keep }),
              seam,
            ),
          },
        ]
      : []),
  ])
  const path = sideLine(options, top)
  // Beside a body this thin the margin of its faces would show more lining than there is strip.
  const isFlanged = path.isPart && !isOpen && halfDepth(bottom) < thinHalf
  const side = stripSurface(path, { bottom, height, fold, depthAt, isFlanged })
  const along = path.points.length - 1
  // However coarse the rest is, what turns has a few rows.
  const stripFineness = isFlanged ? Math.max(detail(), 0.4) : detail()
  parts.push(
    ...withDetail(stripFineness, () =>
      shell(side, {
        name: 'side',
        across: along,
        along: 36,
        isRound: !path.isPart,
        thickness: 0.16,
        size: [path.length, 2 * halfDepth(bottom + height / 3)],
        slots: [slots.side ?? face, 'lining', 'edge'],
      }),
    ),
  )
  return { parts, front, back, thickness, bottom, top, side }
}

type Path = { points: Point[]; normals: Point[]; isPart: boolean; length: number }

/** The line of the strip: beside an open mouth, over a wrapped bag, and short of the top under a flap. */
function sideLine({ outline, isOpen = false, isWrapped = false, sunk = 0.3 }: CasingOptions, top: number) {
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

/** Half the depth below which a body is thin, cm; how far its strip is turned out; which share of the strip turns. */
const thinHalf = 1.8
const flange = { out: 0.27, share: 0.2 }

function stripSurface(path: Path, { bottom, height, fold, depthAt, isFlanged }: StripShape): Surface {
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
