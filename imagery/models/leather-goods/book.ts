import { merge } from '../../kit/mesh/geometry'
import type { Model, Part } from '../../kit/mesh/model'
import { item, lerp, vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import type { Outline, Point } from '../../kit/plane/outline'
import { panel } from '../../kit/solids/panel'
import type { Bend } from '../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../kit/solids/stitches'
import { wordMark } from '../../kit/solids/word-mark'

export type BookOptions = {
  width: number
  height: number
  depth: number
  /** Half the angle it stands open at, in degrees. */
  open?: number
  /** A second, inner cover shows behind the first: two folds instead of one. */
  leaves?: number
}

/** A cover folded once around its leaves, standing a little open: wallets, passport covers, card cases. */
export function book({ width, height, depth, open = 13, leaves = 2 }: BookOptions): Model {
  const angle = (open * Math.PI) / 180
  const thickness = 0.17
  const ground = 0.02
  const cover = fold(width, depth / 2, angle)
  const lay =
    (inwards: number, lift: number): Bend =>
    (x, y, height_) => {
      const { at, out } = cover(x)
      const off = height_ - inwards
      return vector(at[0] + out[0] * off - width / 2, ground + lift + height / 2 + y, at[1] + out[1] * off)
    }
  const length = cover.span
  const outer = roundedRectangle(length, height, 0.7, 0.14)
  const bend = lay(0, 0)
  const parts: Part[] = [
    ...panel({
      name: 'cover',
      outline: outer,
      bend,
      thickness,
      pad: 0.03,
      padFrom: 0.3,
      padTo: 0.7,
      groove: 0.03,
      grooveAt: 0.28,
      rings: 60,
      slots: { back: 'lining' },
    }),
    {
      name: 'cover-seam',
      slot: 'stitch',
      geometry: stitchRows(seamOnPanel(outer, bend, { distance: 0.28, height: thickness - 0.03 }), {
        pitch: 0.3,
        length: 0.22,
        radius: 0.024,
      }),
    },
  ]
  for (let k = 0; k < leaves; k++)
    for (const sign of [-1, 1]) {
      // From the fold to a little before the cover's edge.
      const [from, to] = [0.1 + depth * 0.6, length / 2 - 0.2 - k * 0.12]
      const leaf: Outline = roundedRectangle(to - from, height - 0.35 - k * 0.5, 0.5, 0.16).map(
        ([x, y]): Point => [(sign * (from + to)) / 2 + x, y],
      )
      parts.push(
        ...panel({
          name: `leaf${k}${sign > 0 ? 'front' : 'back'}`,
          outline: leaf,
          bend: lay(0.17 * (k + 1), -k * 0.25),
          thickness: 0.13,
          rings: 14,
          slots: { back: 'leather' },
        }),
      )
    }
  parts.push({
    name: 'mark',
    slot: 'foil',
    geometry: merge([
      wordMark(
        Math.min(2.4, width * 0.22),
        (x, y, h) => bend(length * 0.27 + x, -height * 0.36 + y, thickness + 0.02 + h),
        0.012,
        6,
      ),
    ]),
  })
  return { parts }
}

/** The fold seen from above: place and outward direction at `x` along the cover, 0 at the spine, the front positive. */
function fold(width: number, radius: number, angle: number) {
  const arc = Math.PI - 2 * angle
  const round = arc * radius
  const line: Point[] = []
  for (let k = 0; k <= 40; k++) {
    const a = lerp(Math.PI * 1.5 - angle, Math.PI / 2 + angle, k / 40)
    line.push([radius * Math.cos(a), radius * Math.sin(a)])
  }
  const at = (x: number): { at: Point; out: Point } => {
    const side = Math.abs(x) - round / 2
    if (side > 0) {
      const sign = Math.sign(x)
      const start = item(line, sign > 0 ? 40 : 0)
      // The covers bend back a little towards their ends, as leather does.
      const bow = 0.016 * side * (width - side) * 0.12
      const out: Point = [-Math.sin(angle), sign * Math.cos(angle)]
      return {
        at: [
          start[0] + Math.cos(angle) * side + out[0] * bow,
          start[1] + sign * Math.sin(angle) * side + out[1] * bow,
        ],
        out,
      }
    }
    const a = Math.PI - (x / (round / 2)) * (arc / 2)
    return { at: [radius * Math.cos(a), radius * Math.sin(a)], out: [Math.cos(a), Math.sin(a)] }
  }
  return Object.assign(at, { span: 2 * (width - radius) + round })
}
