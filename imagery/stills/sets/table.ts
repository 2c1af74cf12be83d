import { lerp } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { roundedProfile, turned } from '../../kit/skins/turned'
import type { Hex, Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

type Line = readonly (readonly [number, number, number?])[]

/** A glass on a stem; `wine` is how high it is filled, cm over the bowl's bottom. */
export function stemGlass(wine: number, place: Place = {}, colour: Hex = '#4a0d16'): Piece[] {
  const bowl = (inset: number): [number, number, number?][] => [
    [0.01, 9.6 + inset],
    [1.6 - inset * 0.6, 10 + inset, 0.6],
    [3.6 - inset, 13, 1.6],
    [3.5 - inset, 16.4, 1.2],
    [2.9 - inset, 20],
  ]
  const outside: Line = [
    [0, 0],
    [3.6, 0, 0.1],
    [3.6, 0.25, 0.2],
    [0.5, 0.9, 0.6],
    [0.36, 5, 0.2],
    [0.45, 9.2, 0.4],
    ...bowl(0).slice(1),
  ]
  const inside: Line = [...bowl(0.12)].reverse()
  const glass = piece('glass', turned([...outside, ...inside], 128, 60), { type: 'glass' }, place)
  if (wine <= 0) return [glass]
  const fill = turned(filledTo(9.8 + wine, roundedProfile(bowl(0.12))), 128)
  return [glass, piece('wine', fill, { type: 'liquid', colour, density: 0.9 }, place)]
}

/** What fills the inside of a bowl up to a height; a hair off its wall, so that no two faces fight. */
function filledTo(high: number, wall: readonly Point[]): Point[] {
  const off = 0.02
  const inside = wall.map(([radius, height]): Point => [Math.max(0, radius - off), height + off])
  const below = inside.filter(([, height]) => height < high)
  const [last, next] = [below.at(-1), inside[below.length]]
  if (!last || !next) return below
  const brim = lerp(last[0], next[0], (high - last[1]) / (next[1] - last[1]))
  return [[0, below[0]?.[1] ?? high], ...below, [brim, high], [0, high]]
}

/** A vase: a body turned from its half outline. */
export const vase = (line: Line, material: Material, place: Place = {}): Piece =>
  piece('vase', turned(line, 128), material, place)
