import type { Point } from '../../../kit/plane/outline'
import { arch, index4, leaf, quarter, ring, ringOf } from './print'

/** Prints outlines in the colour of a slot, that high above the silk. */
export type Print = (outlines: readonly Point[][], slot: string, height: number) => void

/** Arches in rows, turned to and fro; `u` is a ninetieth of the square. */
function arcade(print: Print, u: number) {
  const count = 7
  const field0 = 72 * u
  const cell = field0 / count
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const [x, y] = [(column - 3) * cell, (row - 3) * cell - cell * 0.25]
      const turn = (row + column) % 2 === 0 ? 0 : Math.PI
      const lift = turn === 0 ? 0 : cell * 0.5
      print(
        [
          arch([x, y + lift], cell * 0.36, cell * 0.1, turn),
          arch([x, y + lift], cell * 0.2, cell * 0.09, turn),
        ],
        (row + column) % 2 === 0 ? 'silk' : 'deep',
        0.02,
      )
      print([ring([x, y + cell * (turn === 0 ? 0.08 : 0.42)], cell * 0.055)], 'deep', 0.02)
    }
}

function forest(print: Print) {
  // A clearing: a ring of leaves, arches in the corners, sprigs between.
  print(
    Array.from({ length: 40 }, (_, index) =>
      leaf(
        [21 * Math.cos((index / 40) * Math.PI * 2), 21 * Math.sin((index / 40) * Math.PI * 2)],
        9.5,
        2.6,
        (index / 40) * Math.PI * 2 + 0.35,
      ),
    ),
    'silk',
    0.02,
  )
  print(
    Array.from({ length: 24 }, (_, index) =>
      leaf(
        [10.5 * Math.cos((index / 24) * Math.PI * 2), 10.5 * Math.sin((index / 24) * Math.PI * 2)],
        8,
        2.1,
        (index / 24) * Math.PI * 2 - 0.4,
      ),
    ),
    'deep',
    0.02,
  )
  print([ring([0, 0], 7.6)], 'silk', 0.02)
  print(
    ringOf(8).map(([x, y]) => ring([x, y], 0.5, [0, Math.PI * 2], 20)),
    'deep',
    0.025,
  )
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
    for (const [index, radius] of [5, 8.6, 12.2, 15.8].entries())
      print([quarter([sx * 36.4, sy * 36.4], radius, 2, [sx, sy])], index % 2 === 0 ? 'deep' : 'silk', 0.02)
  for (let side = 0; side < 4; side += 1)
    print(
      Array.from({ length: 7 }, (_, index) => {
        const [a, b] = [(index - 3) * 4.4, 35.2]
        const turn = (side * Math.PI) / 2
        return leaf(
          [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)],
          5.6,
          1.7,
          turn - Math.PI / 2 + (index - 3) * 0.12,
        )
      }),
      index4(side),
      0.02,
    )
}

function pocket(print: Print) {
  print(
    [leaf([7, -11], 6, 1.8, 0.6), leaf([7.6, -10.6], 5.4, 1.6, 1.5), leaf([6.6, -11.4], 5.4, 1.6, -0.3)],
    'silk',
    0.02,
  )
}

export const prints = { arcade, forest, pocket }
