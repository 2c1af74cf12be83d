import { Vector3 } from 'three'
import { sewing, sewn } from '../../../kit/cloth/sewing'
import type { Panel, Sewing } from '../../../kit/cloth/sewing'
import type { ClothTask, Fall, Obstacle } from '../../../kit/cloth/solving'
import type { Cloth } from '../../../kit/cloth/cloth'
import { smooth } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { forkLines, handOf, lifted, step, stripOf } from './hand'
import type { Length } from './hand'

/** How the left glove lies: turned about the upright, and moved. */
const lie = { turn: 0.15, across: 2.6, down: -0.7 }

/** Back over palm, before anything is sewn. */
const apart = 0.8

/**
 * The panels of a left glove and their seams. While it is solved, the strips between the fingers face in: breath then
 * draws them inwards, where they fold when no hand is in the glove.
 */
export function gloveSewing(length: Length, strips: 'in' | 'out'): Sewing {
  const { turn, across, down } = lie
  const { piece: hand, slack } = handOf(length)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const place = (point: Point, up: number): Vector3 => {
    // Leather is pushed together where the wrist bends: it lies in soft folds there.
    const pushed = slack.by * smooth(-slack.from, -slack.to, -point[1])
    const { x, y, z } = lifted([-point[0], point[1] + pushed], up + over)
    return new Vector3(c * x + s * z + across, y, -s * x + c * z - down)
  }
  const panels: Panel[] = [
    { name: 'back', piece: hand, place: (point) => place(point, apart), side: 1, isTurned: true },
    { name: 'palm', piece: hand, place: (point) => place(point, 0), side: -1, isTurned: false },
    ...forkLines.map((_, k): Panel => {
      const { piece, on, grain } = stripOf(k)
      return {
        name: `strip${k}`,
        piece,
        place: (point) => {
          const { fork, up } = on(point)
          return place(fork, up * apart)
        },
        side: -1,
        isTurned: strips === 'out',
        grain,
      }
    }),
  ]
  return sewing(panels, [
    ...forkLines.flatMap((_, k) => [
      { from: `back.fork${k}`, to: `strip${k}.back`, isReversed: true },
      { from: `palm.fork${k}`, to: `strip${k}.palm` },
    ]),
    { from: 'back.outer', to: 'palm.outer' },
    { from: 'back.thumb', to: 'palm.thumb' },
  ])
}

/** As it lies: seams pressed flat. */
export const gloveCloth = (length: Length, places: ArrayLike<number>): Cloth =>
  sewn(gloveSewing(length, 'out'), places, { seams: 160, cloth: 4 })

const table: Obstacle = {
  positions: [-60, 0, -60, 60, 0, -60, 60, 0, 60, -60, 0, 60],
  triangles: [0, 2, 1, 0, 3, 2],
  distance: 0.06,
  friction: 20,
}

/** A pane over a glove while it falls, so that no finger turns over or stands on its edge. */
const pane = (height: number): Obstacle => ({
  ...table,
  positions: [-60, height, -60, 60, height, -60, 60, height, 60, -60, height, 60],
  triangles: [0, 1, 2, 0, 2, 3],
  friction: 1,
})

const paneAbove = 1.42

/** How high over the table the palm starts. */
const over = 0.6

/** Breath in at first: empty leather remembers the hand. Then out, and down. */
const fall: Fall = {
  scale: 0.05,
  frames: 54,
  step,
  mass: 9,
  tension: 60,
  bending: 0.06,
  air: 8,
  friction: 15,
  quality: 7,
  selfDistance: 0.09,
  pressure: [
    [1, 0.36],
    [16, 0.36],
    [36, 0.1],
  ],
}

/** What is solved: one glove on a table. */
export const gloveTask = (length: Length): ClothTask => ({
  sewing: gloveSewing(length, 'in'),
  fall,
  obstacles: [table, pane(over + paneAbove)],
})
