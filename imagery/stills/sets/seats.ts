import type { Material } from '../../models/materials'
import { block } from './blocks'
import type { Place } from './piece'
import type { Piece } from './piece'
import { cushion } from './soft'
import { throwOver } from './throw'

/** Places of a thing that is turned as a whole. */
const standing =
  ([x, y, z]: readonly [number, number, number], turn: number) =>
  (dx: number, dy: number, dz: number, more: Place = {}): Place => {
    const angle = (turn * Math.PI) / 180
    return {
      ...more,
      at: [
        x + dx * Math.cos(angle) + dz * Math.sin(angle),
        y + dy,
        z - dx * Math.sin(angle) + dz * Math.cos(angle),
      ],
      turn: turn + (more.turn ?? 0),
    }
  }

/** A low armchair: seat, back and two arms of full cushions on short legs; a throw of `thrown` over its right arm. */
export function armchair(
  cloth: Material,
  legs: Material,
  { at, turn, thrown }: { at: readonly [number, number, number]; turn: number; thrown: Material },
): Piece[] {
  const put = standing(at, turn)
  const arm = [15, 34, 66] as const
  return [
    ...[-30, 30].flatMap((x) => [-28, 28].map((z) => block([3, 14, 3], legs, put(x, 0, z), 0.6))),
    cushion([76, 16, 70], cloth, put(0, 12, 0), 9),
    cushion([56, 17, 60], cloth, put(0, 26, 5), 6),
    cushion([76, 62, 18], cloth, put(0, 22, -30, { lean: -0.12 }), 7),
    cushion([54, 40, 16], cloth, put(0, 42, -18, { lean: -0.2 }), 4),
    cushion(arm, cloth, put(-35, 22, 2), 7),
    cushion(arm, cloth, put(35, 22, 2), 7),
    throwOver({ arm: [15, 34], firm: 7, wide: 34, inside: 5.5, outside: 17 }, thrown, put(-35, 22, 8)),
  ]
}

/** A bench: one long cushion on four legs. */
export function bench(
  [width, height, depth]: readonly [number, number, number],
  cloth: Material,
  legs: Material,
  at: readonly [number, number, number],
): Piece[] {
  const put = standing(at, 0)
  const [x, z] = [width / 2 - 4, depth / 2 - 4]
  return [
    ...[-x, x].flatMap((dx) => [-z, z].map((dz) => block([3, height - 8, 3], legs, put(dx, 0, dz), 0.5))),
    block([width - 2, 4, depth - 2], legs, put(0, height - 11, 0), 0.6),
    cushion([width, 9, depth], cloth, put(0, height - 8, 0), 8),
  ]
}
