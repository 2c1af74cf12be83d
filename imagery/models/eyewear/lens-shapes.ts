import { curveThrough, superellipse } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { counterClockwise, dense } from '../../kit/plane/outline'
import type { Outline, Point } from '../../kit/plane/outline'

export const squares = ['square', 'cat-eye', 'oversized', 'slim'] as const
export const rounds = ['round', 'aviator', 'hexagon', 'titanium'] as const
export type Shape = (typeof squares)[number] | (typeof rounds)[number]

/** The outline of one lens around its own middle, for the right eye of the wearer's face as we see it (x outwards). */
export function lensOf(shape: Shape): Outline {
  const soft = (points: readonly Point[]) =>
    counterClockwise(
      curveThrough(
        points.map(([x, y]) => vector(x, y, 0)),
        140,
        true,
      ).map(({ x, y }): Point => [x, y]),
    )
  switch (shape) {
    case 'square':
      return superellipse(5, 4.1, 3.6, 140).map(([x, y]): Point => [x * (1 + 0.03 * y), y + 0.05 * x])
    case 'oversized':
      return superellipse(5.7, 5.1, 3.4, 140).map(([x, y]): Point => [x * (1 + 0.025 * y), y + 0.05 * x])
    case 'slim':
      return superellipse(5.2, 2.9, 3.2, 140).map(([x, y]): Point => [x, y + 0.06 * x])
    case 'cat-eye':
      return soft([
        [-2.4, 0.5],
        [-1.6, 1.5],
        [0.4, 1.85],
        [2.2, 2.35],
        [2.95, 2.2],
        [2.75, 1],
        [2, -0.7],
        [0.6, -1.75],
        [-0.9, -1.75],
        [-2, -0.9],
      ])
    case 'aviator':
      return soft([
        [-2.3, 1.3],
        [-1, 1.95],
        [0.8, 2],
        [2.3, 1.6],
        [2.95, 0.5],
        [2.6, -1.2],
        [1.4, -2.5],
        [0, -2.8],
        [-1.3, -2.1],
        [-2.2, -0.4],
      ])
    case 'hexagon':
      return counterClockwise(
        dense(
          curveThrough(
            Array.from({ length: 6 }, (_, index) => {
              const turn = (index / 6) * Math.PI * 2
              return [0.97, 1, 0.97].map((size, step) =>
                vector(
                  2.75 * size * Math.cos(turn + (step - 1) * 0.16) * (step === 1 ? 1 : 0.985),
                  2.5 * size * Math.sin(turn + (step - 1) * 0.16),
                  0,
                ),
              )
            }).flat(),
            150,
            true,
          ).map(({ x, y }): Point => [x, y]),
          0.2,
        ),
      )
    case 'round':
    case 'titanium':
      return superellipse(4.9, 4.7, 2.05, 140)
  }
}

export const halfBridge: Record<Shape, number> = {
  square: 3.35,
  oversized: 3.75,
  slim: 3.45,
  'cat-eye': 3.5,
  aviator: 3.55,
  hexagon: 3.5,
  round: 3.4,
  titanium: 3.4,
}
