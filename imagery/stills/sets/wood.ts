import { randomFrom } from '../../kit/plane/maths'
import { mixed } from '../../models/materials'
import type { Hex, Material } from '../../models/materials'
import { block } from './blocks'
import type { Piece } from './piece'

export const wood = (colour: Hex): Material => ({
  type: 'wood',
  colour,
  dark: mixed(colour, '#1a100a', 0.22),
})

/** A floor of boards that run towards us, no two of the same shade. */
export function boards(
  { width, length, board }: Record<'width' | 'length' | 'board', number>,
  colour: Hex,
  [x, y, z]: readonly [number, number, number] = [0, 0, 0],
): Piece[] {
  const random = randomFrom(7)
  // Through the gaps shows the dark, not the sky.
  const below = block([width, 1, length], wood('#2a1c12'), { at: [x, y - 4, z] }, 0.1)
  const laid = Array.from({ length: Math.ceil(width / board) }, (_, index) =>
    block(
      [length, 3, board - 0.25],
      wood(mixed(colour, random() > 0.5 ? '#2a1c12' : '#e8d8c0', random() * 0.14)),
      { at: [x - width / 2 + (index + 0.5) * board, y - 3, z + (random() - 0.5) * 8], turn: 90 },
      0.12,
    ),
  )
  return [below, ...laid]
}

/** A box of boards without its front, its foot at y = 0: sides, top, bottom, back. */
export function carcass(
  [width, height, depth]: readonly [number, number, number],
  material: Material,
  [x, y, z]: readonly [number, number, number],
  thick = 2.6,
): Piece[] {
  const upright = (at: number) => block([thick, height, depth], material, { at: [x + at, y, z] }, 0.2)
  const across = (at: number) =>
    block([width - thick * 2, thick, depth - 0.4], material, { at: [x, y + at, z] }, 0.2)
  return [
    upright(thick / 2 - width / 2),
    upright(width / 2 - thick / 2),
    across(0),
    across(height - thick),
    block([width - thick, height - 1, 1.2], material, { at: [x, y + 0.5, z - depth / 2 + 0.8] }, 0.1),
  ]
}

type Hinge = { at: readonly [x: number, y: number, z: number]; side: 'left' | 'right'; open: number }

/** A door of a frame and a field, hinged at its left or right edge and open by so many degrees. */
export function door(
  [width, height]: readonly [number, number],
  material: Material,
  { at: hinge, side, open }: Hinge,
): Piece[] {
  const angle = (open * Math.PI) / 180
  const out = (side === 'left' ? 1 : -1) * (width / 2)
  const by = side === 'left' ? -angle : angle
  const at = (along: number, up: number): [number, number, number] => [
    hinge[0] + along * Math.cos(by),
    hinge[1] + up,
    hinge[2] - along * Math.sin(by),
  ]
  const way = (by * 180) / Math.PI
  const frame = width * 0.14
  const stile = (along: number) =>
    block([frame, height, 2.4], material, { at: at(along, 0), turn: way }, 0.25)
  const rail = (up: number) =>
    block([width - frame * 2, frame, 2.4], material, { at: at(out, up), turn: way }, 0.25)
  const edge = out < 0 ? -1 : 1
  return [
    stile((edge * frame) / 2),
    stile(edge * (width - frame / 2)),
    rail(0),
    rail(height * 0.42),
    rail(height - frame),
    block([width - frame * 1.6, height - frame, 1], material, { at: at(out, frame / 2), turn: way }, 0.1),
  ]
}
