import { Box2, OrthographicCamera, Vector2, Vector3 } from 'three'
import type { Model } from '../kit/mesh/model'
import { clamp, item } from '../kit/plane/maths'
import { depthsOf } from './raster'

/** For each of some places: where the sun sees it, across and up in cm, and how much of it does, 0 to 1. */
export type Seen = { u: Float32Array; v: Float32Array; lit: Float32Array }

/** Pixels a side of the sun's own picture of the set, and how much nearer a surface must be to shade another, cm. */
const side = 2048
const bias = 2.5
/** How far the sun is drawn back, cm: all of the set lies before it. */
const away = 3000
/** How far a shadow's edge runs out to each side, cm for each cm behind what throws it: the sun is 0.9 degrees wide. */
const spread = Math.tan((0.45 * Math.PI) / 180)
/** And at most, cm. */
const widest = 5

/** Places spread evenly over a disc of radius 1. */
const disc = (count: number) =>
  Array.from({ length: count }, (_, k) => {
    const [turn, off] = [k * 2.39996, Math.sqrt((k + 0.5) / count)]
    return [off * Math.cos(turn), off * Math.sin(turn)] as const
  })
const [few, many] = [disc(16), disc(60)]

/** What the sun sees of places of a set, `x, y, z` in a row: its picture is as wide as they ask. */
export function seenBySun(model: Model, places: Float32Array, sun: Vector3): Seen {
  const lamp = new OrthographicCamera(-1, 1, 1, -1, 0, away * 2)
  lamp.position.copy(sun).normalize().multiplyScalar(away)
  lamp.lookAt(0, 0, 0)
  lamp.updateMatrixWorld(true)
  const count = places.length / 3
  const [u, v, far] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  const [point, reach] = [new Vector3(), new Box2()]
  for (let at = 0; at < count; at += 1) {
    point.fromArray(places, at * 3).applyMatrix4(lamp.matrixWorldInverse)
    u[at] = point.x
    v[at] = point.y
    far[at] = -point.z
    reach.expandByPoint(new Vector2(point.x, point.y))
  }
  const { min, max } = reach.expandByScalar(1)
  Object.assign(lamp, { left: min.x, right: max.x, bottom: min.y, top: max.y })
  lamp.updateProjectionMatrix()
  const { depth } = depthsOf(model, lamp, side, side)
  const [columns, rows] = [side / (max.x - min.x), side / (max.y - min.y)]
  /** How far behind what the sun sees there a place lies. */
  const behind = (across: number, up: number, distance: number) => {
    const column = clamp(Math.floor((across - min.x) * columns), 0, side - 1)
    const row = clamp(Math.floor((max.y - up) * rows), 0, side - 1)
    return distance - (item(depth, row * side + column) + 1) * away
  }
  /** How many places of a disc round a place are shaded, and how far behind what shades them all together. */
  const shading = (at: number, places: typeof few, radius: number) => {
    let [count, sum] = [0, 0]
    for (const [x, y] of places) {
      const gap = behind(item(u, at) + x * radius, item(v, at) + y * radius, item(far, at))
      if (gap <= bias) continue
      count += 1
      sum += gap
    }
    return { count, mean: sum / Math.max(count, 1) }
  }
  const lit = far.map((_, at) => {
    const { count, mean } = shading(at, few, widest)
    if (count % few.length === 0) return count === 0 ? 1 : 0
    return 1 - shading(at, many, Math.min(widest, mean * spread)).count / many.length
  })
  return { u, v, lit }
}
