import { Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { item } from '../plane/maths'
import type { Model } from './model'
import { indexOf } from './triangles'

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
/** Nearer to the border of its cell than this share of it, a place may belong to the cell beyond. */
const margin = 0.05
/** For models up to 1.3 m. */
const cellOf = (value: number) => Math.round(value / grain) + span / 2
const keyOf = (x: number, y: number, z: number) => (x * span + y) * span + z

/** The cells a coordinate may lie in: its own, and the neighbour whose border it is on. */
function cellsOf(value: number): number[] {
  const cell = cellOf(value)
  const off = value / grain - Math.round(value / grain)
  if (Math.abs(off) < 0.5 - margin) return [cell]
  return [cell, cell + Math.sign(off)]
}

type Welded = { places: number[]; triangles: number[] }

/** Triangles by welded corners: places closer than 10 µm are one. Triangles without area are left out. */
function welded(geometries: readonly BufferGeometry[]): Welded {
  const ids = new Map<number, number>()
  const places: number[] = []
  const triangles: number[] = []
  const idAt = (x: number, y: number, z: number) => {
    const own = keyOf(cellOf(x), cellOf(y), cellOf(z))
    const known = ids.get(own)
    if (known !== undefined) return known
    const near = cellsOf(x)
      .flatMap((cx) => cellsOf(y).flatMap((cy) => cellsOf(z).map((cz) => ids.get(keyOf(cx, cy, cz)))))
      .find((id) => id !== undefined)
    const id = near ?? places.length / 3
    ids.set(own, id)
    if (near === undefined) places.push(x, y, z)
    return id
  }
  for (const geometry of geometries) {
    const { array, count } = geometry.getAttribute('position')
    const own = new Uint32Array(count).map((_, i) =>
      idAt(item(array, i * 3), item(array, i * 3 + 1), item(array, i * 3 + 2)),
    )
    const index = indexOf(geometry)
    for (let i = 0; i + 2 < index.length; i += 3) {
      const a = item(own, item(index, i))
      const b = item(own, item(index, i + 1))
      const c = item(own, item(index, i + 2))
      if (a !== b && b !== c && a !== c) triangles.push(a, b, c)
    }
  }
  return { places, triangles }
}

/**
 * How many edges of a solid have no neighbour, how many run the same way as their neighbour's, and the volume inside,
 * which is negative where the solid is inside out.
 */
export function soundnessOf(geometries: readonly BufferGeometry[]) {
  const mesh = welded(geometries)
  return { ...edgesOf(mesh), volume: volumeOf(mesh) }
}

function edgesOf({ places, triangles }: Welded) {
  // An edge is one number, with its way as the last bit: sorted, all uses of an edge follow each other.
  const uses = new Float64Array(triangles.length)
  triangles.forEach((from, i) => {
    const to = item(triangles, i % 3 === 2 ? i - 2 : i + 1)
    uses[i] = (Math.min(from, to) * places.length + Math.max(from, to)) * 2 + (from < to ? 1 : 0)
  })
  uses.sort()
  let open = 0
  let flipped = 0
  for (let first = 0; first < uses.length;) {
    const edge = Math.floor(item(uses, first) / 2)
    let balance = 0
    let next = first
    for (; next < uses.length && Math.floor(item(uses, next) / 2) === edge; next++)
      balance += item(uses, next) % 2 === 1 ? 1 : -1
    if (balance !== 0 && (next - first) % 2 === 1) open += 1
    else if (balance !== 0) flipped += 1
    first = next
  }
  return { open, flipped }
}

function volumeOf({ places, triangles }: Welded): number {
  const [p, q, r] = [new Vector3(), new Vector3(), new Vector3()]
  let sum = 0
  for (let i = 0; i < triangles.length; i += 3) {
    p.fromArray(places, item(triangles, i) * 3)
    q.fromArray(places, item(triangles, i + 1) * 3)
    r.fromArray(places, item(triangles, i + 2) * 3)
    sum += p.dot(q.cross(r)) / 6
  }
  return sum
}

/** The share of a geometry's corners whose normal looks away from the faces around it. */
export function wrongNormals(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const index = indexOf(geometry)
  const [p, q, r] = [new Vector3(), new Vector3(), new Vector3()]
  let wrong = 0
  let all = 0
  for (let i = 0; i + 2 < index.length; i += 3) {
    p.fromBufferAttribute(position, item(index, i))
    q.fromBufferAttribute(position, item(index, i + 1)).sub(p)
    r.fromBufferAttribute(position, item(index, i + 2)).sub(p)
    const face = q.cross(r)
    if (face.lengthSq() < 1e-14) continue
    for (let corner = 0; corner < 3; corner++) {
      all += 1
      if (face.dot(p.fromBufferAttribute(normal, item(index, i + corner))) < 0) wrong += 1
    }
  }
  return all === 0 ? 0 : wrong / all
}

/** Every coordinate, normal and uv is a number. */
export function isFinite(geometry: BufferGeometry): boolean {
  return ['position', 'normal', 'uv'].every((name) =>
    geometry.getAttribute(name).array.every((value) => Number.isFinite(value)),
  )
}
