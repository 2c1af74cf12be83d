import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { clamp, item } from '../plane/maths'

/** About how far a place is from a surface, cm: below 0 inside. It rises by at most `steepest` for every cm. */
export type Field = (x: number, y: number, z: number) => number

const steepest = 2

type Ball = readonly [x: number, y: number, z: number, radius: number]

/** What a ball sweeps that goes from one place to another and changes its radius evenly; thinner across x by `flat`. */
export function cone([ax, ay, az, from]: Ball, [bx, by, bz, to]: Ball, flat = 1): Field {
  const [dx, dy, dz] = [(bx - ax) / flat, by - ay, bz - az]
  const along = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const [px, py, pz] = [(x - ax) / flat, y - ay, z - az]
    const share = clamp((px * dx + py * dy + pz * dz) / along)
    const [ox, oy, oz] = [px - dx * share, py - dy * share, pz - dz * share]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) - (from + (to - from) * share)
  }
}

/** All fields as one, their corners filled as far as `soft`. */
export function blended(fields: readonly Field[], soft: number): Field {
  return (x, y, z) => {
    let least = Infinity
    for (const field of fields) {
      const other = field(x, y, z)
      const near = Math.max(0, soft - Math.abs(least - other)) / soft
      least = Math.min(least, other) - (near * near * soft) / 4
    }
    return least
  }
}

type Triple = readonly [x: number, y: number, z: number]

type Cells = { low: Vector3; step: number; counts: Triple }

/** The surface where the field is 0, as one closed mesh: a knot in each cell it goes through, drawn onto it. */
export function meshOf(field: Field, low: Vector3, high: Vector3, step: number): BufferGeometry {
  const span = high.clone().sub(low)
  const cells: Cells = {
    low,
    step,
    counts: [Math.ceil(span.x / step) + 2, Math.ceil(span.y / step) + 2, Math.ceil(span.z / step) + 2],
  }
  const values = sampled(field, cells)
  const { positions, knots } = knotsOf(values, cells)
  const geometry = new BufferGeometry()
  const place = new Vector3()
  const normals: number[] = []
  for (let at = 0; at < positions.length; at += 3) {
    place.fromArray(positions, at)
    for (let round = 0; round < 2; round += 1)
      place.addScaledVector(slope(field, place), -field(place.x, place.y, place.z))
    place.toArray(positions, at)
    normals.push(...slope(field, place))
  }
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      positions.flatMap((value, at) => (at % 3 === 0 ? [value, item(positions, at + 1)] : [])),
      2,
    ),
  )
  geometry.setIndex(faces(values, knots, cells))
  return geometry
}

function slope(field: Field, { x, y, z }: Vector3): Vector3 {
  const e = 0.01
  return new Vector3(
    field(x + e, y, z) - field(x - e, y, z),
    field(x, y + e, z) - field(x, y - e, z),
    field(x, y, z + e) - field(x, y, z - e),
  ).normalize()
}

const indexIn =
  ([wide, high]: Triple) =>
  (x: number, y: number, z: number) =>
    (z * high + y) * wide + x

/** How many knots of the lattice a side of a block has. */
const blockSide = 4

/** The field at all knots; in a block that the surface cannot reach, its value in the middle stands for all. */
function sampled(field: Field, { low, step, counts }: Cells): Float32Array {
  const index = indexIn(counts)
  const values = new Float32Array(counts[0] * counts[1] * counts[2])
  const at = (x: number, y: number, z: number) => field(low.x + x * step, low.y + y * step, low.z + z * step)
  const half = (blockSide - 1) / 2
  const reach = Math.sqrt(3) * (half + 1) * step * steepest
  for (const [x, y, z] of blocksOf(counts)) {
    const middle = at(x + half, y + half, z + half)
    const isFar = Math.abs(middle) > reach
    for (const [kx, ky, kz] of knotsIn([x, y, z], counts))
      values[index(kx, ky, kz)] = isFar ? middle : at(kx, ky, kz)
  }
  return values
}

function* blocksOf([wide, high, deep]: Triple) {
  for (let z = 0; z < deep; z += blockSide)
    for (let y = 0; y < high; y += blockSide)
      for (let x = 0; x < wide; x += blockSide) yield [x, y, z] as const
}

/** The knots of the block that begins at a place. */
function* knotsIn([x, y, z]: Triple, [wide, high, deep]: Triple) {
  for (let kz = z; kz < Math.min(z + blockSide, deep); kz += 1)
    for (let ky = y; ky < Math.min(y + blockSide, high); ky += 1)
      for (let kx = x; kx < Math.min(x + blockSide, wide); kx += 1) yield [kx, ky, kz] as const
}

/** The corners of a cell, counted by their bits: 1 is x, 2 is y, 4 is z. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7]

/** The twelve edges of a cell between its corners. */
const edges = [1, 2, 4].flatMap((axis) =>
  corners.filter((corner) => (corner & axis) === 0).map((corner) => [corner, corner | axis] as const),
)

/** The places of all cells from the one at `from` on, one after another. */
function* placesFrom(from: number, [wide, high, deep]: Triple) {
  for (let z = from; z < deep - 1; z += 1)
    for (let y = from; y < high - 1; y += 1) for (let x = from; x < wide - 1; x += 1) yield [x, y, z] as const
}

/** The middle of where the cell's edges go through the surface. */
function knotsOf(values: Float32Array, { low, step, counts }: Cells) {
  const index = indexIn(counts)
  const positions: number[] = []
  const knots = new Int32Array(values.length).fill(-1)
  for (const [x, y, z] of placesFrom(0, counts)) {
    const corner = (bits: number) =>
      item(values, index(x + (bits & 1), y + ((bits >> 1) & 1), z + (bits >> 2)))
    const isInside = corner(0) < 0
    if (corners.every((bits) => corner(bits) < 0 === isInside)) continue
    const crossings = edges.flatMap(([a, b]) => crossingOf(a, b, corner(a), corner(b)))
    knots[index(x, y, z)] = positions.length / 3
    const middle = crossings.reduce((sum, place) => sum.add(place), new Vector3())
    middle
      .divideScalar(crossings.length)
      .add(new Vector3(x, y, z))
      .multiplyScalar(step)
      .add(low)
    positions.push(middle.x, middle.y, middle.z)
  }
  return { positions, knots }
}

/** Where an edge of a cell of size 1 goes through the surface; nothing where both of its ends are on one side. */
function crossingOf(a: number, b: number, from: number, to: number): Vector3[] {
  if (from < 0 === to < 0) return []
  const along = (bit: number) => (a & bit ? 1 : 0) + ((a ^ b) & bit ? from / (from - to) : 0)
  return [new Vector3(along(1), along(2), along(4))]
}

/** A square between the four cells round every edge that goes through the surface, facing outwards. */
function faces(values: Float32Array, knots: Int32Array, { counts }: Cells): number[] {
  const index = indexIn(counts)
  const steps = [index(1, 0, 0), index(0, 1, 0), index(0, 0, 1)]
  const list: number[] = []
  for (const place of placesFrom(1, counts)) {
    const at = index(...place)
    const isInside = item(values, at) < 0
    steps.forEach((step, axis) => {
      if (isInside === item(values, at + step) < 0) return
      const [u, v] = [item(steps, (axis + 1) % 3), item(steps, (axis + 2) % 3)]
      const [a, b, c, d] = [
        item(knots, at),
        item(knots, at - u),
        item(knots, at - u - v),
        item(knots, at - v),
      ]
      list.push(...(isInside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
    })
  }
  return list
}
