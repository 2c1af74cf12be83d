import { superellipse } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { skin } from '../../kit/skins/skin'
import { turned } from '../../kit/skins/turned'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

/** An upright block with broken edges, its foot at y = 0. */
export function block(
  [width, height, depth]: readonly [number, number, number],
  material: Material,
  place: Place = {},
  edge = 0.5,
): Piece {
  const outline = superellipse(width, depth, 60, 200)
  const ring = (inset: number, y: number) =>
    outline.map(([x, z]) => vector(x * (1 - (inset * 2) / width), y, -z * (1 - (inset * 2) / depth)))
  const turns = [0, 0.5, 1].map((share) => (share * Math.PI) / 2)
  const geometry = skin(
    [
      ring(0, 0),
      ...turns.map((turn) => ring(edge * (1 - Math.cos(turn)), height - edge * (1 - Math.sin(turn)))),
      ring(Math.min(width, depth) * 0.3, height),
    ],
    { ring: true, caps: true, crease: 40 },
  )
  return piece('block', geometry, material, place)
}

/** A round plinth. */
export const drum = (radius: number, height: number, material: Material, place: Place = {}): Piece =>
  piece(
    'drum',
    turned(
      [
        [0, 0],
        [radius, 0, 0.3],
        [radius, height, 0.5],
        [0, height],
      ],
      160,
    ),
    material,
    place,
  )

/** Floor and wall in one bend, as wide as the eye goes. */
export function room(floor: Material, wall: Material, back: number): Piece[] {
  return [
    block([2400, 4, 2400], floor, { at: [0, -4, 0] }, 0.1),
    block([2400, 1200, 20], wall, { at: [0, 0, -back - 10] }, 0.1),
  ]
}

/** Steps that rise away from us. */
export function steps(
  { width, count, rise, tread }: Record<'width' | 'count' | 'rise' | 'tread', number>,
  material: Material,
  place: Place = {},
): Piece[] {
  const [x = 0, y = 0, z = 0] = place.at ?? []
  return Array.from({ length: count }, (_, index) =>
    block([width, rise * (index + 1), tread], material, { at: [x, y, z - index * tread] }, 0.35),
  )
}
