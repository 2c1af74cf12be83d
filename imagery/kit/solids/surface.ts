import type { BufferGeometry, Vector3 } from 'three'
import { build, withTriangles } from '../mesh/geometry'
import type { Part } from '../mesh/model'
import { pieces } from '../plane/detail'
import { clamp, item, vector } from '../plane/maths'

/** A point of a surface; `u` and `v` run from 0 to 1. */
export type Surface = (u: number, v: number) => Vector3

type GridOptions = {
  across: number
  along: number
  /** The surface meets itself at u = 1. */
  isRound?: boolean
  /** uv in centimetres: the size of the surface. */
  size?: readonly [number, number]
}

/** The outward normal of a surface: du × dv. */
export function normalAt(surface: Surface, u: number, v: number, isRound = false): Vector3 {
  const e = 1e-3
  const wrap = (value: number) => (isRound ? value - Math.floor(value) : clamp(value))
  const at = (du: number, dv: number) => surface(wrap(u + du), clamp(v + dv))
  const du = at(e, 0).sub(at(-e, 0))
  const dv = at(0, e).sub(at(0, -e))
  const n = du.cross(dv)
  if (n.lengthSq() > 1e-18) return n.normalize()
  const [inU, inV] = [clamp(u, 0.01, 0.99), clamp(v, 0.01, 0.99)]
  const near = surface(inU + e, inV).sub(surface(inU - e, inV))
  return near.cross(surface(inU, inV + e).sub(surface(inU, inV - e))).normalize()
}

type ShellOptions = GridOptions & {
  name: string
  thickness: number
  /** Slots of the outside, the inside and the cut edge. */
  slots: readonly [outside: string, inside: string, edge: string]
}

/** A sheet of leather or cloth over a surface: outside, inside and a rounded edge, closed. `thickness` goes inwards. */
export function shell(surface: Surface, options: ShellOptions): Part[] {
  const { isRound = false, size = [1, 1], thickness, name, slots } = options
  const [across, along] = [pieces(options.across, 8), pieces(options.along, 4)]
  const rows: { point: Vector3; normal: Vector3 }[][] = []
  for (let i = 0; i <= across; i++) {
    const row = []
    for (let j = 0; j <= along; j++) {
      const [u, v] = [i / across, j / along]
      row.push({ point: surface(u, v), normal: normalAt(surface, u, v, isRound) })
    }
    rows.push(row)
  }
  const positions: number[] = []
  const uv: number[] = []
  const at = (i: number, j: number) => item(item(rows, i), j)
  const layer = (depth: number) => {
    const first = positions.length / 3
    rows.forEach((row, i) =>
      row.forEach(({ point, normal }, j) => {
        positions.push(...point.clone().addScaledVector(normal, -depth))
        uv.push((i / across) * size[0], (j / along) * size[1])
      }),
    )
    return first
  }
  const outside = layer(0)
  const inside = layer(thickness)
  const width = along + 1
  const outer: number[] = []
  const inner: number[] = []
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) {
      const a = i * width + j
      const b = a + width
      outer.push(outside + a, outside + b, outside + b + 1, outside + a, outside + b + 1, outside + a + 1)
      inner.push(inside + a, inside + b + 1, inside + b, inside + a, inside + a + 1, inside + b + 1)
    }
  const rim: number[] = []
  for (const loop of borderOf(across, along, isRound)) {
    const last = loop.length - 1
    const bulge = loop.map(([i, j], k) => {
      const { point, normal } = at(i, j)
      // A loop ends where it began: its last point is its first.
      const before = item(loop, k === 0 ? last - 1 : k - 1)
      const after = item(loop, k === last ? 1 : k + 1)
      const run = at(after[0], after[1]).point.clone().sub(at(before[0], before[1]).point)
      const out = run.cross(normal).normalize()
      positions.push(
        ...point
          .clone()
          .addScaledVector(normal, -thickness / 2)
          .addScaledVector(out, thickness * 0.35),
      )
      uv.push(k * 0.1, 0)
      return positions.length / 3 - 1
    })
    for (let k = 0; k < last; k++) {
      const [i, j] = item(loop, k)
      const [i2, j2] = item(loop, k + 1)
      const [a, b] = [i * width + j, i2 * width + j2]
      const [m, n] = [item(bulge, k), item(bulge, k + 1)]
      rim.push(outside + a, m, n, outside + a, n, outside + b, m, inside + a, inside + b, m, inside + b, n)
    }
  }
  const whole = build(positions, uv, [...outer, ...inner, ...rim])
  if (isRound) joinSeam(whole, across, width, [outside, inside])
  return [
    { name: `${name}.outside`, geometry: withTriangles(whole, outer), slot: slots[0] },
    { name: `${name}.inside`, geometry: withTriangles(whole, inner), slot: slots[1] },
    { name: `${name}.edge`, geometry: withTriangles(whole, rim), slot: slots[2] },
  ]
}

/** The border of a sheet as closed loops of grid points, the sheet on their left hand. */
function borderOf(across: number, along: number, isRound: boolean): [number, number][][] {
  const run = (count: number, point: (k: number) => [number, number]) =>
    Array.from({ length: count }, (_, k) => point(k))
  const bottom = run(across, (k) => [k, 0])
  const top = run(across, (k) => [across - k, along])
  if (isRound)
    return [
      [...bottom, [across, 0]],
      [...top, [0, along]],
    ]
  const right = run(along, (k) => [across, k])
  const left = run(along, (k) => [0, along - k])
  return [[...bottom, ...right, ...top, ...left, [0, 0]]]
}

/** Gives both sides of a seam the same normal, so that it does not show. */
function joinSeam(geometry: BufferGeometry, across: number, width: number, layers: readonly number[]) {
  const normal = geometry.getAttribute('normal')
  for (const first of layers)
    for (let j = 0; j < width; j++) {
      const [a, b] = [first + j, first + across * width + j]
      const sum = vector(
        normal.getX(a) + normal.getX(b),
        normal.getY(a) + normal.getY(b),
        normal.getZ(a) + normal.getZ(b),
      ).normalize()
      normal.setXYZ(a, sum.x, sum.y, sum.z)
      normal.setXYZ(b, sum.x, sum.y, sum.z)
    }
}
