import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { at, curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { around, bell, item, smooth, TAU, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { normalsOf, shell } from '../../../kit/skins/shell'
import { stitches } from '../../../kit/solids/stitches'
import type { Seam } from '../../../kit/solids/stitches'
import { sewnButtons } from './sewn-button'
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

/** What a collar is made of, from its profile: (outwards, upwards) at each place round the neck; a row for each step up. */
function columnsOf(ring: readonly NeckPoint[], profile: (share: number) => readonly Point[]): Vector3[][] {
  const columns = ring.map(({ point, out, share }) =>
    profile(share).map(([o, u]) =>
      point
        .clone()
        .addScaledVector(out, o)
        .add(vector(0, u, 0)),
    ),
  )
  return at(columns, 0).map((_, step) => columns.map((column) => at(column, step)))
}

/** Rows as cloth, its grain in cm. */
function sheetOf(rows: readonly Vector3[][], thickness: number, closed: boolean) {
  const lengths = (points: readonly Vector3[]) => {
    let sum = 0
    return points.map((point, index) => (sum += point.distanceTo(at(points, index - 1))))
  }
  const along = lengths(at(rows, Math.floor(rows.length / 2)))
  const up = lengths(rows.map((row) => at(row, 0)))
  return shell(rows, {
    ring: closed,
    thickness,
    crease: 60,
    uv: (line, column) => [at(along, column), at(up, line)],
  })
}

export const soften = (points: readonly Point[], count = 18): Point[] =>
  curveThrough(
    points.map(([x, y]) => vector(x, y, 0)),
    count,
  ).map(({ x, y }): Point => [x, y])

/** A ring without its last unevenness. */
function evened(ring: readonly NeckPoint[], rounds: number): NeckPoint[] {
  if (rounds === 0) return [...ring]
  return evened(
    ring.map(({ point, ...rest }, index) => ({
      ...rest,
      point: around(ring, index - 1)
        .point.clone()
        .add(around(ring, index + 1).point)
        .multiplyScalar(0.25)
        .addScaledVector(point, 0.5),
    })),
    rounds - 1,
  )
}

/** A ring that is open in front by this share of it to either side. */
const openAt = (ring: readonly NeckPoint[], gap: number) =>
  gap === 0 ? ring : ring.filter(({ share }) => share > gap && share < 1 - gap)

/** A band standing at the neck: crew, mock, the low one of a blouse that is tied, or rolled over; `gap` as of `openAt`. */
export function neckBand(
  on: Draped,
  cutting: UpperCut,
  kind: 'crew' | 'mock' | 'tie' | 'roll',
  { slot = 'rib', ribs = 0, gap = 0 } = {},
): Part {
  const isRibbed = ribs > 0 && !isCoarse()
  const raw = neckRing(on, cutting, isRibbed ? ribs * 6 : 140)
  const ring = openAt(kind === 'tie' ? evened(raw, 24) : raw, gap)
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
  return {
    name: 'neck',
    geometry: sheetOf(
      columnsOf(ring, (share) => profile.map(([o, u], step): Point => [o + wave(share, step), u])),
      kind === 'crew' ? 0.28 : 0.34,
      gap === 0,
    ),
    slot,
  }
}

type ShirtCollar = {
  stand?: number
  fall?: number
  tip?: number
  open?: number
  thickness?: number
  /** The radius of the button that closes the stand; none where a zip does. */
  button?: number
  /** How far the stand is open for a zip: a share as of `openAt`. */
  gap?: number
}

/**
 * A shirt collar: a stand that closes round the neck, and a fall that rolls over it to two points, stitched along its
 * edge; `open` is how far the fall gapes at the front.
 */
export function shirtCollar(
  on: Draped,
  cutting: UpperCut,
  {
    stand = 2.3,
    fall = 4,
    tip = 3.6,
    open = 0.012,
    thickness = 0.16,
    button = 0.5,
    gap = 0,
  }: ShirtCollar = {},
): Part[] {
  const ring = neckRing(on, cutting, 200)
  const low = (share: number) => 1 - 0.25 * smooth(0.2, 0, Math.min(share, 1 - share))
  const falling = columnsOf(openAt(ring, open), (share) => {
    const front = smooth(0.2, 0, Math.min(share, 1 - share))
    const drop = fall + tip * front ** 2.2
    const spread = 0.6 * front
    const high = stand * low(share)
    return soften(
      [
        [-0.02, stand * 0.35],
        [-0.1, high],
        [0.35, high + 0.45],
        [0.85, high + 0.1 - stand * 0.05 * front],
        [1.25 + spread * 0.5, stand - drop * 0.55],
        [1.7 + spread, stand - drop],
      ],
      22,
    )
  })
  const standing = columnsOf(openAt(ring, gap), (share) =>
    soften(
      [
        [0.14, -0.55],
        [0, stand * 0.4],
        [-0.12, stand * low(share) * 0.96],
      ],
      8,
    ),
  )
  const middle = { point: at(at(standing, 4), 0), normal: vector(0, 0.12, 1).normalize() }
  return [
    ...sewnButtons('stand-button', button > 0 ? [middle] : [], { radius: button, high: thickness }),
    { name: 'collar', geometry: sheetOf(falling, thickness, false), slot: 'cloth' },
    { name: 'collar-stand', geometry: sheetOf(standing, thickness, gap === 0), slot: 'cloth' },
    edgeStitch(falling, thickness),
  ]
}

/** Stitches half a centimetre inside the edge of a fall, from one end round its points to the other. */
function edgeStitch(rows: readonly Vector3[][], thickness: number): Part {
  const normals = normalsOf(rows, false)
  const at = (line: number, column: number) => ({
    at: item(item(rows, line), column)
      .clone()
      .addScaledVector(item(item(normals, line), column), thickness),
    normal: item(item(normals, line), column),
  })
  const [last, end] = [rows.length - 3, item(rows, 0).length - 1]
  const down = Array.from({ length: last - 9 }, (_, index) => 9 + index)
  const seam: Seam = [
    ...down.map((line) => at(line, 1)),
    ...item(rows, 0).flatMap((_, column) => (column > 1 && column < end - 1 ? [at(last, column)] : [])),
    ...down.toReversed().map((line) => at(line, end - 1)),
  ]
  return {
    name: 'collar-stitch',
    geometry: stitches(seam, { pitch: 0.2, length: 0.16, radius: 0.022, slant: 0.08 }),
    slot: 'stitch',
  }
}
