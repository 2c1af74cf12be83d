import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import type { Part } from '../../../../kit/mesh/model'
import { isCoarse } from '../../../../kit/plane/detail'
import { around, bell, item, smooth, steps, TAU } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'
import type { UpperCut } from '../../cutting/upper-cut'
import { columnsOf, evened, neckRing, openAt, sheetOf, soften } from './ring'
import type { NeckPoint } from './ring'

type BandOptions = {
  slot?: string
  ribs?: number
  /** As of `openAt`. */
  gap?: number
  /** How far it lies on the cloth below the edge of the neck, where the seam is to be seen; else it stands in the cloth. */
  foot?: number
}

/** A band standing at the neck: crew, mock, the low one of a cape that is tied, or rolled over. */
export function neckBand(
  on: Draped,
  cutting: Pick<UpperCut, 'neck'>,
  kind: 'crew' | 'mock' | 'tie' | 'roll',
  { slot = 'rib', ribs = 0, gap = 0, foot = 0 }: BandOptions = {},
): Part {
  const isRibbed = ribs > 0 && !isCoarse()
  const raw = neckRing(on, cutting, isRibbed ? ribs * 6 : 140)
  const isPointed = cutting.neck.isPointed === true
  const ring = openAt(evened(raw, roundsOf(kind, isPointed)), gap)
  const profiles: Record<typeof kind, readonly Point[]> = {
    crew: [
      [0.5, -1.1],
      [0.36, -0.4],
      [0.04, 0.5],
      [-0.5, 1.5],
      [-0.75, 1.9],
    ],
    mock: [
      [0.25, -0.8],
      [0.15, 0.6],
      [-0.15, 2.6],
      [-0.3, 4.6],
      [-0.25, 5.4],
    ],
    tie: [
      [0.25, -0.8],
      [0.22, 0.4],
      [0.05, 1.6],
      [-0.12, 2.9],
      [-0.1, 3.8],
    ],
    roll: [
      [0.25, -0.8],
      [0.1, 1],
      [-0.3, 4],
      [-0.3, 7.4],
      [0.35, 8.5],
      [1.1, 7.6],
      [1.35, 5],
      [1.7, 2.2],
      [2, 1.2],
    ],
  }
  const profile = soften(profiles[kind], kind === 'roll' ? 34 : 14)
  const wave = (share: number, step: number) =>
    (kind === 'roll' ? 0.1 * Math.sin(share * 19 + step * 0.13) * smooth(0.3, 1, step / 34) : 0) +
    // The sash lies in a soft fold that climbs and sinks as it goes round.
    (kind === 'tie' ? 0.15 * bell(step, 7.5 + 2.4 * Math.sin(share * TAU * 2 + 0.6), 2.1) : 0) +
    // What is rolled over shows the other side of its ribs.
    (isRibbed ? 0.045 * Math.cos(share * ribs * TAU) * (kind === 'roll' && step > 17 ? -1 : 1) : 0)
  const rows = columnsOf(ring, (share) => profile.map(([o, u], step): Point => [o + wave(share, step), u]))
  const standing = profile.findIndex(([, u]) => u > 0.9)
  return {
    name: 'neck',
    geometry: sheetOf(
      foot > 0
        ? [
            ...footRows(ring, neckRing(on, cutting, raw.length, foot), item(rows, standing)),
            ...rows.slice(standing),
          ]
        : rows,
      kind === 'crew' ? 0.28 : 0.34,
      gap === 0,
    ),
    slot,
  }
}

/** How often a ring is evened: a cape's wholly, the point of a neck a little. */
function roundsOf(kind: string, isPointed: boolean): number {
  if (kind === 'tie') return 70
  return isPointed ? 6 : 0
}

/** How deep the foot of a band is drawn into the knit, cm. */
const drawnIn = 0.2

/** From a line on the cloth round the edge of the neck up to the first row that stands. */
function footRows(
  edge: readonly NeckPoint[],
  low: readonly NeckPoint[],
  high: readonly Vector3[],
): Vector3[][] {
  const feet = low.map(({ point }, column) => {
    const along = around(low, column + 1)
      .point.clone()
      .sub(around(low, column - 1).point)
    const normal = along.cross(item(edge, column).point.clone().sub(point)).normalize()
    return point.clone().addScaledVector(normal, -drawnIn)
  })
  return steps(0, 1, 6)
    .slice(0, -1)
    .map((share) =>
      feet.map((foot, column) =>
        foot
          .clone()
          .multiplyScalar((1 - share) ** 2)
          .addScaledVector(item(edge, column).point, 2 * share * (1 - share))
          .addScaledVector(item(high, column), share ** 2),
      ),
    )
}
