import { Quaternion } from 'three'
import type { Part } from '../../kit/mesh/model'
import { curveThrough } from '../../kit/plane/curves'
import { item, lerp, smooth, steps, vector } from '../../kit/plane/maths'
import { inset } from '../../kit/plane/outline'
import type { Point } from '../../kit/plane/outline'
import { merged } from '../../kit/skins/raw'
import type { Row } from '../../kit/skins/raw'
import { skin } from '../../kit/skins/skin'
import { turned } from '../../kit/skins/turned'
import { stitchRows } from '../../kit/solids/stitches'
import type { Seam } from '../../kit/solids/stitches'
import { wordMark } from '../../kit/solids/word-mark'

/** Half its width and depth at the rim without the ears, its height, its leather's strength, cm. */
const [wide, deep, tall, strong] = [9.8, 6.8, 3.5, 0.3]
/** How far its walls lean out from floor to rim. */
const lean = 0.45
/** Half an ear's strength (two layers of leather), its length at the rim, and where it leaves the walls. */
const [half, long, root] = [0.27, 1.7, 0.6]

const corners: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]
const perCorner = 40

/** A corner's line, as [across its diagonal, out along it]: round, and pressed together to an ear. */
const round: Point[] = steps(0, 1, perCorner).map((t) => [
  root * (2 * t - 1),
  -root * (2 * t * t - 2 * t + 1),
])
const side: Point[] = [
  [-root, -root],
  [-half - 0.06, -half + 0.1],
  [-half, 0.3],
  [-half, long - half],
  [-half * 0.7, long - half * 0.3],
]
const ear: Point[] = curveThrough(
  [...side, [0, long] satisfies Point, ...side.map(([t, d]): Point => [-t, d]).reverse()].map(([t, d]) =>
    vector(t, d, 0),
  ),
  perCorner,
).map(({ x, y }) => [x, y])

type Line = { point: Point; drop: number }[]

/** From above, counter-clockwise; of its corners `share` is ear, whose tip is cut lower than the rim. */
function outline(x: number, y: number, share: number): Line {
  return corners.flatMap(([sx, sy]) =>
    round.map(([acrossRound, outRound], index) => {
      const [acrossEar, outEar] = item(ear, index)
      const across = lerp(acrossRound, acrossEar, share) * Math.SQRT1_2
      const out = lerp(outRound, outEar, share) * Math.SQRT1_2
      return {
        point: [sx * (x + out) - sy * across, sy * (y + out) + sx * across] as const,
        drop: 0.5 * share * smooth(0.5, long, outEar),
      }
    }),
  )
}

const outside = (up: number): Line => {
  const x = lean * (1 - up / tall)
  return outline(wide - x, deep - x, up / tall)
}
const inside = (up: number): Line => {
  const x = lean * (1 - up / tall) + strong
  return outline(wide - x, deep - x, 0)
}

/** The line at a height, moved inwards. */
const ring = (line: Line, up: number, by = 0): Row =>
  inset(
    line.map(({ point }) => point),
    by,
  ).map(([x, y], index) => vector(x, up - item(line, index).drop, -y))

/** One piece of calf: under the floor, up the walls, over the rim, and down inside. */
function body() {
  const [low, high] = [0.2, tall - 0.08]
  return skin(
    [
      ring(outside(0), 0, 0.5),
      ring(outside(0), 0, 0.12),
      ring(outside(0), 0.05, 0.03),
      ...steps(low, high, 16).map((up) => ring(outside(up), up)),
      ring(outside(tall), tall - 0.03, 0.02),
      ring(outside(tall), tall, 0.08),
      ring(inside(tall), tall, -0.08),
      ring(inside(tall), tall - 0.03, -0.02),
      ...steps(high, strong + 0.24, 8).map((up) => ring(inside(up), up)),
      ring(inside(strong), strong + 0.07, 0.06),
      ring(inside(strong), strong, 0.24),
      ring(inside(strong), strong, 0.6),
    ],
    { ring: true, caps: true, crease: 40 },
  )
}

/** Snaps hold the ears together: a cap on either side of each. */
function studs() {
  const cap = turned(
    [
      [0, -0.1],
      [0.46, -0.1],
      [0.46, 0.06, 0.06],
      [0.34, 0.16, 0.12],
      [0, 0.19],
    ],
    48,
  )
  return corners.flatMap(([sx, sy]) =>
    [-1, 1].map((way) => {
      const face = vector(-sy * way, 0, -sx * way).multiplyScalar(Math.SQRT1_2)
      const at = 0.62 * Math.SQRT1_2
      return cap
        .clone()
        .applyQuaternion(new Quaternion().setFromUnitVectors(vector(0, 1, 0), face))
        .translate(
          sx * (wide - 0.12 + at) + face.x * half,
          tall - 0.95,
          -sy * (deep - 0.12 + at) + face.z * half,
        )
    }),
  )
}

/** A seam below the rim of each wall, outside and inside. */
function seams(): Seam[] {
  const from = root * Math.SQRT2 + 0.25
  const up = tall - 0.36
  const off = lean * (1 - up / tall)
  return corners.flatMap(([sx, sy], index) =>
    [0, strong].map((depth): Seam => {
      const isAcross = index % 2 === 0
      const [along, away] = isAcross ? [wide - from, deep] : [deep - from, wide]
      const out = (away - off - depth) * (isAcross ? sy : sx)
      const facing = Math.sign(out) * (depth > 0 ? -1 : 1)
      return steps(-along, along, 80).map((t) => ({
        at: isAcross ? vector(t, up, -out) : vector(out, up, t),
        normal: isAcross ? vector(0, 0, -facing) : vector(facing, 0, 0),
      }))
    }),
  )
}

/** A piece of calf whose corners are snapped up, so that it is a tray. */
export const tray = (): Part[] => [
  { name: 'tray', geometry: body(), slot: 'leather' },
  { name: 'studs', geometry: merged(studs()), slot: 'metal' },
  { name: 'seams', geometry: stitchRows(seams()), slot: 'stitch' },
  {
    name: 'mark',
    geometry: wordMark(3.6, (u, v, h) => vector(u, strong + h, 1.5 - v), 0.012),
    slot: 'metal',
  },
]
