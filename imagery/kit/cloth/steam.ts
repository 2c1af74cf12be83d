import { clamp, item, lerp, smooth, steps, TAU } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cloth } from './cloth'

/** Where a knot lies on a tube of cloth: how far round, from 0 to 1, and how far above the hem, cm. */
export type TubePlace = { turn: number; above: number }

/** A tube that is steamed: the skirt of a coat, a leg, the end of a sleeve. */
export type Tube = {
  placeOf: (point: Point, side: number) => TubePlace | undefined
  /** How long the cloth is round the tube at that height, cm. */
  girth: (above: number) => number
  /** Waves that stay, of those that go round: 1 leaves an oval, 6 leaves folds. */
  waves: number
  /** Up to `full` above the hem the cloth is as steam leaves it, from `end` on as it fell. */
  full: number
  end: number
}

/** How far above and below a height the cloth is looked at, cm, and how far apart such heights are. */
const span = 4
const pitch = 2

type Wave = readonly (readonly [number, number, number])[]

/** A tube at a height: its oval and waves, as weights of 1, cos, sin, cos 2 … for x, z, and y less that height. */
type Slice = { above: number; wave: Wave }

const basis = (turn: number, waves: number) =>
  Array.from({ length: waves * 2 + 1 }, (_, k) => {
    const angle = Math.ceil(k / 2) * turn * TAU
    return k % 2 === 1 || k === 0 ? Math.cos(angle) : Math.sin(angle)
  })

function placed(wave: Wave, turn: number): readonly [number, number, number] {
  let [x, y, z] = [0, 0, 0]
  basis(turn, (wave.length - 1) / 2).forEach((share, k) => {
    const [dx, dy, dz] = item(wave, k)
    x += dx * share
    y += dy * share
    z += dz * share
  })
  return [x, y, z]
}

/** The numbers that solve `matrix · x = sums`, for each of three columns. */
function solved(matrix: readonly (readonly number[])[], sums: readonly (readonly number[])[]): Wave {
  const rows = matrix.map((row, k) => [...row, ...item(sums, k)])
  for (let k = 0; k < rows.length; k += 1) {
    const pivot = item(rows, k)
    const size = item(pivot, k) || 1e-9
    for (const [other, row] of rows.entries()) {
      if (other === k) continue
      const share = item(row, k) / size
      for (let column = k; column < row.length; column += 1)
        row[column] = item(row, column) - item(pivot, column) * share
    }
  }
  return rows.map((row, k) => {
    const [x, y, z] = row.slice(rows.length).map((value) => value / (item(row, k) || 1e-9))
    return [x ?? 0, y ?? 0, z ?? 0] as const
  })
}

type Knot = TubePlace & { knot: number }

function waveAt({ positions }: Cloth, knots: readonly Knot[], above: number, waves: number): Wave {
  const count = waves * 2 + 1
  const matrix = Array.from({ length: count }, (_, k) =>
    Array.from({ length: count }, (__, j) => Number(k === j) * 1e-6),
  )
  const sums = Array.from({ length: count }, () => [0, 0, 0])
  for (const { knot, turn, above: height } of knots) {
    const weight = Math.max(0, 1 - Math.abs(height - above) / span)
    if (weight === 0) continue
    const shares = basis(turn, waves)
    for (const [k, share] of shares.entries()) {
      const row = item(matrix, k)
      for (const [j, other] of shares.entries()) row[j] = item(row, j) + weight * share * other
      const sum = item(sums, k)
      for (let axis = 0; axis < 3; axis += 1)
        // Cloth hangs: what is higher on it is higher by as much.
        sum[axis] =
          item(sum, axis) + weight * share * (item(positions, knot * 3 + axis) - (axis === 1 ? height : 0))
    }
  }
  return solved(matrix, sums)
}

/** Smoothing takes length from a tube: it is opened again until it is as long round as its cloth. */
function opened(wave: Wave, girth: number): Wave {
  const ring = steps(0, 1, 120).map((turn) => placed(wave, turn))
  const length = ring
    .slice(1)
    .reduce((sum, [x, , z], k) => sum + Math.hypot(x - item(ring, k)[0], z - item(ring, k)[2]), 0)
  const grow = clamp(girth / length, 0.92, 1.12)
  return wave.map(([x, y, z], k) => (k === 0 ? [x, y, z] : [x * grow, y, z * grow]))
}

const between = (a: Wave, b: Wave, share: number): Wave =>
  a.map(([x, y, z], k) => {
    const [bx, by, bz] = item(b, k)
    return [lerp(x, bx, share), lerp(y, by, share), lerp(z, bz, share)]
  })

/**
 * Steams a tube of cloth as a presser does before a picture is taken: what crumples is smoothed out, what is wide stays,
 * the hem hangs level, and the cloth is as long round as it was cut.
 */
export function steam(cloth: Cloth, { placeOf, girth, waves, full, end }: Tube): void {
  const knots = cloth.pattern.flatMap((point, knot): Knot[] => {
    const place = placeOf(point, item(cloth.side, knot))
    return place && place.above < end + span ? [{ ...place, knot }] : []
  })
  const slices = Array.from({ length: Math.ceil(end / pitch) + 2 }, (_, k): Slice => {
    const above = k * pitch
    const wave = waveAt(cloth, knots, above, waves)
    // Level at the hem, and near it.
    const level = smooth(full + 6, full * 0.5, above)
    const flat = wave.map(([x, y, z], j) => [x, j === 0 ? y : y * (1 - level), z] as const)
    return { above, wave: opened(flat, girth(above)) }
  })
  for (const { knot, turn, above } of knots) {
    const share = smooth(end, full, above)
    if (share === 0) continue
    const at = clamp(above / pitch, 0, slices.length - 1.001)
    const low = Math.floor(at)
    const wave = between(item(slices, low).wave, item(slices, low + 1).wave, at - low)
    placed(wave, turn).forEach((value, axis) => {
      const own = item(cloth.positions, knot * 3 + axis)
      cloth.positions[knot * 3 + axis] = lerp(own, value + (axis === 1 ? above : 0), share)
    })
  }
}

/** How far round a tube that lies flat a place is, by its share of the flat width: along the front, and back behind. */
export const turnOf = (share: number, side: number) => (side < 0 ? 1 - share / 2 : share / 2)

/** Makes both halves of a garment hang alike, by so much, as a stylist does: the cloth is cut alike on both sides. */
export function balance({ positions, pattern, side }: Cloth, share: number): void {
  const keyOf = (x: number, y: number, on: number) => `${Math.round(x * 50)} ${Math.round(y * 50)} ${on}`
  const knots = new Map(pattern.map(([x, y], knot) => [keyOf(x, y, item(side, knot)), knot]))
  pattern.forEach(([x, y], knot) => {
    const other = knots.get(keyOf(-x, y, item(side, knot)))
    if (x < 0 || other === undefined) return
    for (let axis = 0; axis < 3; axis += 1) {
      const [own, far] = [knot * 3 + axis, other * 3 + axis]
      const flip = axis === 0 ? -1 : 1
      const mean = (item(positions, own) + item(positions, far) * flip) / 2
      positions[own] = lerp(item(positions, own), mean, share)
      positions[far] = lerp(item(positions, far), mean * flip, share)
    }
  })
}
