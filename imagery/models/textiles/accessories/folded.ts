import type { Part } from '../../../kit/mesh/model'
import { at, curveThrough } from '../../../kit/plane/curves'
import { lerp, randomFrom, smooth, vector } from '../../../kit/plane/maths'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'

/** Strands as they are twisted by hand, or yarns that are left as they come out of the weave. */
type Fringe = {
  strands: number
  length: number
  isTwisted: boolean
  /** How far from the cloth's sides its last strands are, cm: over the rounded side of a thick fold they would hang in the air. */
  inset?: number
}

type Fold = { wide: number; deep: number; thick: number; layers: number; fringe?: Fringe }

/** How many steps the round end of the cloth is drawn in. */
const endSteps = 8

/** How far a fringe ends before the fold it lies on. */
const fringeEnd = 0.7

/** A length of cloth folded to and fro, `layers` thick; its fringe, if it has one, lies on top at the front. */
export function folded({ wide, deep, thick, layers, fringe }: Fold): Part[] {
  const random = randomFrom(9)
  const wave = Array.from({ length: 6 }, () => [random() * 6, 0.1 + random() * 0.2, random() * 6.3] as const)
  const sag = (x: number, z: number) =>
    wave.reduce(
      (sum, [phase, pitch, turn]) =>
        sum + Math.sin((x * Math.cos(turn) + z * Math.sin(turn)) * pitch + phase),
      0,
    ) * 0.035
  const endOf = (layer: number) => (deep / 2) * (1 - 0.012 * layer)
  const last = endOf(layers - 1) - (fringe ? fringe.length + fringeEnd : 0)
  const half = thick * 0.485
  const line: ReturnType<typeof vector>[] = []
  for (let layer = 0; layer < layers; layer += 1) {
    const y = thick * (layer + 0.5)
    const forward = layer % 2 === 0
    const isLast = layer === layers - 1
    for (let step = 0; step <= 30; step += 1) {
      const t = forward ? step / 30 : 1 - step / 30
      line.push(vector(0, y, lerp(-endOf(layer), isLast ? last - half : endOf(layer), t)))
    }
    // Its own end is round as well, so that the weave goes over it.
    if (isLast)
      for (let step = 1; step <= endSteps; step += 1)
        line.push(vector(0, y, last - half + half * Math.sin((step / endSteps) * (Math.PI / 2))))
    if (layer < layers - 1) {
      const end = (forward ? 1 : -1) * endOf(layer)
      for (let step = 1; step < 10; step += 1) {
        const turn = -Math.PI / 2 + (step / 10) * Math.PI
        line.push(
          vector(
            0,
            y + thick / 2 + (thick / 2) * Math.sin(turn),
            end + Math.sign(end) * (thick / 2) * 1.15 * Math.cos(turn),
          ),
        )
      }
    }
  }
  const columns = 61
  const rows = line.map((point, index) => {
    const gap = last - point.z
    const isEnd = index >= line.length - endSteps
    const high = isEnd ? half * Math.sqrt(Math.max(0.02, 1 - (1 - gap / half) ** 2)) : half
    const before = line[Math.max(0, index - 1)] ?? point
    const after = line[Math.min(line.length - 1, index + 1)] ?? point
    const way = after.clone().sub(before).normalize()
    const up = vector(0, way.z, -way.y)
    const outline: ReturnType<typeof vector>[] = []
    for (const side of [1, -1] as const)
      for (let column = 0; column < columns; column += 1) {
        const t = side > 0 ? column / (columns - 1) : 1 - column / (columns - 1)
        const x = lerp(-wide / 2, wide / 2, t)
        const edge = Math.min(t, 1 - t) * wide
        const round = Math.sqrt(Math.max(0.02, 1 - (1 - Math.min(1, edge / half)) ** 2))
        outline.push(
          point
            .clone()
            .addScaledVector(up, side * high * round)
            .add(vector(x + 0.12 * Math.sin(point.y * 2 + point.z * 0.4), sag(x, point.z + point.y * 3), 0)),
        )
      }
    return outline
  })
  // Along the outer side, which is the longer one where the cloth turns.
  let gone = 0
  const middles = [columns >> 1, columns + (columns >> 1)]
  const lengths = rows.map((row, index) => {
    const before = rows[index - 1] ?? row
    return (gone += Math.max(...middles.map((column) => at(row, column).distanceTo(at(before, column)))))
  })
  const body = skin(rows, {
    ring: true,
    caps: true,
    crease: 50,
    uv: (row, column) => [
      column < columns ? (column / columns) * wide : ((2 * columns - column) / columns) * wide,
      lengths[row] ?? 0,
    ],
  })
  const below = thick * (layers - 1.5)
  const onFold = (x: number, z: number) => below + half + sag(x, z + below * 3) + ply.thick + ply.around
  const strand = ({ strands, length: usual, isTwisted, inset = 0.4 }: Fringe, index: number) => {
    const x = lerp(inset - wide / 2, wide / 2 - inset, index / (strands - 1))
    const swing = (random() - 0.5) * 0.1 * usual
    const length = usual * (0.94 + random() * 0.08)
    const points = [0, 0.08, 0.24, 0.48, 0.72, 1].map((share) => {
      const [px, pz] = [x + swing * share ** 2, last - 0.3 + length * share]
      const falls = smooth(0, 0.9, share * usual)
      return vector(px, lerp(thick * (layers - 0.5) + sag(x, last), onFold(px, pz), falls), pz)
    })
    return isTwisted
      ? twisted(curveThrough(points, 44), index * 0.7)
      : tube(curveThrough(points, 12), 0.05, { sides: 6, roundEnds: true })
  }
  return [
    { name: 'blanket', geometry: body, slot: 'wool' },
    ...(fringe
      ? [
          {
            name: 'fringe',
            geometry: merged(Array.from({ length: fringe.strands }, (_, index) => strand(fringe, index))),
            slot: 'yarn',
          },
        ]
      : []),
  ]
}

/** Of a twisted strand: how thick each of its two plies is, and how far from its middle. */
const ply = { thick: 0.085, around: 0.07, pitch: 0.85 }

/** Two plies twisted about each other, thinner at their ends. */
function twisted(line: ReturnType<typeof curveThrough>, phase: number) {
  return merged(
    [0, Math.PI].map((half) =>
      tube(
        line.map((point, index) => {
          const turn = phase + half + (point.distanceTo(line[0] ?? point) / ply.pitch) * Math.PI * 2
          const spread = ply.around * (index === 0 ? 0 : 1)
          return point.clone().add(vector(spread * Math.cos(turn), spread * Math.sin(turn), 0))
        }),
        ply.thick,
        { sides: 7, roundEnds: true, scale: (share) => 1 - 0.45 * smooth(0.88, 1, share) },
      ),
    ),
  )
}
