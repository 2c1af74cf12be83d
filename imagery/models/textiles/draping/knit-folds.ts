import { foldsOf } from './folds'
import type { TopFolds } from './laid-in-folds'

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

/** What ends at the waist has its folds higher up. */
const short = {
  ...knit,
  trunk: foldsOf([
    [-64, 10, 1.8, -16, 9],
    [-36, 8, 1.1, -25, -7],
    [34, 8, 1.2, -26, 7],
    [60, 9, 1.8, -18, -8],
    [93, 11, 1.6, -23, 0],
    [126, 10, 1.7, -13, 0],
    [155, 10, 1.7, -10, 3],
    [186, 11, 1.4, -15, 0],
    [212, 10, 1.7, -10, -3],
    [240, 10, 1.6, -14, 0],
    [268, 11, 1.6, -23, 0],
  ]),
} as const

/** Thick knit folds broadly: the thicker, the fewer. */
const thick = {
  ...knit,
  trunk: foldsOf([
    [-62, 13, 2.8, -20, 9],
    [-26, 11, 1.4, -34, -6],
    [30, 11, 1.6, -31, 6],
    [64, 13, 2.8, -22, -9],
    [96, 13, 2, -28, 0],
    [130, 13, 2.3, -15, 0],
    [168, 13, 2, -13, 3],
    [206, 13, 2.2, -12, -3],
    [242, 13, 2.2, -16, 0],
    [268, 13, 2, -28, 0],
  ]),
  sleeve: foldsOf([
    [22, 21, 1.7, -10, -36],
    [72, 19, 2.2, -9, 32],
    [126, 20, 1.8, -18, -28],
    [215, 21, 1.7, -14, 26],
    [292, 20, 2, -9, -28],
  ]),
  gathers: { count: 4, deep: 0.4, reach: 18, full: 1.3 },
  bending: 0.3,
} as const

/** Without ribs, close to the figure; its sleeves end below the elbow. */
const jersey = {
  ...knit,
  trunk: foldsOf([
    [-66, 10, 1.7, -22, 8],
    [-34, 8, 1.2, -33, -7],
    [28, 8, 1.3, -35, 7],
    [58, 9, 1.6, -24, -8],
    [93, 12, 0.9, -27, 0],
    [126, 10, 1.5, -15, 0],
    [153, 10, 1.5, -11, 3],
    [186, 11, 1.3, -17, 0],
    [212, 10, 1.5, -11, -3],
    [240, 10, 1.5, -16, 0],
    [268, 12, 0.9, -27, 0],
  ]),
  sleeve: foldsOf([
    [20, 18, 1.2, -10, -24],
    [70, 17, 1.4, -12, 22],
    [215, 18, 1.1, -14, 20],
    [290, 18, 1.2, -12, -22],
  ]),
  gathers: { count: 3, deep: 0, reach: 12, full: 0 },
  ease: [0.9, 0.4],
  bending: 0.1,
  cuff: 1.6,
  rib: 0,
} as const

/** How knitwear and the jersey are laid. */
export const knitFolds = {
  crew: { ...knit, bust: 0.8 },
  'mens-crew': { ...knit, bust: 0 },
  fine: { ...knit, cuff: 3.6, rib: 3.6, bust: 0.9 },
  openwork: { ...short, cuff: 3.6, rib: 3.6, bust: 0.9 },
  cardigan: { ...short, bust: 0.8 },
  'chunky-roll': { ...thick, bust: 0.6 },
  'mens-roll-neck': { ...knit, bending: 0.2, bust: 0 },
  'mens-shawl-cardigan': { ...thick, bust: 0 },
  breton: { ...jersey, bust: 0.9 },
} as const satisfies Record<string, TopFolds>
