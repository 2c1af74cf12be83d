import { Box3, Triangle, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { item } from './maths'
import type { Model } from './model'

/** All surfaces of one solid: the parts whose names agree up to the first full stop. */
export type Solid = { name: string; geometries: BufferGeometry[]; slots: string[] }

export function solidsOf(model: Model): Solid[] {
  const solids = new Map<string, Solid>()
  for (const { name, geometry, slot } of model.parts) {
    const [stem = name] = name.split('.')
    const solid = solids.get(stem) ?? { name: stem, geometries: [], slots: [] }
    solid.geometries.push(geometry)
    solid.slots.push(slot)
    solids.set(stem, solid)
  }
  return [...solids.values()]
}

const grain = 1e-3
const span = 2 ** 17
/** Off by a part of a cell, so that round numbers do not lie on the border between two. */
const cell = (value: number) => Math.round(value / grain + 0.2371) + span / 2
/** One number for a place, for models up to 1.3 m. */
const keyOf = (x: number, y: number, z: number) => (cell(x) * span + cell(y)) * span + cell(z)

/** Triangles by welded corners: places closer than 10 µm are one. Triangles without area are left out. */
function welded(geometries: readonly BufferGeometry[]) {
  const ids = new Map<number, number>()
  const places: Vector3[] = []
  const triangles: [number, number, number][] = []
  for (const geometry of geometries) {
    const position = geometry.getAttribute('position')
    const own: number[] = []
    for (let i = 0; i < position.count; i++) {
      const p = new Vector3().fromBufferAttribute(position, i)
      const key = keyOf(p.x, p.y, p.z)
      let id = ids.get(key)
      if (id === undefined) {
        id = places.length
        ids.set(key, id)
        places.push(p)
      }
      own.push(id)
    }
    const index = geometry.index ? Array.from(geometry.index.array) : own.map((_, i) => i)
    for (let i = 0; i + 2 < index.length; i += 3) {
      const [a, b, c] = [
        item(own, item(index, i)),
        item(own, item(index, i + 1)),
        item(own, item(index, i + 2)),
      ]
      if (a !== b && b !== c && a !== c) triangles.push([a, b, c])
    }
  }
  return { places, triangles }
}

/** How many edges of a solid have no neighbour, and how many run the same way as their neighbour's. 0 and 0 is sound. */
export function edgesOf(geometries: readonly BufferGeometry[]): { open: number; flipped: number } {
  const { places, triangles } = welded(geometries)
  const balance = new Map<number, number>()
  const uses = new Map<number, number>()
  for (const [a, b, c] of triangles)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = Math.min(from, to) * places.length + Math.max(from, to)
      balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1))
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  let open = 0
  let flipped = 0
  for (const [key, sum] of balance) {
    if (sum === 0) continue
    if (item2(uses, key) % 2 === 1) open += 1
    else flipped += 1
  }
  return { open, flipped }
}

const item2 = (map: ReadonlyMap<number, number>, key: number) => map.get(key) ?? 0

/** The volume a closed solid encloses; negative when it is inside out. */
export function volumeOf(geometries: readonly BufferGeometry[]): number {
  const { places, triangles } = welded(geometries)
  return triangles.reduce((sum, [a, b, c]) => {
    const [p, q, r] = [item(places, a), item(places, b), item(places, c)]
    return sum + p.dot(new Vector3().crossVectors(q, r)) / 6
  }, 0)
}

/** The share of a geometry's corners whose normal looks away from the faces around it. */
export function wrongNormals(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const index = geometry.index
    ? Array.from(geometry.index.array)
    : Array.from({ length: position.count }, (_, i) => i)
  let wrong = 0
  let all = 0
  const at = (i: number) => new Vector3().fromBufferAttribute(position, i)
  for (let i = 0; i + 2 < index.length; i += 3) {
    const [a, b, c] = [item(index, i), item(index, i + 1), item(index, i + 2)]
    const face = at(b)
      .sub(at(a))
      .cross(at(c).sub(at(a)))
    if (face.lengthSq() < 1e-14) continue
    for (const k of [a, b, c]) {
      all += 1
      if (face.dot(new Vector3().fromBufferAttribute(normal, k)) < 0) wrong += 1
    }
  }
  return all === 0 ? 0 : wrong / all
}

/** The box a model stands in. */
export function boundsOfModel(model: Model): Box3 {
  const box = new Box3()
  for (const { geometry } of model.parts) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box
}

/** Every coordinate, normal and uv is a number. */
export function isFinite(geometry: BufferGeometry): boolean {
  return ['position', 'normal', 'uv'].every((name) =>
    Array.from(geometry.getAttribute(name).array).every((value) => Number.isFinite(value)),
  )
}

export const trianglesOf = (model: Model) =>
  model.parts.reduce(
    (sum, { geometry }) => sum + (geometry.index?.count ?? geometry.getAttribute('position').count) / 3,
    0,
  )

/** Whether some corners of `geometry` are all within `limit` of the surfaces of `others`. */
export function liesOn(
  geometry: BufferGeometry,
  others: readonly BufferGeometry[],
  limit: number,
  sample = 10,
): boolean {
  const position = geometry.getAttribute('position')
  const stride = Math.max(1, Math.floor(position.count / sample))
  let open: Vector3[] = []
  for (let i = 0; i < position.count; i += stride) open.push(new Vector3().fromBufferAttribute(position, i))
  const triangle = new Triangle()
  const foot = new Vector3()
  for (const other of others) {
    other.computeBoundingBox()
    const box = other.boundingBox
    const near = new Set(open.filter((p) => box !== null && box.distanceToPoint(p) < limit))
    const corners = other.getAttribute('position')
    const index = indexOf(other)
    for (let i = 0; i + 2 < index.length && near.size > 0; i += 3) {
      triangle.setFromAttributeAndIndices(corners, item(index, i), item(index, i + 1), item(index, i + 2))
      for (const p of near)
        if (triangle.closestPointToPoint(p, foot).distanceTo(p) < limit) {
          near.delete(p)
          open = open.filter((one) => one !== p)
        }
    }
    if (open.length === 0) return true
  }
  return false
}

const indexOf = (geometry: BufferGeometry): ArrayLike<number> =>
  geometry.index?.array ?? Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i)
