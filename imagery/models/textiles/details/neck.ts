import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { at, curveThrough } from '../../../kit/plane/curves'
import { smooth, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { shell } from '../../../kit/skins/shell'
import { necklineOf } from '../cutting/upper-cut'
import type { UpperCut } from '../cutting/upper-cut'

type NeckPoint = { point: Vector3; out: Vector3; share: number }

/** The edge of the neck from the middle of the front over our right round the back; share 0 and 1 are the front. */
function neckRing(on: Draped, cutting: UpperCut, count: number): NeckPoint[] {
  const front = necklineOf(cutting, 1)
  const back = necklineOf(cutting, -1)
  const line = [
    ...front.map((point) => on.spot(1, point).point),
    ...[...back]
      .reverse()
      .slice(1)
      .map((point) => on.spot(-1, point).point),
    ...back.slice(1).map(([x, y]) => on.spot(-1, [-x, y]).point),
    ...[...front]
      .reverse()
      .slice(1, -1)
      .map(([x, y]) => on.spot(1, [-x, y]).point),
  ]
  const soft = curveThrough(line, count, true)
  const middle = soft.reduce((sum, point) => sum.add(point), vector(0, 0, 0)).divideScalar(soft.length)
  return soft.map((point, index) => ({
    point,
    out: vector(point.x - middle.x * 0.5, 0, point.z - middle.z * 0.2 - 1.5).normalize(),
    share: index / soft.length,
  }))
}

/** A collar from its profile: (outwards, upwards) at each place round the neck. */
function collarFrom(
  ring: readonly NeckPoint[],
  profile: (share: number) => readonly Point[],
  thickness: number,
  closed: boolean,
) {
  const columns = ring.map(({ point, out, share }) =>
    profile(share).map(([o, u]) =>
      point
        .clone()
        .addScaledVector(out, o)
        .add(vector(0, u, 0)),
    ),
  )
  const rows = at(columns, 0).map((_, step) => columns.map((column) => at(column, step)))
  return shell(rows, { ring: closed, thickness, crease: 60 })
}

export const soften = (points: readonly Point[], count = 18): Point[] =>
  curveThrough(
    points.map(([x, y]) => vector(x, y, 0)),
    count,
  ).map(({ x, y }): Point => [x, y])

/** A band standing at the neck: crew, mock, or rolled over. */
export function neckBand(on: Draped, cutting: UpperCut, kind: 'crew' | 'mock' | 'roll', slot = 'rib'): Part {
  const ring = neckRing(on, cutting, 140)
  const profiles: Record<typeof kind, readonly Point[]> = {
    crew: [
      [0.22, -1.2],
      [0.2, -0.4],
      [0, 0.5],
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
    kind === 'roll' ? 0.16 * Math.sin(share * 44 + step * 0.13) * smooth(0.3, 1, step / 34) : 0
  return {
    name: 'neck',
    geometry: collarFrom(
      ring,
      (share) => profile.map(([o, u], step): Point => [o + wave(share, step), u]),
      kind === 'crew' ? 0.28 : 0.34,
      true,
    ),
    slot,
  }
}

/** A shirt collar: its stand, its fall and its two points; `open` is how far it gapes at the front. */
export function shirtCollar(
  on: Draped,
  cutting: UpperCut,
  { stand = 2.3, fall = 4, tip = 3.6, open = 0.02, slot = 'cloth', thickness = 0.16 } = {},
): Part {
  const ring = neckRing(on, cutting, 200).filter(({ share }) => share > open && share < 1 - open)
  return {
    name: 'collar',
    geometry: collarFrom(
      ring,
      (share) => {
        const front = smooth(0.2, 0, Math.min(share, 1 - share))
        const low = fall + tip * front ** 2.2
        const spread = 0.6 * front
        return soften(
          [
            [0.12, -0.5],
            [-0.05, stand * 0.5],
            [-0.1, stand * (1 - 0.25 * front)],
            [0.35, stand * (1 - 0.25 * front) + 0.45],
            [0.85, stand * (1 - 0.3 * front) + 0.1],
            [1.25 + spread * 0.5, stand - low * 0.55],
            [1.7 + spread, stand - low],
          ],
          22,
        )
      },
      thickness,
      false,
    ),
    slot,
  }
}
