import { foldsOf } from './folds'
import type { TopFolds } from './laid-in-folds'

/** A sleeve that is lined breaks at the elbow and hardly below it. */
const lined = {
  sleeve: foldsOf([
    [22, 13, 1.6, -13, -38],
    [70, 12, 2.1, -14, 32],
    [122, 13, 1.6, -23, -28],
    [214, 14, 1.5, -19, 28],
    [290, 12, 1.8, -13, -32],
  ]),
  gathers: { count: 3, deep: 0.15, reach: 12, full: 0.3 },
  ease: [0.6, 0.2],
  bending: 0.4,
  cuff: 4.5,
  rib: 0,
  frames: 14,
} as const

/** A jacket keeps its chest and swings a little below the waist. */
const jacket = {
  ...lined,
  trunk: foldsOf([
    [-66, 10, 1.9, -38, 6],
    [-40, 8, 1.2, -44, -5],
    [42, 8, 1.3, -43, 5],
    [66, 10, 1.9, -37, -6],
    [93, 11, 1.5, -40, 0],
    [126, 10, 1.7, -36, 0],
    [154, 10, 1.8, -34, 3],
    [184, 10, 1.4, -38, 0],
    [212, 10, 1.8, -34, -3],
    [240, 10, 1.7, -36, 0],
    [268, 11, 1.5, -40, 0],
  ]),
} as const

/** What falls from a belt: broad, for the cloth is heavy. */
const belted = (waist: number) =>
  ({
    ...lined,
    trunk: foldsOf([
      [-78, 9, 3.2, -waist - 3, 3],
      [-56, 7.5, 3.4, -waist - 2, 6],
      [-37, 6.5, 2.2, -waist - 8, -4],
      [41, 7, 3, -waist - 4, -6],
      [61, 8, 3.6, -waist - 2, 5],
      [84, 9, 2.8, -waist - 5, 0],
      [108, 9, 3, -waist - 2, 0],
      [132, 8, 3.2, -waist - 2, 3],
      [157, 8, 3, -waist - 2, 0],
      [182, 9, 2.6, -waist - 3, 0],
      [207, 8, 3, -waist - 2, 0],
      [231, 8, 3.2, -waist - 2, -3],
      [256, 9, 3, -waist - 2, 0],
    ]),
    ease: [1, 0.8],
    bending: 0.3,
    belt: waist,
  }) as const

/** Leather bends in few and broad folds. */
const leather = {
  ...lined,
  trunk: foldsOf([
    [-64, 11, 1.8, -20, 8],
    [-36, 9, 1.2, -28, -7],
    [38, 9, 1.3, -26, 7],
    [62, 11, 1.8, -22, -8],
    [93, 12, 1.5, -26, 0],
    [126, 11, 1.7, -15, 0],
    [156, 11, 1.7, -12, 3],
    [186, 12, 1.4, -17, 0],
    [214, 11, 1.7, -12, -3],
    [242, 11, 1.6, -16, 0],
    [268, 12, 1.5, -26, 0],
  ]),
  sleeve: foldsOf([
    [20, 15, 1.8, -8, -42],
    [68, 14, 2.3, -10, 36],
    [118, 15, 1.8, -20, -30],
    [215, 16, 1.7, -15, 28],
    [290, 15, 1.9, -8, -32],
  ]),
  gathers: { count: 4, deep: 0.45, reach: 20, full: 1 },
  bending: 0.3,
} as const

/** How coats and jackets are laid. */
export const coatFolds = {
  coat: { ...belted(39), bust: 0.6 },
  trench: { ...belted(39), bust: 0.6 },
  'mens-trench': { ...belted(44), bust: 0 },
  'mens-coat': {
    ...lined,
    trunk: foldsOf([
      [-70, 9, 2.9, -26, 5],
      [-45, 7.5, 2.3, -38, -6],
      [-24, 6, 1.3, -62, 4],
      [31, 7, 2, -48, 6],
      [54, 8, 2.8, -30, -5],
      [79, 9, 2.4, -34, 3],
      [106, 9, 2.4, -26, 0],
      [131, 9, 2.6, -20, 0],
      [157, 9, 2.7, -18, 3],
      [184, 9, 2.2, -24, 0],
      [210, 9, 2.7, -18, -3],
      [236, 9, 2.6, -20, 0],
      [262, 9, 2.4, -26, 0],
    ]),
    bust: 0,
  },
  jacket: { ...jacket, bust: 0.6 },
  'mens-double-breasted': { ...jacket, bust: 0 },
  'leather-jacket': { ...leather, bust: 0.7 },
  'mens-flight-jacket': { ...leather, ease: [1.6, 1], cuff: 6.2, rib: 6.2, bust: 0 },
} as const satisfies Record<string, TopFolds>
