import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { at } from '../plane/curves'

export type Row = readonly Vector3[]

/** Raw triangles while a surface grows. */
export type Raw = { positions: number[]; uvs: number[]; indices: number[] }

/** The finished geometry: faces outwards if it is closed, soft where it is soft, sharp where it folds. */
export function finished(raw: Raw, crease = 40): BufferGeometry {
  const isInsideOut = volume(raw.positions, raw.indices) < 0
  return ready(isInsideOut ? { ...raw, indices: flipped(raw.indices) } : raw, crease)
}

export function ready({ positions, uvs, indices }: Raw, crease: number): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex([...indices])

  return toCreasedNormals(withoutSliversOf(geometry), (crease * Math.PI) / 180)
}

export function flipped(indices: readonly number[]) {
  return indices.map((_, place) => at(indices, place - (place % 3) + (2 - (place % 3))))
}

/** Triangles of no area (at poles and tips) have no normal and would poison their neighbours'. */
function withoutSliversOf(geometry: BufferGeometry) {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()
  if (!index) return geometry
  const a = new Vector3()
  const b = new Vector3()
  const c = new Vector3()
  const kept: number[] = []
  for (let place = 0; place < index.count; place += 3) {
    const ids = [index.getX(place), index.getX(place + 1), index.getX(place + 2)] as const
    a.fromBufferAttribute(position, ids[0])
    b.fromBufferAttribute(position, ids[1])
    c.fromBufferAttribute(position, ids[2])
    if (b.sub(a).cross(c.sub(a)).lengthSq() > 1e-14) kept.push(...ids)
  }
  geometry.setIndex(kept)

  return geometry
}

/** Six times the volume inside; negative when the faces look inwards. */
export function volume(positions: readonly number[], indices: readonly number[]) {
  let sum = 0
  const p = (vertex: number, axis: number) => positions[vertex * 3 + axis] ?? 0
  for (let place = 0; place < indices.length; place += 3) {
    const a = at(indices, place)
    const b = at(indices, place + 1)
    const c = at(indices, place + 2)
    sum +=
      p(a, 0) * (p(b, 1) * p(c, 2) - p(b, 2) * p(c, 1)) +
      p(a, 1) * (p(b, 2) * p(c, 0) - p(b, 0) * p(c, 2)) +
      p(a, 2) * (p(b, 0) * p(c, 1) - p(b, 1) * p(c, 0))
  }

  return sum
}

export function merged(geometries: readonly BufferGeometry[]) {
  return mergeGeometries(
    geometries.map((geometry) => (geometry.getIndex() ? geometry.toNonIndexed() : geometry)),
  )
}
