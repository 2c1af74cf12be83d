import { BufferAttribute, BufferGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { mergeGeometries, mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Part } from './model'

type Triple = readonly [number, number, number]

/** A geometry from plain lists; normals are computed when none are given. */
export function build(
  positions: readonly number[],
  uv: readonly number[],
  index: readonly number[],
  normals?: readonly number[],
): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  geometry.setIndex(new BufferAttribute(new Uint32Array(index), 1))
  if (normals) geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  else geometry.computeVertexNormals()
  return geometry
}

/** The same points and normals with only some of the triangles: how one smooth skin gets two materials. */
export function withTriangles(whole: BufferGeometry, index: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const name of ['position', 'normal', 'uv']) geometry.setAttribute(name, whole.getAttribute(name))
  geometry.setIndex(new BufferAttribute(new Uint32Array(index), 1))
  return geometry
}

/** Several geometries as one. All are made indexed, with position, normal and uv and nothing else. */
export function merge(geometries: readonly BufferGeometry[]): BufferGeometry {
  const even = geometries.map((geometry) => {
    const indexed = geometry.index ? geometry : mergeVertices(geometry, 1e-6)
    for (const name of Object.keys(indexed.attributes))
      if (!['position', 'normal', 'uv'].includes(name)) indexed.deleteAttribute(name)
    return indexed
  })
  const [only] = even
  if (only && even.length === 1) return only
  return mergeGeometries(even)
}

/** Moves, turns (radians, x then y then z) and scales. Changes the geometry it is given and answers it. */
export function place(
  geometry: BufferGeometry,
  { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: { at?: Triple; turn?: Triple; scale?: number },
): BufferGeometry {
  const matrix = new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn)),
    new Vector3(scale, scale, scale),
  )
  return geometry.applyMatrix4(matrix)
}

/** The same for all parts of a sub-assembly. Geometries shared by two parts are moved once. */
export function placeParts(parts: readonly Part[], matrix: Matrix4): Part[] {
  return parts.map((part) => ({ ...part, geometry: part.geometry.clone().applyMatrix4(matrix) }))
}

/** A matrix that stands a sub-assembly made around the origin, facing +z, on a point of a surface. */
export function standing(at: Vector3, right: Vector3, normal: Vector3): Matrix4 {
  const z = normal.clone().normalize()
  const y = new Vector3().crossVectors(z, right).normalize()
  const x = new Vector3().crossVectors(y, z)
  return new Matrix4().makeBasis(x, y, z).setPosition(at)
}

/** Sharp where faces meet at more than `degrees`, smooth elsewhere. */
export const creased = (geometry: BufferGeometry, degrees: number) =>
  toCreasedNormals(geometry, (degrees * Math.PI) / 180)

/** Names the parts of a sub-assembly apart: `left-ring.body`. */
export const named = (prefix: string, parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, name: `${prefix}-${part.name}` }))
