import type { Point } from '../../../kit/plane/outline'
import { foldsOf } from './folds'
import type { Fold } from './folds'

/** A crease that wearing leaves, from one place of the pattern to another. */
export type Wrinkle = {
  side: 1 | -1
  from: Point
  to: Point
  /** Half its width and how far it stands out in its middle, cm. */
  wide: number
  high: number
}

/** How the cloth of trousers is laid before it is let go, and how it bends. */
export type TrouserFolds = {
  /** Down each leg: 0 is its outer seam, 90 the middle of its front, 180 its inner seam. */
  legs: Readonly<Record<1 | -1, readonly Fold[]>>
  wrinkles: readonly Wrinkle[]
  /** How stiff the cloth is against being bent: denim is several times what wool is. */
  bending: number
}

type Row = readonly [
  side: 1 | -1,
  from: readonly [number, number],
  to: readonly [number, number],
  wide: number,
  high: number,
]

const wrinklesOf = (rows: readonly Row[]): Wrinkle[] =>
  rows.map(([side, from, to, wide, high]) => ({ side, from, to, wide, high }))

/** Pulled from the fork to both hips, bent at the knees, pushed together over the shoe: no two alike. */
const worn = wrinklesOf([
  [1, [2.6, -24.5], [15, -17.5], 1.5, 0.5],
  [1, [2.4, -28], [20, -23.5], 1.7, 0.62],
  [1, [4, -32], [20, -31], 1.7, 0.42],
  [1, [-2.6, -25], [-17, -19], 1.6, 0.56],
  [1, [-2.6, -28.6], [-19, -25.5], 1.6, 0.5],
  [1, [-5, -33.5], [-22, -34.5], 1.8, 0.44],
  [1, [8, -54], [23, -50], 1.9, 0.5],
  [1, [6, -60], [17, -62.5], 1.8, 0.42],
  [1, [-7, -53], [-19, -55], 1.9, 0.44],
  [1, [-10, -61], [-23, -57.5], 1.8, 0.5],
  [1, [7, -89], [18, -85.5], 1.8, 0.5],
  [1, [10, -95.5], [22, -93], 1.7, 0.46],
  [1, [-8, -86], [-20, -89.5], 1.8, 0.5],
  [1, [-7, -94], [-17, -96], 1.7, 0.44],
  [-1, [3, -29], [19, -25], 1.8, 0.6],
  [-1, [4, -34], [22, -33], 1.8, 0.5],
  [-1, [-3, -30], [-20, -27], 1.8, 0.56],
  [-1, [-4, -35], [-21, -36], 1.8, 0.5],
  [-1, [6, -51], [22, -54], 1.9, 0.7],
  [-1, [7, -57], [22, -57.5], 1.8, 0.6],
  [-1, [-6, -52], [-22, -50], 1.9, 0.66],
  [-1, [-8, -58], [-22, -56], 1.8, 0.6],
  [-1, [8, -88], [20, -92], 1.8, 0.5],
  [-1, [-8, -93], [-20, -89], 1.8, 0.5],
])

/** Between two pressed creases wool falls from the hips in a fold or two at each side. */
const pressed = {
  1: foldsOf([
    [28, 24, 0.8, -16, 8],
    [142, 22, 0.7, -29, -6],
    [214, 24, 0.8, -24, 6],
    [322, 26, 0.85, -14, -8],
  ]),
  [-1]: foldsOf([
    [34, 24, 0.85, -18, -8],
    [148, 22, 0.65, -30, 5],
    [220, 24, 0.7, -22, -6],
    [328, 26, 0.8, -15, 7],
  ]),
} as const

/** Legs that are wide enough for folds of their own. */
const wide = {
  1: foldsOf([
    [22, 17, 2.6, -18, 7],
    [58, 15, 2, -42, 5],
    [128, 16, 2.3, -36, -6],
    [172, 18, 2.2, -32, -5],
    [228, 19, 2.4, -26, 5],
    [282, 18, 2.2, -36, 0],
    [330, 19, 2.7, -16, -6],
  ]),
  [-1]: foldsOf([
    [26, 17, 2.7, -20, -6],
    [62, 15, 1.9, -46, 4],
    [124, 16, 2.4, -33, 6],
    [168, 18, 2, -34, 5],
    [224, 19, 2.3, -28, -5],
    [278, 18, 2.3, -34, 0],
    [334, 19, 2.6, -18, 6],
  ]),
} as const

/** Legs that hang nearly smooth between their wrinkles. */
const straight = {
  1: foldsOf([
    [38, 26, 0.8, -36, 14],
    [130, 26, 0.7, -40, -12],
    [240, 28, 0.8, -36, 10],
  ]),
  [-1]: foldsOf([
    [44, 26, 0.7, -38, -12],
    [136, 26, 0.8, -38, 12],
    [232, 28, 0.8, -36, -10],
  ]),
} as const

/** Wool is pressed, and only pulled a little from the fork to the hips. */
const pulled = wrinklesOf([
  [1, [2.4, -26.5], [17, -20], 1.9, 0.34],
  [1, [-2.4, -27], [-18, -21.5], 2, 0.36],
  [-1, [3, -29], [19, -25], 2, 0.5],
  [-1, [-3, -30], [-20, -27], 2, 0.46],
])

const softer = (share: number, wrinkles: readonly Wrinkle[]): Wrinkle[] =>
  wrinkles.map((wrinkle) => ({ ...wrinkle, wide: wrinkle.wide * 1.25, high: wrinkle.high * share }))

/** How trousers of each kind are laid. */
export const trouserFolds = {
  trousers: { legs: pressed, wrinkles: pulled, bending: 0.2 },
  'wide-trousers': { legs: wide, wrinkles: pulled, bending: 0.1 },
  corduroy: { legs: straight, wrinkles: softer(0.8, worn), bending: 0.3 },
  jeans: { legs: straight, wrinkles: worn, bending: 0.4 },
} as const satisfies Record<string, TrouserFolds>
