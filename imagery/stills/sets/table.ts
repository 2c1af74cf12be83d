import { turned } from '../../kit/skins/turned'
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
  const high = 9.8 + wine
  const widest = 1.6 + Math.min(1, wine / 3) * 1.85
  const fill = turned(
    [
      [0, 9.8],
      [1.4, 10.15, 0.6],
      [widest, high],
      [0, high],
    ],
    96,
  )
  return [glass, piece('wine', fill, { type: 'liquid', colour, density: 0.9 }, place)]
}

/** A vase: a body turned from its half outline. */
export const vase = (line: Line, material: Material, place: Place = {}): Piece =>
  piece('vase', turned(line, 128), material, place)
