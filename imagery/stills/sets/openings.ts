import { dense, roundedPolygon } from '../../kit/plane/outline'
import type { Point } from '../../kit/plane/outline'
import { slab } from '../../kit/skins/slab'
import type { Material } from '../../models/materials'
import { block } from './blocks'
import { piece } from './piece'
import type { Piece, Place } from './piece'

/** Where a wall is open, from its lower left corner; corners rounded by `round`. */
export type Opening = { x: number; y: number; width: number; height: number; round?: number }

const rectangle = ({ x, y, width, height, round = 0 }: Opening): Point[] => [
  ...roundedPolygon(
    [
      [x, y, round],
      [x + width, y, round],
      [x + width, y + height, round],
      [x, y + height, round],
    ],
    2,
  ),
]

/** A wall with openings, centred on x, its foot at y = 0 and its face at z = `depth`. */
export const openWall = (
  [width, height, depth]: readonly [number, number, number],
  openings: readonly Opening[],
  material: Material,
  place: Place = {},
): Piece =>
  piece(
    'wall',
    slab(
      dense(rectangle({ x: -width / 2, y: 0, width, height }), 40),
      depth,
      0.5,
      openings.map((opening) => dense(rectangle(opening), 8)),
    ),
    material,
    place,
  )

/** A frame round an opening: `by` wide, standing `depth` deep from z = 0. */
export function frame(
  opening: Opening,
  { by, depth }: Record<'by' | 'depth', number>,
  material: Material,
  place: Place = {},
): Piece {
  const { x, y, width, height, round = 0 } = opening
  const outer = {
    x: x - by,
    y: y - by,
    width: width + by * 2,
    height: height + by * 2,
    round: round === 0 ? 0 : round + by,
  }
  return piece(
    'frame',
    slab(dense(rectangle(outer), 8), depth, 0.3, [dense(rectangle(opening), 8)]),
    material,
    place,
  )
}

/** Bars that part a window into panes. */
export function bars(
  { x, y, width, height }: Opening,
  { columns, lines, bar }: Record<'columns' | 'lines' | 'bar', number>,
  material: Material,
  z: number,
): Piece[] {
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
  return [
    ...inner(columns).map((share) =>
      block([bar, height, bar], material, { at: [x + width * share, y, z] }, 0.2),
    ),
    ...inner(lines).map((share) =>
      block([width, bar, bar], material, { at: [x + width / 2, y + height * share - bar / 2, z] }, 0.2),
    ),
  ]
}
