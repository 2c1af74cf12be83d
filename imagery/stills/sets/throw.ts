import { randomFrom, steps, TAU, vector } from '../../kit/plane/maths'
import { shell } from '../../kit/skins/shell'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

type Over = {
  /** Width and height of what it lies over, cm, and how square that is: as of a cushion. */
  arm: readonly [width: number, height: number]
  firm: number
  /** How wide the throw is; how far above the middle of the arm's height it ends inside, how far below it outside. */
  wide: number
  inside: number
  outside: number
}

/** A throw laid over an arm that runs along z, its foot at y = 0: it follows the arm's top and hangs down its sides. */
export function throwOver(
  { arm: [width, height], firm, wide, inside, outside }: Over,
  material: Material,
  place: Place = {},
  seed = 3,
): Piece {
  const random = randomFrom(seed)
  const folds = [1.6, 2.7, 4.1].map(
    (pace) => [pace / wide, random() * TAU, 0.5 + random() * 0.5, (random() - 0.5) * 0.03] as const,
  )
  const foldAt = (z: number, hanging: number) =>
    folds.reduce(
      (sum, [pace, phase, tall, lean]) =>
        sum + tall * (1 + Math.sin((z * pace + hanging * lean) * TAU + phase)),
      0,
    )
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / firm)
  const middle = height / 2
  const line = [
    ...steps(Math.asin((inside / middle) ** (firm / 2)), Math.PI, 120).map((turn) => ({
      x: (width / 2) * bend(Math.cos(turn)),
      y: middle * (1 + bend(Math.sin(turn))),
      out: Math.cos(turn),
      down: 0,
    })),
    ...steps(0, outside, 40)
      .slice(1)
      .map((down) => ({ x: -width / 2, y: middle - down, out: -1, down })),
  ]
  const columns = 120
  const rows = line.map(({ x, y, out, down }) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const z = (0.5 - column / columns) * wide
      // It lies close on the top; folds open as it hangs, away from the arm alone.
      const off = 0.35 + foldAt(z, down) * (0.06 + 0.26 * Math.abs(out) ** 3 + 0.012 * down)
      return vector(x + out * off, y + (1 - Math.abs(out)) * off, z)
    }),
  )
  return piece(
    'throw',
    shell(rows, {
      thickness: 0.35,
      crease: 70,
      uv: (row, column) => [(column / columns) * wide, row * 0.6],
    }),
    material,
    place,
  )
}
