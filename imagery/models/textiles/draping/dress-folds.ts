import { foldsOf } from './folds'
import { creasesOf } from './laid-in-folds'
import type { TopFolds } from './laid-in-folds'
import { skirts } from './skirt'

/** How dresses are laid. */
export const dressFolds = {
  /** Ribbed knit, close: it creases where the figure goes in and its arms bend, and hangs straight below the hips. */
  'column-dress': {
    trunk: foldsOf([
      [-66, 14, 2.7, -54, -3],
      [-38, 9, 3, -64, -7],
      [26, 9, 3.2, -60, 7],
      [62, 14, 2.7, -52, 4],
      [120, 11, 3, -50, 0],
      [154, 11, 3.6, -48, 4],
      [206, 11, 3.4, -50, -4],
      [240, 11, 3.1, -48, 0],
    ]),
    sleeve: foldsOf([
      [30, 22, 0.9, -12, -24],
      [90, 20, 1.1, -10, 22],
      [215, 20, 0.9, -14, 20],
      [290, 22, 1, -12, -22],
    ]),
    creases: {
      trunk: creasesOf([
        [-58, 34, -31.5, 1.7, 0.6, 2.2],
        [52, 36, -32.5, 1.8, 0.65, -2.4],
        [-40, 42, -36.5, 1.6, 0.6, 1.6],
        [64, 38, -38, 1.7, 0.6, -1.8],
        [-66, 34, -41.5, 1.8, 0.6, -1.6],
        [36, 40, -43, 1.8, 0.55, 1.4],
        [150, 44, -35, 1.9, 0.65, 1.6],
        [214, 46, -38.5, 1.9, 0.7, 1.8],
        [168, 44, -42.5, 1.9, 0.6, -1.2],
      ]),
      sleeve: creasesOf([
        [120, 60, -24.5, 1.8, 0.9, 1.8],
        [100, 62, -28.5, 1.7, 1, -1.6],
        [134, 66, -32.5, 1.7, 0.95, -2.2],
        [96, 58, -36.5, 1.8, 0.8, 1.6],
        [60, 60, -46, 1.8, 0.7, 1.6],
        [200, 70, -49.5, 1.7, 0.7, -1.6],
      ]),
    },
    gathers: { count: 3, deep: 0, reach: 12, full: 0 },
    ease: [0.5, 0.4],
    bust: 1.3,
    cuff: 1.6,
    rib: 0,
    bending: 0.12,
    frames: 14,
  },
  /** Silk, sewn to its skirt and drawn in there; its sleeves are open. */
  'tea-dress': {
    trunk: foldsOf([
      [-76, 9, 3.4, -17, 6],
      [-53, 7, 5.6, -13, 12],
      [-33, 6, 5.4, -21, 6],
      [-15, 5, 5, -24, 3],
      [18, 5, 5.2, -23, -3],
      [37, 6, 5.6, -20, -6],
      [57, 7, 5.6, -14, -12],
      [79, 9, 3.4, -18, -6],
      [101, 8, 3, -22, 0],
      [124, 8, 3.6, -13, 0],
      [149, 7, 4, -10, 3],
      [180, 8, 3.4, -14, 0],
      [211, 7, 4, -10, -3],
      [237, 8, 3.6, -13, 0],
      [259, 8, 3, -22, 0],
    ]),
    sleeve: foldsOf([
      [10, 20, 2, -5, -16],
      [62, 18, 2.8, -4, 14],
      [118, 20, 2.4, -9, -10],
      [205, 22, 2, -10, 10],
      [258, 20, 2.6, -6, 8],
      [312, 19, 2.4, -4, -12],
    ]),
    gathers: { count: 3, deep: 0, reach: 12, full: 0 },
    ease: [6.5, 6.5],
    bust: 1.2,
    cuff: 0,
    rib: 1.5,
    waist: [skirts.tea.wide(skirts.tea.top) - 0.1, skirts.tea.deep(skirts.tea.top) - 0.1],
    bending: 0.02,
    frames: 14,
  },
  /** Crêpe of wool, fitted by its darts down to the hips: from there it swings. */
  'sleeveless-dress': {
    trunk: foldsOf([
      [-74, 13, 4, -50, 4],
      [-38, 12, 3.4, -58, -5],
      [32, 12, 3.6, -55, 6],
      [68, 13, 4, -50, -4],
      [104, 13, 3.4, -54, 0],
      [140, 12, 3.8, -50, 3],
      [178, 12, 3.2, -56, 0],
      [216, 12, 3.8, -50, -3],
      [254, 13, 3.4, -54, 0],
    ]),
    sleeve: [],
    creases: {
      trunk: creasesOf([
        [-62, 30, -37, 2, 0.3, 1.6],
        [60, 32, -38.5, 2, 0.3, -1.6],
        [150, 40, -37, 2.2, 0.35, 1.4],
        [212, 40, -39.5, 2.2, 0.35, -1.4],
      ]),
      sleeve: [],
    },
    gathers: { count: 3, deep: 0, reach: 12, full: 0 },
    ease: [0.8, 1.2],
    bust: 1.2,
    cuff: 0,
    rib: 0,
    bending: 0.15,
    frames: 14,
  },
} as const satisfies Record<string, TopFolds>
