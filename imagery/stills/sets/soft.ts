import { superellipse } from '../../kit/plane/curves'
import { lerp, randomFrom, smooth, steps, vector } from '../../kit/plane/maths'
import { shell } from '../../kit/skins/shell'
import { skin } from '../../kit/skins/skin'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

/** A cushion: a box that is full in its middle, its foot at y = 0. `firm` from 2, a pillow, to 8, a seat. */
export function cushion(
  [width, height, depth]: readonly [number, number, number],
  material: Material,
  place: Place = {},
  firm = 4,
): Piece {
  const outline = superellipse(width, depth, firm + 2, 160)
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / firm)
  const rows = steps(-1, 1, 60)
    .slice(1, -1)
    .map((share) => {
      const angle = (share * Math.PI) / 2
      const wide = bend(Math.cos(angle))
      return outline.map(([x, z]) => vector(x * wide, (height / 2) * (1 + bend(Math.sin(angle))), -z * wide))
    })
  return piece('cushion', skin(rows, { ring: true, caps: true, crease: 60 }), material, place)
}

/** A pillow in its case, laid flat: full in its middle, drawn in between its corners, which are thin; its foot at y = 0. */
export function pillow(
  [width, height, depth]: readonly [number, number, number],
  material: Material,
  place: Place = {},
  seed = 3,
): Piece[] {
  const random = randomFrom(seed)
  const creases = Array.from({ length: 14 }, () => {
    const turn = random() * Math.PI * 2
    return { turn, from: 0.5 + random() * 0.25, wide: 0.05 + random() * 0.06, deep: 0.02 + random() * 0.04 }
  })
  const creased = (u: number, v: number) =>
    creases.reduce((sum, { turn, from, wide, deep }) => {
      const along = u * Math.cos(turn) + v * Math.sin(turn)
      const off = v * Math.cos(turn) - u * Math.sin(turn)
      return sum + deep * smooth(from - 0.3, from + 0.3, along) * Math.exp(-((off / wide) ** 2))
    }, 0)
  const count = 110
  const side = (up: number) =>
    Array.from({ length: count + 1 }, (_, line) => {
      const v = Math.sin((line / count - 0.5) * Math.PI)
      return Array.from({ length: count + 1 }, (__, column) => {
        const u = Math.sin((column / count - 0.5) * Math.PI)
        const full = ((1 - u ** 2) * (1 - v ** 2)) ** 0.42
        const drawnIn = (other: number) => 1 - 0.09 * (1 - other ** 2)
        return vector(
          (width / 2) * u * drawnIn(v),
          (height / 2) * (1 + up * full * (1 - creased(u, v))),
          (-depth / 2) * v * drawnIn(u) * up,
        )
      })
    })
  return [1, -1].map((up) => piece('pillow', skin(side(up), { crease: 60 }), material, place))
}

/** What stands on a cloth and presses it flat: its middle and size on the cloth, turned by so many degrees. */
type Standing = { x: number; z: number; width: number; depth: number; turn: number }

type Folds = {
  width: number
  depth: number
  tall: number
  count?: number
  seed?: number
  under?: { level: number; things: readonly Standing[] }
}

/** Round what stands on the cloth its folds rise over so many cm. */
const swell = 9

/** How much of its folds a cloth keeps at a place: nothing below what stands there. */
const keptBeside =
  ({ x, z, width, depth, turn }: Standing) =>
  (atX: number, atZ: number) => {
    const angle = (turn * Math.PI) / 180
    const [dx, dz] = [atX - x, atZ - z]
    const across = Math.abs(dx * Math.cos(angle) - dz * Math.sin(angle)) - width / 2
    const along = Math.abs(dx * Math.sin(angle) + dz * Math.cos(angle)) - depth / 2
    return smooth(1.5, swell, Math.hypot(Math.max(0, across), Math.max(0, along)))
  }

/** Cloth laid down carelessly: folds that start, cross and end. Below what stands on it it is flat, its upper face at `level`. */
export function laidCloth(
  { width, depth, tall, count = 9, seed = 4, under }: Folds,
  material: Material,
  place: Place = {},
): Piece {
  const random = randomFrom(seed)
  const ridges = Array.from({ length: count }, () => {
    const turn = (random() - 0.5) * 2.2
    return {
      x: (random() - 0.5) * width,
      z: (random() - 0.5) * depth,
      along: [Math.cos(turn), Math.sin(turn)] as const,
      long: (0.18 + random() * 0.3) * Math.max(width, depth),
      wide: (0.025 + random() * 0.05) * Math.max(width, depth),
      tall: tall * (0.35 + random() * 0.65),
      bow: (random() - 0.5) * 0.6,
    }
  })
  const heightAt = (x: number, z: number) =>
    ridges.reduce((sum, ridge) => {
      const [dx, dz] = [x - ridge.x, z - ridge.z]
      const along = dx * ridge.along[0] + dz * ridge.along[1]
      const off = dz * ridge.along[0] - dx * ridge.along[1] - (ridge.bow * along * along) / ridge.long
      return sum + ridge.tall * Math.exp(-((along / ridge.long) ** 2) - (off / ridge.wide) ** 2)
    }, 0)
  const beside = (under?.things ?? []).map(keptBeside)
  const [lines, columns] = [180, 220]
  const rows = Array.from({ length: lines + 1 }, (_, line) => {
    const v = line / lines
    return Array.from({ length: columns + 1 }, (__, column) => {
      const x = (column / columns - 0.5) * width
      const z = (v - 0.5) * depth
      const edge = smooth(0, 0.06, v) * smooth(0, 0.05, column / columns) * smooth(1, 0.95, column / columns)
      const free = 0.45 + heightAt(x, z) * (0.3 + 0.7 * edge)
      const atX = x + Math.sin(v * 5 + x * 0.1) * tall * 0.25
      const kept = beside.reduce((least, keptAt) => Math.min(least, keptAt(atX, z)), 1)
      return vector(atX, lerp(under?.level ?? 0, free, kept), z)
    })
  })
  return piece(
    'cloth',
    shell(rows, {
      thickness: 0.18,
      crease: 70,
      uv: (line, column) => [(column / columns) * width, (line / lines) * depth],
    }),
    material,
    place,
  )
}
