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
/** Round a place so many pixels of the picture to each side tell how much of the sun reaches it. */
const around = 2

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
  const isReached = (column: number, row: number, distance: number) => {
    const nearest = item(depth, clamp(row, 0, side - 1) * side + clamp(column, 0, side - 1))
    return (nearest + 1) * away > distance - bias
  }
  const lit = far.map((distance, at) => {
    const column = Math.floor(((item(u, at) - min.x) / (max.x - min.x)) * side)
    const row = Math.floor(((max.y - item(v, at)) / (max.y - min.y)) * side)
    let reached = 0
    for (let y = -around; y <= around; y += 1)
      for (let x = -around; x <= around; x += 1) if (isReached(column + x, row + y, distance)) reached += 1
    return reached / (2 * around + 1) ** 2
  })
  return { u, v, lit }
}
