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
  for (const other of others) {
    if (open.size === 0) return true
    other.computeBoundingBox()
    const box = other.boundingBox
    const near = [...open].filter((p) => box !== null && box.distanceToPoint(p) < limit)
    if (near.length === 0) continue
    eachTriangle(other, (triangle) => {
      for (const p of near)
        if (open.has(p) && !isBeyond(triangle, p, limit) && distanceTo(triangle, p) < limit) open.delete(p)
    })
  }
  return open.size === 0
}

const foot = new Vector3()
const distanceTo = (triangle: Triangle, p: Vector3) => triangle.closestPointToPoint(p, foot).distanceTo(p)

/** The same triangle object each time, moved from one face to the next. */
function eachTriangle(geometry: BufferGeometry, look: (triangle: Triangle) => void) {
  const { array } = geometry.getAttribute('position')
  const index = indexOf(geometry)
  const triangle = new Triangle()
  for (let i = 0; i + 2 < index.length; i += 3) {
    triangle.a.fromArray(array, item(index, i) * 3)
    triangle.b.fromArray(array, item(index, i + 1) * 3)
    triangle.c.fromArray(array, item(index, i + 2) * 3)
    look(triangle)
  }
}

/** All three corners are on one far side of the place: the cheap test, which spares most triangles the exact one. */
function isBeyond({ a, b, c }: Triangle, p: Vector3, limit: number) {
  const isPast = (axis: 'x' | 'y' | 'z') => {
    const [u, v, w, value] = [a[axis], b[axis], c[axis], p[axis]]
    return (
      (u > value + limit && v > value + limit && w > value + limit) ||
      (u < value - limit && v < value - limit && w < value - limit)
    )
  }
  return isPast('x') || isPast('y') || isPast('z')
}
