import { Vector3 } from 'three'
import { isCoarse } from '../plane/detail'
import { clamp, item, vector } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cloth } from './cloth'
import { refined } from './refined'

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
  const add = (key: string, place: number) => {
    const list = cells.get(key)
    if (list) list.push(place)
    else cells.set(key, [place])
  }
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
    for (let x = x0; x <= x1; x += 1) for (let y = y0; y <= y1; y += 1) add(`${side} ${x} ${y}`, place)
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
    const lookIn = (dx: number, dy: number) => {
      const key = `${side} ${Math.floor(x / cell) + dx} ${Math.floor(y / cell) + dy}`
      for (const place of cells.get(key) ?? []) look(place)
    }
    lookIn(0, 0)
    for (let ring = 1; best < -1e-6 && ring < 3; ring += 1)
      for (let dx = -ring; dx <= ring; dx += 1) for (let dy = -ring; dy <= ring; dy += 1) lookIn(dx, dy)
    return found
  }

  return { cloth, points, normals, spot }
}

/** What a solver laid, as fine as it is shown. */
export const drapedFine = (cloth: Cloth): Draped => draped(isCoarse() ? cloth : refined(cloth))
