import { foldsOf } from './folds'
import type { Fold } from './folds'

/** How the cloth of a top is laid before it is let go, and how it bends. */
export type TopFolds = {
  /** Down the trunk: 0 is the middle of the front, 90 its right. */
  trunk: readonly Fold[]
  /** Down a sleeve: 0 is its outer edge, 90 the middle of its front, 180 its seam. */
  sleeve: readonly Fold[]
  /** Gathers into the cuff: so many round it, so deep, reaching so far up; and how much wider the sleeve is above it, cm. */
  gathers: { count: number; deep: number; reach: number; full: number }
  /** How far it stands off the figure at the hem, at its sides and at front and back, cm. */
  ease: readonly [aside: number, before: number]
  /** How far a bust stands out, cm. */
  bust: number
  /** How far below the neck a belt holds it, cm. */
  belt?: number
  /** How high the cuff is, and the rib at the hem, cm. */
  cuff: number
  rib: number
  /** How stiff the cloth is against being bent: poplin is several times what silk is. */
  bending: number
  frames: number
}

/** Knit falls round, in few folds, which its ribs take up. */
const knit = {
  trunk: foldsOf([
    [-66, 10, 2.6, -20, 10],
    [-34, 8, 1.5, -33, -8],
    [26, 8, 1.7, -36, 8],
    [58, 9, 2.5, -23, -9],
    [93, 11, 2, -27, 0],
    [126, 10, 2.2, -15, 0],
    [153, 10, 2.2, -11, 3],
    [186, 11, 1.8, -17, 0],
    [212, 10, 2.2, -11, -3],
    [240, 10, 2.1, -16, 0],
    [268, 11, 2, -27, 0],
  ]),
  sleeve: foldsOf([
    [20, 18, 1.5, -9, -40],
    [66, 16, 2, -8, 34],
    [118, 17, 1.7, -18, -30],
    [215, 18, 1.6, -14, 28],
    [290, 17, 1.9, -8, -30],
  ]),
  gathers: { count: 5, deep: 0.35, reach: 16, full: 1 },
  ease: [0.8, 0.4],
  bending: 0.12,
  cuff: 6.2,
  rib: 6.2,
  frames: 14,
} as const

export const topFolds = {
  'bow-blouse': {
    trunk: foldsOf([
      [-72, 10, 2.6, -22, 6],
      [-50, 6.5, 3.4, -8, 7],
      [-30, 7.5, 2.2, -27, -6],
      [-15, 5, 1.5, -36, 4],
      [21, 6, 2.8, -20, -5],
      [40, 8, 3.4, -7, 7],
      [58, 6, 2, -30, -7],
      [76, 9, 3, -24, 5],
      [94, 10, 3, -30, 0],
      [120, 8, 3, -14, 0],
      [146, 8, 3.4, -9, 3],
      [180, 9, 2.6, -16, 0],
      [211, 8, 3.4, -9, -3],
      [239, 8, 3, -14, 0],
      [266, 10, 3, -30, 0],
    ]),
    sleeve: foldsOf([
      [18, 17, 1.2, -10, -40],
      [70, 16, 2.1, -6, 32],
      [125, 17, 1.6, -16, -28],
      [215, 17, 1.6, -14, 28],
      [290, 16, 2, -6, -28],
    ]),
    gathers: { count: 9, deep: 0.85, reach: 26, full: 2.4 },
    ease: [0.7, 0.7],
    bust: 1.1,
    cuff: 6.2,
    rib: 0,
    bending: 0.04,
    frames: 14,
  },
  'pyjama-shirt': {
    trunk: foldsOf([
      [-72, 10, 2.4, -22, 5],
      [-48, 7, 3.2, -10, 6],
      [-28, 7, 2.2, -26, -5],
      [24, 6.5, 2.8, -30, -5],
      [44, 8, 3.2, -38, 6],
      [70, 9, 2.6, -20, 4],
      [93, 10, 2, -34, 0],
      [120, 8, 3, -16, 0],
      [146, 8, 3.4, -10, 3],
      [180, 9, 2.6, -16, 0],
      [211, 8, 3.4, -10, -3],
      [239, 8, 3, -16, 0],
      [267, 10, 2, -34, 0],
    ]),
    sleeve: foldsOf([
      [15, 17, 1.4, -10, -40],
      [66, 16, 2.8, -6, 32],
      [122, 16, 2.2, -18, -28],
      [215, 17, 1.8, -14, 28],
      [290, 16, 2.6, -6, -28],
    ]),
    gathers: { count: 6, deep: 0.35, reach: 18, full: 0.7 },
    ease: [4, 0.3],
    bust: 0,
    cuff: 5.7,
    rib: 0,
    bending: 0.04,
    frames: 14,
  },
  shirt: {
    trunk: foldsOf([
      [-70, 7.5, 2.6, -21, 9],
      [-42, 6, 2.3, -27, -8],
      [30, 6, 2.5, -23, 8],
      [58, 6.5, 2.2, -30, -8],
      [91, 9, 2, -30, 0],
      [124, 8, 2.2, -15, 0],
      [150, 8, 2.4, -10, 3],
      [182, 9, 1.8, -17, 0],
      [212, 8, 2.3, -10, -3],
      [240, 8, 2.1, -16, 0],
      [268, 9, 2, -30, 0],
    ]),
    sleeve: foldsOf([
      [20, 15, 1.3, -9, -40],
      [66, 13, 1.8, -7, 34],
      [118, 14, 1.5, -17, -30],
      [215, 16, 1.5, -14, 28],
      [290, 14, 1.7, -7, -30],
    ]),
    gathers: { count: 6, deep: 0.55, reach: 20, full: 1.3 },
    ease: [1.4, 0.5],
    bust: 0.8,
    cuff: 6.2,
    rib: 0,
    bending: 0.2,
    frames: 14,
  },
  'mens-shirt': {
    trunk: foldsOf([
      [-68, 7.5, 2.7, -22, 9],
      [-40, 6, 2.3, -28, -8],
      [28, 6, 2.3, -38, 7],
      [56, 6.5, 2.6, -24, -8],
      [92, 9, 2, -32, 0],
      [122, 8, 2.2, -16, 0],
      [149, 8, 2.5, -10, 3],
      [180, 9, 1.9, -17, 0],
      [211, 8, 2.4, -10, -3],
      [239, 8, 2.1, -17, 0],
      [267, 9, 2, -32, 0],
    ]),
    sleeve: foldsOf([
      [18, 15, 1.4, -9, -40],
      [64, 13, 1.9, -7, 34],
      [120, 14, 1.6, -18, -30],
      [215, 16, 1.6, -14, 28],
      [290, 14, 1.8, -7, -30],
    ]),
    gathers: { count: 6, deep: 0.5, reach: 18, full: 1.1 },
    ease: [2, 0.4],
    bust: 0,
    cuff: 6.2,
    rib: 0,
    bending: 0.2,
    frames: 14,
  },
  /** Crêpe of wool: heavy, its folds fall from the belt. */
  'shirt-dress': {
    trunk: foldsOf([
      [-74, 9, 3, -43, 5],
      [-50, 7, 3.4, -45, 6],
      [-27, 7, 2.6, -44, -5],
      [24, 7, 2.8, -44, 5],
      [46, 8, 3.4, -46, 7],
      [70, 9, 2.8, -44, 4],
      [93, 10, 2.6, -48, 0],
      [120, 8, 3, -44, 0],
      [147, 8, 3.4, -43, 3],
      [181, 9, 3, -46, 0],
      [212, 8, 3.4, -43, -3],
      [240, 8, 3, -44, 0],
      [267, 10, 2.6, -48, 0],
    ]),
    sleeve: foldsOf([
      [20, 15, 1.3, -9, -40],
      [66, 14, 1.9, -7, 34],
      [118, 15, 1.6, -17, -30],
      [215, 16, 1.5, -14, 28],
      [290, 15, 1.8, -7, -30],
    ]),
    gathers: { count: 6, deep: 0.5, reach: 18, full: 1 },
    ease: [1, 1],
    bust: 0.9,
    belt: 39,
    cuff: 6.2,
    rib: 0,
    bending: 0.12,
    frames: 14,
  },
  crew: { ...knit, bust: 0.8 },
  'mens-crew': { ...knit, bust: 0 },
  fine: { ...knit, cuff: 3.6, rib: 3.6, bust: 0.9 },
} as const satisfies Record<string, TopFolds>
export type FallingTop = keyof typeof topFolds
