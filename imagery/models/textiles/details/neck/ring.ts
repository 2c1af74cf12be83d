import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import { at, curveThrough } from '../../../../kit/plane/curves'
import { around, item, vector } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'
import { shell } from '../../../../kit/skins/shell'
import { necklineOf } from '../../cutting/upper-cut'
import type { UpperCut } from '../../cutting/upper-cut'

export type NeckPoint = { point: Vector3; out: Vector3; share: number }

/** A neckline moved away from the neck, from the middle of the piece to the shoulder. */
function widened(line: readonly Point[], by: number): Point[] {
  if (by === 0) return [...line]
  return line.map(([x, y], index): Point => {
    const [ax, ay] = item(line, Math.min(index + 1, line.length - 1))
    // At the middle it meets its mirror image.
    const [bx, below] = index === 0 ? ([-ax, ay] as const) : item(line, index - 1)
    const long = Math.hypot(ax - bx, ay - below)
    return [x + ((ay - below) / long) * by, y - ((ax - bx) / long) * by]
  })
}

/**
 * The edge of the neck from the middle of the front over our right round the back, or a line of the cloth so far beside it;
 * share 0 and 1 are the front.
 */
export function neckRing(
  on: Draped,
  cutting: Pick<UpperCut, 'neck'>,
  count: number,
  beside = 0,
): NeckPoint[] {
  const front = widened(necklineOf(cutting, 1), beside)
  const back = widened(necklineOf(cutting, -1), beside)
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
export function columnsOf(
  ring: readonly NeckPoint[],
  profile: (share: number) => readonly Point[],
): Vector3[][] {
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
export function sheetOf(rows: readonly Vector3[][], thickness: number, closed: boolean) {
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
export function evened(ring: readonly NeckPoint[], rounds: number): NeckPoint[] {
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
export const openAt = (ring: readonly NeckPoint[], gap: number) =>
  gap === 0 ? ring : ring.filter(({ share }) => share > gap && share < 1 - gap)
