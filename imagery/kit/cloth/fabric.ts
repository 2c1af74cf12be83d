import type { Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { build } from '../mesh/geometry'
import { isCoarse } from '../plane/detail'
import { item } from '../plane/maths'
import type { Outline, Point } from '../plane/outline'
import { cut } from './cut'
import type { Draped } from './draped'
import { openingsOf } from './links'

/** A closed solid from a sheet of triangles with an upper and an under side; its edges are rounded. */
export function solid(
  upper: readonly Vector3[],
  under: readonly Vector3[],
  pattern: readonly Point[],
  triangles: readonly number[],
): BufferGeometry {
  const positions: number[] = []
  const uv: number[] = []
  const put = (point: Vector3, [u, v]: Point) => {
    positions.push(point.x, point.y, point.z)
    uv.push(u, v)
    return positions.length / 3 - 1
  }
  const count = pattern.length
  upper.forEach((point, knot) => put(point, item(pattern, knot)))
  under.forEach((point, knot) => put(point, item(pattern, knot)))
  const index = [...triangles]
  for (let place = 0; place < triangles.length; place += 3)
    for (const corner of [0, 2, 1]) index.push(item(triangles, place + corner) + count)
  for (const chain of openingsOf(triangles)) {
    // The edge has corners of its own, so that the faces stay as flat as they are.
    const top = chain.map((knot) => put(item(upper, knot), item(pattern, knot)))
    const foot = chain.map((knot) => put(item(under, knot), item(pattern, knot)))
    const middles = chain.map((knot, place) => {
      const before = item(upper, item(chain, (place + chain.length - 1) % chain.length))
      const after = item(upper, item(chain, (place + 1) % chain.length))
      const across = item(upper, knot).clone().sub(item(under, knot))
      const out = after
        .clone()
        .sub(before)
        .cross(across)
        .normalize()
        .multiplyScalar(across.length() * 0.4)
      return put(
        item(upper, knot).clone().add(item(under, knot)).multiplyScalar(0.5).add(out),
        item(pattern, knot),
      )
    })
    chain.forEach((_, place) => {
      const step = (place + 1) % chain.length
      const [a, b] = [item(top, place), item(top, step)]
      const [c, d] = [item(foot, place), item(foot, step)]
      const [m, n] = [item(middles, place), item(middles, step)]
      index.push(b, a, m, b, m, n, n, m, c, n, c, d)
    })
  }
  return build(positions, uv, index)
}

/** The cloth itself with its thickness, which goes inwards; twice as thick where it is turned up. */
export const fabricOf = (
  { points, normals, cloth }: Draped,
  thickness: number,
  relief: (point: Point) => number = () => 0,
  turnedUp: (point: Point) => number = () => 0,
) =>
  solid(
    points.map((point, knot) =>
      point.clone().addScaledVector(item(normals, knot), relief(item(cloth.pattern, knot))),
    ),
    points.map((point, knot) =>
      point
        .clone()
        .addScaledVector(item(normals, knot), -thickness * (1 + turnedUp(item(cloth.pattern, knot)))),
    ),
    cloth.pattern,
    cloth.triangles,
  )

type PatchOptions = {
  thickness: number
  lift?: number
  step?: number
  side?: 1 | -1
  /** How much more than that its upper side and its under side lie over the cloth at a place, cm. */
  bulge?: (point: Point) => number
  under?: (point: Point) => number
}

/** Another piece laid on the cloth where its pattern says: a placket, a pocket, a lapel. */
export function patch(
  on: Draped,
  outline: Outline,
  { thickness, lift = -0.05, step = 0.5, side = 1, bulge, under }: PatchOptions,
) {
  const piece = cut(outline, isCoarse() ? step * 1.8 : step)
  const spots = piece.points.map((point) => on.spot(side, point))
  const raise = (by: number, more?: (point: Point) => number) =>
    spots.map(({ point, normal }, knot) =>
      point.clone().addScaledVector(normal, by + (more?.(item(piece.points, knot)) ?? 0)),
    )
  const flip = (triangles: number[]) =>
    triangles.map((_, place) => item(triangles, place - (place % 3) + ((3 - (place % 3)) % 3)))
  return solid(
    raise(lift + thickness, bulge),
    raise(lift, under),
    piece.points,
    side > 0 ? piece.triangles : flip(piece.triangles),
  )
}
