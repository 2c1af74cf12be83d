import type { Matrix4 } from 'three'
import { standing } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { clamp, item, lerp, smooth, vector } from '../../../kit/plane/maths'
import { roundedPolygon } from '../../../kit/plane/outline'
import type { Corner, Point } from '../../../kit/plane/outline'
import { bendNormal, panel } from '../../../kit/solids/panel'
import type { Bend } from '../../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'

export type FlapShape = 'arc' | 'straight' | 'arch' | 'envelope' | 'saddle' | 'slant'

export type FlapOptions = {
  shape: FlapShape
  /** Widths of the flap on top of the bag and at its lower end. */
  width: number
  lowWidth: number
  /** How far it hangs down the front. */
  drop: number
  /** Half the depth of the body, outside of its faces, at a height. */
  outside: (y: number) => number
  top: number
  bottom: number
  thickness?: number
  pad?: number
  relief?: (x: number, y: number) => number
  slot?: string
}

export type Flap = {
  parts: Part[]
  /** Height of the flap's top face at the middle of the bag. */
  crest: number
  /** Where something stands on the flap's front: `x` across, `up` cm above its edge at the middle. */
  stand: (x: number, up: number, lift?: number) => Matrix4
}

/** Follows the body from its back over the top and down the front: a line in depth and height with arc lengths. */
function profileOf({ outside, top, bottom, drop }: FlapOptions) {
  const line: Point[] = []
  const gap = 0.1
  const radius = Math.min(0.95, outside(top) * 0.6)
  const crest = top + 0.35
  const turn = crest - radius
  // Where it turns it is as deep as the body is there: a step would be a crease.
  const half = outside(turn) + gap
  for (let y = top - 2.6; y < turn; y += 0.08) line.push([-(outside(y) + gap), y])
  for (let k = 0; k <= 24; k++) {
    const a = Math.PI - ((k / 24) * Math.PI) / 2
    line.push([-half + radius + radius * Math.cos(a), turn + radius * Math.sin(a)])
  }
  for (let k = 1; k < 28; k++)
    line.push([lerp(-half + radius, half - radius, k / 28), crest + 0.1 * Math.sin((Math.PI * k) / 28)])
  for (let k = 0; k <= 24; k++) {
    const a = Math.PI / 2 - ((k / 24) * Math.PI) / 2
    line.push([half - radius + radius * Math.cos(a), turn + radius * Math.sin(a)])
  }
  const shoulder = line.length - 1
  for (let y = turn - 0.08; y > Math.max(bottom - 0.5, top - drop - 3); y -= 0.08)
    line.push([outside(y) + gap + 0.12 * smooth(0, 4, turn - y), y])
  const marks = [0]
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [item(line, k - 1), item(line, k)]
    marks.push(item(marks, k - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const at = (s: number): Point => {
    const length = clamp(s, 0, item(marks, marks.length - 1) - 1e-3)
    let [low, high] = [0, marks.length - 1]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (item(marks, middle) <= length) low = middle
      else high = middle
    }
    const t = (length - item(marks, low)) / (item(marks, high) - item(marks, low))
    const [a, b] = [item(line, low), item(line, high)]
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  }
  return { at, shoulder: item(marks, shoulder), crest }
}

/** The lower edge of a shape at `x` from -1 to 1: how much shorter than the full drop. */
const edges: Record<FlapShape, (x: number) => number> = {
  arc: (x) => 0.16 * x ** 2,
  straight: () => 0,
  arch: (x) => (Math.abs(x) < 0.3 ? 0.46 * (1 - Math.sqrt(1 - (x / 0.3) ** 2)) : 0.46),
  envelope: (x) => 0.62 * Math.abs(x) ** 1.15,
  saddle: (x) => 0.75 * Math.abs(x) ** 3.2,
  slant: (x) => 0.18 * (1 + x),
}

const cornerRadius: Record<FlapShape, number> = {
  arc: 2.4,
  straight: 1.1,
  arch: 0.9,
  envelope: 0.9,
  saddle: 0.6,
  slant: 1.4,
}

export function flap(options: FlapOptions): Flap {
  const { shape, width, lowWidth, drop, thickness = 0.26, pad = 0.04, relief, slot = 'leather' } = options
  const { at, shoulder, crest } = profileOf(options)
  // y of the pattern runs backwards along the profile, so that the pattern is seen the right way round in front.
  const bend: Bend = (x, y, height) => {
    const s = -y
    const [z0, y0] = at(s)
    const [za, ya] = at(s - 0.3)
    const [zb, yb] = at(s + 0.3)
    const length = Math.hypot(zb - za, yb - ya)
    const [tz, ty] = [(zb - za) / length, (yb - ya) / length]
    return vector(x, y0 + tz * height, z0 - ty * height)
  }
  const end = shoulder + drop
  const [half, low] = [width / 2, lowWidth / 2]
  const edge = edges[shape]
  const radius = cornerRadius[shape]
  const lower = Array.from({ length: 81 }, (_, k): Corner => {
    const x = lerp(1, -1, k / 80)
    const isCorner = k === 0 || k === 80
    const isStep = shape === 'arch' && Math.abs(Math.abs(x) - 0.3) < 0.013
    const stepRadius = isStep ? 0.5 : 0
    return [x * low, -(end - drop * edge(x)), isCorner ? radius : stepRadius]
  })
  const outline = roundedPolygon(
    [
      [-half, 0, 0.5],
      [half, 0, 0.5],
      [half, -shoulder, 0],
      ...thinned(lower, shape, radius, low),
      [-half, -shoulder, 0],
    ]
      .map(asCorner)
      .reverse(),
    0.14,
  )
  const parts = [
    ...panel({
      name: 'flap',
      outline,
      bend,
      thickness,
      pad,
      padFrom: 0.5,
      padTo: 1.2,
      groove: 0.05,
      grooveAt: 0.4,
      rings: 110,
      relief,
      slots: { face: slot, edge: 'edge', back: 'lining' },
    }),
    {
      name: 'flap-seam',
      slot: 'stitch',
      geometry: stitchRows(seamOnPanel(outline, bend, { distance: 0.4, height: thickness - 0.05 }), {
        pitch: 0.4,
        length: 0.3,
        radius: 0.034,
      }),
    },
  ]
  const stand = (x: number, up: number, lift = 0) => {
    const y = -(end - drop * edge(0) - up)
    const height = thickness + pad + lift
    return standing(bend(x, y, height), vector(1, 0, 0), bendNormal(bend, x, y, height))
  }
  return { parts, crest: crest + thickness + 0.1, stand }
}

const asCorner = (corner: readonly number[]): Corner => [corner[0] ?? 0, corner[1] ?? 0, corner[2] ?? 0]

/** Leaves room for the round corners: points of the edge nearer to a corner than its radius go. */
function thinned(lower: readonly Corner[], shape: FlapShape, radius: number, low: number): Corner[] {
  return lower.filter(([x, , r], k) => {
    if (k === 0 || k === lower.length - 1 || r > 0) return true
    const gap = low - Math.abs(x)
    const nearStep = shape === 'arch' && Math.abs(Math.abs(x) / low - 0.3) < 0.03
    return gap > radius * 1.05 && !nearStep
  })
}
