import { counterClockwise, dense } from '../../kit/plane/outline'
import type { Point } from '../../kit/plane/outline'
import { slab } from '../../kit/skins/slab'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

const archLine = (width: number, height: number): Point[] => [
  [-width / 2, 0.02],
  [width / 2, 0.02],
  ...Array.from({ length: 41 }, (_, index): Point => {
    const turn = (index / 40) * Math.PI
    return [(width / 2) * Math.cos(turn), height - width / 2 + (width / 2) * Math.sin(turn)]
  }),
]

/** A wall with round-headed openings. */
export function arcade(
  [width, height, depth]: readonly [number, number, number],
  openings: readonly (readonly [x: number, width: number, height: number])[],
  material: Material,
  place: Place = {},
): Piece {
  const wall = dense(
    [
      [-width / 2, -2],
      [width / 2, -2],
      [width / 2, height],
      [-width / 2, height],
    ],
    20,
  )
  const holes = openings.map(([x, w, h]) =>
    dense(
      counterClockwise(archLine(w, h)).map(([u, v]): Point => [u + x, v]),
      6,
    ),
  )
  return piece('arcade', slab(wall, depth, 0.6, holes), material, place)
}

/** A niche or a free-standing arch made of one bent slab. */
export const arch = (
  { width, height, thick, depth }: Record<'width' | 'height' | 'thick' | 'depth', number>,
  material: Material,
  place: Place = {},
): Piece => {
  const outer = archLine(width + thick * 2, height + thick)
  const inner = archLine(width, height)
  const outline: Point[] = [
    ...outer.slice(1),
    ...outer.slice(0, 1),
    ...inner.slice(0, 1),
    ...inner.slice(1).reverse(),
  ]
  return piece('arch', slab(dense(counterClockwise(outline), 3), depth, 0.4), material, place)
}
