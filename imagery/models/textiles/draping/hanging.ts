import type { Vector3 } from 'three'
import type { Cloth } from '../../../kit/cloth/cloth'
import { evenly, pieceOf, stepsOf } from '../../../kit/cloth/piece'
import type { Piece, Side } from '../../../kit/cloth/piece'
import { sewing, sewn } from '../../../kit/cloth/sewing'
import type { Sewing } from '../../../kit/cloth/sewing'
import type { Fall, Obstacle } from '../../../kit/cloth/solving'
import { item, steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import type { FoldedTube, Moulded } from './folds'

/** From one knot of the silk to the next, cm. */
const silkStep = 0.7

/** A line on the other half of a pattern, so that it goes on from there. */
export const mirrored = (line: readonly Point[]) => line.map(([x, y]): Point => [-x, y]).reverse()

/** How wide a panel is, from where up to where its side seams go, and how far its knots lie apart, cm. */
type PanelCut = Pick<Moulded, 'quarter'> & { top: number; hem: number; step?: number }

/** A front or back with a level hem, its side seams up to `top`, and the edges above, from the right to the left. */
export function panelOf({ quarter, top, hem, step = silkStep }: PanelCut, above: readonly Side[]): Piece {
  const seam = steps(hem, top, 200).map((y): Point => [quarter(y), y])
  const wide = quarter(hem)
  const ends: Point[] = [
    [-wide, hem],
    [wide, hem],
  ]
  const seamSteps = stepsOf(seam, step)
  return pieceOf(
    [
      { name: 'hem', line: evenly(ends, 80) },
      { name: 'right', line: seam, steps: seamSteps },
      ...above,
      { name: 'left', line: mirrored(seam), steps: seamSteps },
    ],
    step,
  )
}

type Half = { piece: Piece; place: (point: Point) => Vector3 }

/** Front and back, sewn along both sides. */
export const sideSewn = (front: Half, back: Half): Sewing =>
  sewing(
    [
      { name: 'front', ...front, side: 1 },
      { name: 'back', ...back, side: -1, isTurned: true },
    ],
    [
      { from: 'front.right', to: 'back.right' },
      { from: 'front.left', to: 'back.left' },
    ],
  )

/** Both sides of every seam start together, though what they are laid over settled with a gap, as a taped neck does. */
export function closed(made: Sewing): Sewing {
  const start = [...made.start]
  for (const [a, b] of made.seams.flat()) {
    const middle = item(start, a).clone().lerp(item(start, b), 0.5)
    start[a] = middle
    start[b] = middle
  }
  return { ...made, start }
}

/** What is inside, as a solid from one height down to another. */
export function solidOf(
  { wide, deep }: Pick<FoldedTube, 'wide' | 'deep'>,
  top: number,
  bottom: number,
  relief: FoldedTube['relief'] = () => 0,
): Obstacle {
  const [rows, columns] = [110, 96]
  const positions = steps(top, bottom, rows).flatMap((y) =>
    Array.from({ length: columns }, (_, column) => {
      const turn = (column / columns) * Math.PI * 2
      const [x, z] = [wide(y) * Math.sin(turn), deep(y) * Math.cos(turn)]
      return [x, y, z + (z > 0 ? relief(x, y) : 0)]
    }).flat(),
  )
  const triangles = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    const next = (column + 1) % columns
    const [a, b] = [row * columns + column, row * columns + next]
    const [c, d] = [a + columns, b + columns]
    return [a, c, b, b, c, d]
  }).flat()
  return { positions, triangles, distance: 0.25, friction: 1 }
}

/** How cloth falls that was steamed into its folds: it is only let go; as bendable as silk, unless told otherwise. */
export const steamedFall = (pins: readonly number[]): Fall => ({
  scale: 0.01,
  frames: 16,
  step: silkStep,
  mass: 11,
  tension: 30,
  bending: 0.001,
  air: 2,
  friction: 1,
  quality: 6,
  selfDistance: 0.2,
  isMoulded: true,
  pins,
})

/** As it hangs. */
export const steamedCloth = (sewing: Sewing, places: ArrayLike<number>): Cloth =>
  sewn(sewing, places, { seams: 40, cloth: 5 })
