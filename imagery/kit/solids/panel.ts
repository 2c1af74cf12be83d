import type { Vector3 } from 'three'
import { build, withTriangles } from '../mesh/geometry'
import type { Part } from '../mesh/model'
import { detail } from '../plane/detail'
import { around, bell, clamp, lerp, smooth } from '../plane/maths'
import { boundsOf, distanceNear, inset, normalsOf } from '../plane/outline'
import type { Outline, Point } from '../plane/outline'

/** Where a flat pattern piece lies on the product: (x, y) of the pattern, `height` above its underside. */
export type Bend = (x: number, y: number, height: number) => Vector3

export type PanelOptions = {
  name: string
  outline: Outline
  bend: Bend
  thickness?: number
  /** Of the cut edge; at most half the thickness. */
  rounding?: number
  /** Soft filling: the face rises by `pad` towards the middle, from `padFrom` to `padTo` cm off the edge. */
  pad?: number
  padFrom?: number
  padTo?: number
  /** The line a row of stitches draws into the face, this deep and this far from the edge. */
  groove?: number
  grooveAt?: number
  /** Anything else that lifts the face: quilting, folds. */
  relief?: (x: number, y: number) => number
  /** Rows of triangles from the edge to the middle. */
  rings?: number
  slots?: { face?: string; edge?: string; back?: string }
}

/** The line of a shape that everything is drawn towards: a point for a disc, a segment for something long. */
function spineOf(outline: Outline): (p: Point) => Point {
  const { left, right, bottom, top } = boundsOf(outline)
  const [width, height] = [right - left, top - bottom]
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  const half = Math.max(0, Math.abs(width - height) / 2) * 0.96
  // Both sides meet in the same few points, so that the middle is closed.
  const pieces = Math.max(1, Math.floor((2 * half) / (0.36 / detail())))
  const on = (value: number, middle: number) => {
    const share = clamp((value - (middle - half)) / (2 * half || 1))
    return middle - half + (Math.round(share * pieces) / pieces) * 2 * half
  }
  return (p) => (width > height ? [on(p[0], x), y] : [x, on(p[1], y)])
}

/**
 * A piece of leather cut along `outline`, with painted round edges, padding and a stitch groove, laid on the product by
 * `bend`. The outline must be seen whole from its middle line.
 */
export function panel(options: PanelOptions): Part[] {
  const { name, outline, bend, thickness = 0.25, pad = 0, padFrom = 0.4, padTo = 1.2 } = options
  const { groove = 0, grooveAt = 0.4, relief } = options
  const rings = Math.max(3, Math.round((options.rings ?? 26) * detail()))
  const rounding = Math.min(options.rounding ?? thickness * 0.45, thickness * 0.5)
  const count = outline.length
  const normals = normalsOf(outline)
  const toSpine = spineOf(outline)
  const rim = inset(outline, rounding)
  const positions: number[] = []
  const uv: number[] = []
  let rows = 0
  const row = (point: (index: number) => readonly [number, number, number]) => {
    for (let index = 0; index < count; index++) {
      const [x, y, height] = point(index)
      positions.push(...bend(x, y, height))
      uv.push(x, y)
    }
    rows += 1
  }
  const drawn = (index: number, t: number): Point => {
    const p = around(rim, index)
    const c = toSpine(p)
    return [lerp(p[0], c[0], t), lerp(p[1], c[1], t)]
  }
  const reach = Math.ceil(((padTo + 0.6) / 0.16) * Math.max(detail(), Math.min(1, detail() * 2)))
  const face = (index: number, t: number): readonly [number, number, number] => {
    const p = drawn(index, t)
    const lifted = relief ? relief(p[0], p[1]) : 0
    const rimPoint = around(rim, index)
    const travelled = Math.hypot(p[0] - rimPoint[0], p[1] - rimPoint[1])
    const isFar = t === 1 || travelled > padTo * 2.5 + 0.5 || (pad === 0 && groove === 0)
    const distance = isFar ? padTo + 1 : distanceNear(outline, p, index, reach)
    const height =
      thickness + pad * smooth(padFrom, padTo, distance) - groove * bell(distance, grooveAt, 0.055)
    const fade = relief ? smooth(rounding, padTo, distance) : 0
    return [p[0], p[1], height + lifted * fade]
  }
  const inner = Math.max(2, Math.round(8 * detail()))
  for (let k = 0; k < inner; k++) row((index) => [...drawn(index, 1 - k / inner), 0])
  const lip = lipOf(thickness, rounding)
  for (const { depth, height } of lip)
    row((index) => {
      const [p, n] = [around(outline, index), around(normals, index)]
      return [p[0] - n[0] * depth, p[1] - n[1] * depth, height]
    })
  const longest = Math.max(...rim.map((p) => Math.hypot(p[0] - toSpine(p)[0], p[1] - toSpine(p)[1])))
  const isFine = groove > 0 || pad > 0
  const [fine, fineRings] = isFine ? finely((grooveAt + 0.25) / longest) : [0, 0]
  for (let k = 1; k <= fineRings; k++) row((index) => face(index, (fine * k) / fineRings))
  for (let k = 1; k <= rings; k++) row((index) => face(index, lerp(fine, 1, k / rings)))
  const lipStart = inner
  const lipEnd = inner + lip.length - 1
  const band = (from: number, to: number) => {
    const index: number[] = []
    for (let a = from; a < to; a++)
      for (let i = 0; i < count; i++) {
        const [p, q] = [a * count + i, a * count + ((i + 1) % count)]
        index.push(p, q, q + count, p, q + count, p + count)
      }
    return index
  }
  const [back, edge, front] = [band(0, lipStart), band(lipStart, lipEnd), band(lipEnd, rows - 1)]
  const whole = build(positions, uv, [...back, ...edge, ...front])
  const { face: faceSlot, edge: edgeSlot, back: backSlot } = slotsOf(options)
  return [
    { name: `${name}.face`, geometry: withTriangles(whole, front), slot: faceSlot },
    { name: `${name}.edge`, geometry: withTriangles(whole, edge), slot: edgeSlot },
    { name: `${name}.back`, geometry: withTriangles(whole, back), slot: backSlot },
  ]
}

const slotsOf = ({ slots = {} }: PanelOptions) => {
  const { face = 'leather', edge = 'edge', back = 'leather' } = slots
  return { face, edge, back }
}

/** The round of the cut edge, from below: how far inside the outline and how high each row lies. */
function lipOf(thickness: number, rounding: number) {
  const half = detail() < 1 ? 2 : 5
  return Array.from({ length: 2 * half + 1 }, (_, k) => {
    const a = (k / (2 * half)) * Math.PI - Math.PI / 2
    const middle = k <= half ? rounding : thickness - rounding
    return { depth: rounding * (1 - Math.cos(a)), height: middle + rounding * Math.sin(a) }
  })
}

/** The share of the way to the middle that has finer rows, and how many those are. */
const finely = (share: number) => [Math.min(0.5, share), Math.max(2, Math.round(14 * detail()))] as const

/** The outward normal of a bent piece. */
export function bendNormal(bend: Bend, x: number, y: number, height: number): Vector3 {
  const e = 0.02
  const p = bend(x, y, height)
  const a = bend(x + e, y, height).sub(p)
  return a.cross(bend(x, y + e, height).sub(p)).normalize()
}
