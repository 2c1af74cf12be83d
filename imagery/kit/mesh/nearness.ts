import { Triangle, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { item } from '../plane/maths'
import { indexOf } from './triangles'

/** Whether some corners of `geometry` are all within `limit` of the surfaces of `others`. */
export function liesOn(
  geometry: BufferGeometry,
  others: readonly BufferGeometry[],
  limit: number,
  sample = 10,
): boolean {
  const position = geometry.getAttribute('position')
  const stride = Math.max(1, Math.floor(position.count / sample))
  const open = new Set<Vector3>()
  for (let i = 0; i < position.count; i += stride) open.add(new Vector3().fromBufferAttribute(position, i))
  const triangle = new Triangle()
  const foot = new Vector3()
  for (const other of others) {
    if (open.size === 0) return true
    other.computeBoundingBox()
    const box = other.boundingBox
    const near = [...open].filter((p) => box !== null && box.distanceToPoint(p) < limit)
    if (near.length === 0) continue
    const { array } = other.getAttribute('position')
    const index = indexOf(other)
    for (let i = 0; i + 2 < index.length; i += 3) {
      const [a, b, c] = [item(index, i) * 3, item(index, i + 1) * 3, item(index, i + 2) * 3]
      for (const p of near) {
        if (isBeyond(array, a, b, c, p, limit) || !open.has(p)) continue
        triangle.a.fromArray(array, a)
        triangle.b.fromArray(array, b)
        triangle.c.fromArray(array, c)
        if (triangle.closestPointToPoint(p, foot).distanceTo(p) < limit) open.delete(p)
      }
    }
  }
  return open.size === 0
}

/** All three corners are on one far side of the place: the cheap test, which spares most triangles the exact one. */
function isBeyond(array: ArrayLike<number>, a: number, b: number, c: number, p: Vector3, limit: number) {
  const isPast = (axis: number, value: number) => {
    const [u, v, w] = [item(array, a + axis), item(array, b + axis), item(array, c + axis)]
    return (
      (u > value + limit && v > value + limit && w > value + limit) ||
      (u < value - limit && v < value - limit && w < value - limit)
    )
  }
  return isPast(0, p.x) || isPast(1, p.y) || isPast(2, p.z)
}
