import type { Model, Part } from '../../kit/mesh/model'
import { clamp, lerp, steps, vector } from '../../kit/plane/maths'
import { roundedPolygon } from '../../kit/plane/outline'
import type { Corner, Outline } from '../../kit/plane/outline'
import { panel } from '../../kit/solids/panel'
import type { Bend } from '../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../kit/solids/stitches'
import { wordMark } from '../../kit/solids/word-mark'

/** How the mouths of the slots are cut. */
export type Mouth = 'straight' | 'arc' | 'slant' | 'arch'

export type CardHolderOptions = {
  width: number
  height: number
  depth: number
  mouth: Mouth
  slots?: number
}

const cuts: Record<Mouth, (x: number) => number> = {
  straight: () => 0,
  arc: (x) => -0.16 * (1 - x ** 2),
  slant: (x) => 0.12 * x,
  arch: (x) => (Math.abs(x) < 0.24 ? -0.165 * Math.sqrt(1 - (x / 0.24) ** 2) : 0),
}

/** Layers of leather one before the other, each a little lower, open above: a card holder standing upright. */
export function cardHolder({ width, height, depth, mouth, slots = 3 }: CardHolderOptions): Model {
  const ground = 0.02
  const thickness = Math.max(0.12, depth / (slots + 2))
  const [half, top] = [width / 2, ground + height]
  // It leans back a little and is very slightly bowed, as anything of leather that stands.
  const layer =
    (offset: number): Bend =>
    (x, y, h) => {
      const rise = y - ground
      return vector(x, ground + rise * 0.998, 0.35 * Math.cos((x / half) * 1.1) - rise * 0.045 + offset + h)
    }
  const full = (upper: (x: number) => number, level: number): Outline =>
    roundedPolygon(
      [
        [-half, ground, 0.8],
        [half, ground, 0.8],
        ...steps(1, -1, 60)
          .map((x): Corner => [x * half, level + upper(x) * height, Math.abs(x) === 1 ? 0.35 : 0])
          .filter(([x, , r]) => r > 0 || half - Math.abs(x) > 0.5),
      ],
      0.12,
    )
  const parts: Part[] = []
  const add = (name: string, outline: Outline, offset: number, seam: (x: number, y: number) => boolean) => {
    const bend = layer(offset)
    parts.push(
      ...panel({
        name,
        outline,
        bend,
        thickness,
        pad: 0.02,
        padFrom: 0.25,
        padTo: 0.6,
        groove: 0.025,
        grooveAt: 0.26,
        rings: 34,
      }),
      {
        name: `${name}-seam`,
        slot: 'stitch',
        geometry: stitchRows(
          seamOnPanel(outline, bend, { distance: 0.26, height: thickness - 0.03, keep: seam }),
          {
            pitch: 0.3,
            length: 0.22,
            radius: 0.024,
          },
        ),
      },
    )
  }
  const always = () => true
  add(
    'back',
    full(() => 0, top),
    -thickness,
    always,
  )
  const cut = cuts[mouth]
  for (let k = 0; k < slots; k++) {
    const level = lerp(
      top - height * 0.13,
      top - height * 0.13 * slots - height * 0.12,
      k / Math.max(1, slots - 1),
    )
    add(
      `slot${k}`,
      full(k === slots - 1 ? cut : (x) => cut(x) * 0.25, level),
      k * (thickness + 0.012),
      always,
    )
  }
  const face = layer((slots - 1) * (thickness + 0.012) + thickness)
  parts.push({
    name: 'mark',
    slot: 'foil',
    geometry: wordMark(
      clamp(width * 0.2, 1.6, 2.6),
      (x, y, h) => face(x, ground + height * 0.2 + y, 0.018 + h),
      0.012,
      6,
    ),
  })
  return { parts }
}
