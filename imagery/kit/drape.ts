import { Vector3 } from 'three'
import { isCoarse } from './detail'
import type { BufferGeometry } from 'three'
import type { Cloth } from './cloth'
import { cut, openingsOf } from './cloth'
import { build } from './geometry'
import { clamp, item, vector } from './maths'
import type { Outline, Point } from './outline'

/** A place on a hanging cloth: where it is, which way it faces. */
export type Spot = { point: Vector3; normal: Vector3 }

/** A cloth that has come to rest, to be looked up by the places of its pattern. */
export type Draped = {
  cloth: Cloth
  points: Vector3[]
  normals: Vector3[]
  /** The place of the pattern on the front (1) or the back (-1). */
  spot: (side: 1 | -1, point: Point) => Spot
}

export function draped(cloth: Cloth): Draped {
  const points = cloth.pattern.map((_, knot) => new Vector3().fromArray(cloth.positions, knot * 3))
  const normals = points.map(() => vector(0, 0, 0))
  const { triangles } = cloth
  const cells = new Map<string, number[]>()
  const cell = 2
  for (let place = 0; place < triangles.length; place += 3) {
    const ids = [item(triangles, place), item(triangles, place + 1), item(triangles, place + 2)] as const
    const [a, b, c] = ids.map((id) => item(points, id))
    if (!a || !b || !c) continue
    const face = b.clone().sub(a).cross(c.clone().sub(a))
    for (const id of ids) item(normals, id).add(face)
    const side = ids.map((id) => cloth.side[id] ?? 0).find((value) => value !== 0) ?? 1
    const flat = ids.map((id) => item(cloth.pattern, id))
    const span = (axis: 0 | 1) => {
      const values = flat.map((point) => point[axis])
      return [Math.floor(Math.min(...values) / cell), Math.floor(Math.max(...values) / cell)] as const
    }
    const [x0, x1] = span(0)
    const [y0, y1] = span(1)
    for (let x = x0; x <= x1; x += 1)
      for (let y = y0; y <= y1; y += 1) {
        const key = `${side} ${x} ${y}`
        const list = cells.get(key)
        if (list) list.push(place)
        else cells.set(key, [place])
      }
  }
  for (const normal of normals) normal.normalize()

  const spot = (side: 1 | -1, [x, y]: Point): Spot => {
    let best = -Infinity
    const found = { point: vector(0, 0, 0), normal: vector(0, 0, 1) }
    const look = (place: number) => {
      const ids = [item(triangles, place), item(triangles, place + 1), item(triangles, place + 2)] as const
      const [p, q, r] = [
        item(cloth.pattern, ids[0]),
        item(cloth.pattern, ids[1]),
        item(cloth.pattern, ids[2]),
      ]
      const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])
      const b = ((x - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (y - p[1])) / area
      const c = ((q[0] - p[0]) * (y - p[1]) - (x - p[0]) * (q[1] - p[1])) / area
      const least = Math.min(1 - b - c, b, c)
      if (least <= best) return
      best = least
      const shares = [1 - b - c, b, c]
      found.point.set(0, 0, 0)
      found.normal.set(0, 0, 0)
      // Beyond the edge of the cloth there is its edge.
      const within = shares.map((share) => clamp(share))
      const sum = within.reduce((total, share) => total + share, 0)
      ids.forEach((id, corner) => {
        const share = item(within, corner) / sum
        found.point.addScaledVector(item(points, id), share)
        found.normal.addScaledVector(item(normals, id), share)
      })
      found.normal.normalize()
    }
    for (const place of cells.get(`${side} ${Math.floor(x / cell)} ${Math.floor(y / cell)}`) ?? [])
      look(place)
    for (let ring = 1; best < -1e-6 && ring < 3; ring += 1)
      for (let dx = -ring; dx <= ring; dx += 1)
        for (let dy = -ring; dy <= ring; dy += 1)
          for (const place of cells.get(
            `${side} ${Math.floor(x / cell) + dx} ${Math.floor(y / cell) + dy}`,
          ) ?? [])
            look(place)
    return found
  }

  return { cloth, points, normals, spot }
}

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

/** The cloth itself with its thickness, which goes inwards. */
export const fabricOf = (
  { points, normals, cloth }: Draped,
  thickness: number,
  relief: (point: Point) => number = () => 0,
) =>
  solid(
    points.map((point, knot) =>
      point.clone().addScaledVector(item(normals, knot), relief(item(cloth.pattern, knot))),
    ),
    points.map((point, knot) => point.clone().addScaledVector(item(normals, knot), -thickness)),
    cloth.pattern,
    cloth.triangles,
  )

type PatchOptions = {
  thickness: number
  lift?: number
  step?: number
  side?: 1 | -1
  bulge?: (point: Point) => number
}

/** Another piece laid on the cloth where its pattern says: a placket, a pocket, a lapel. */
export function patch(
  on: Draped,
  outline: Outline,
  { thickness, lift = -0.05, step = 0.5, side = 1, bulge }: PatchOptions,
) {
  const piece = cut(outline, isCoarse() ? step * 1.8 : step)
  const spots = piece.points.map((point) => on.spot(side, point))
  const raise = (by: number, isUpper: boolean) =>
    spots.map(({ point, normal }, knot) =>
      point.clone().addScaledVector(normal, by + (isUpper ? (bulge?.(item(piece.points, knot)) ?? 0) : 0)),
    )
  const flip = (triangles: number[]) =>
    triangles.map((_, place) => item(triangles, place - (place % 3) + ((3 - (place % 3)) % 3)))
  return solid(
    raise(lift + thickness, true),
    raise(lift, false),
    piece.points,
    side > 0 ? piece.triangles : flip(piece.triangles),
  )
}
