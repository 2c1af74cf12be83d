import type { Cloth } from '../../../kit/cloth/cloth'
import type { Sewing } from '../../../kit/cloth/sewing'
import type { ClothTask } from '../../../kit/cloth/solving'
import { graph } from '../../../kit/plane/curves'
import type { Point } from '../../../kit/plane/outline'
import { figures } from '../cutting/body'
import { hips } from '../cutting/trousers'
import { foldsOf, moulded } from './folds'
import type { FoldedTube, Moulded } from './folds'
import { panelOf, sideSewn, steamedCloth, steamedFall, solidOf } from './hanging'

const { woman } = figures

/** A skirt that is held at its waist, what it hangs around, and how stiff it is against being bent. */
type SkirtCut = Omit<FoldedTube, 'relief'> & { inside: Pick<FoldedTube, 'wide' | 'deep'>; bending: number }

/** Of silk. */
const soft = 0.001

export const skirts = {
  /** Gathered into the waist of a dress. */
  tea: {
    inside: woman,
    bending: soft,
    top: -38,
    hem: -109,
    wide: graph([
      [-109, 21.4],
      [-80, 19.9],
      [-60, 18.3],
      [-48, 15.9],
      [-38, 13.1],
    ]),
    deep: graph([
      [-109, 16.4],
      [-80, 14.5],
      [-60, 12.9],
      [-48, 11.3],
      [-38, 9.6],
    ]),
    folds: foldsOf([
      [-80, 7, 5.6, -40, -3],
      [-58, 6.5, 6.4, -37, 3],
      [-37, 6, 6, -41, -4],
      [-18, 5.6, 6.6, -37, -2],
      [1, 6, 5.4, -40, 3],
      [20, 5.6, 6.8, -37, 2],
      [40, 6.2, 6, -42, 4],
      [61, 6.6, 6.6, -38, -3],
      [82, 7, 5.4, -41, 2],
      [103, 7, 6, -38, 0],
      [124, 6.5, 6, -40, 3],
      [144, 6, 6.2, -38, 0],
      [164, 6, 6, -40, -3],
      [184, 6, 6.4, -38, 2],
      [204, 6, 6, -40, 0],
      [224, 6.5, 6.4, -38, -2],
      [243, 6.5, 5.8, -40, 3],
      [262, 7, 5.6, -38, 0],
    ]),
  },
  /** Close, of satin: it is only at its hem that it moves. */
  pencil: {
    inside: hips,
    bending: soft,
    top: 0,
    hem: -67,
    wide: graph([
      [-67, 15.7],
      [-48, 17],
      [-24, 17.75],
      [-10, 15.9],
      [0, 12.95],
    ]),
    deep: graph([
      [-67, 11.6],
      [-48, 12.2],
      [-24, 12.35],
      [-10, 11],
      [0, 9.35],
    ]),
    folds: foldsOf([
      [-52, 12, 1.5, -20, 5],
      [-16, 10, 1.3, -34, -5],
      [22, 11, 1.7, -22, 6],
      [58, 12, 1.3, -30, -4],
      [128, 12, 1.4, -24, 3],
      [172, 11, 1.5, -30, 0],
      [226, 12, 1.4, -24, -3],
    ]),
  },
  /** Of leather, wide at its hem: few folds, and broad ones. */
  leather: {
    inside: hips,
    bending: 0.3,
    top: 0,
    hem: -74,
    wide: graph([
      [-74, 23],
      [-50, 21],
      [-24, 18.4],
      [-10, 15.9],
      [0, 12.95],
    ]),
    deep: graph([
      [-74, 17.4],
      [-50, 15.2],
      [-24, 12.8],
      [-10, 11],
      [0, 9.35],
    ]),
    folds: foldsOf([
      [-80, 10, 3.2, -22, -3],
      [-51, 9, 3.8, -17, 4],
      [-25, 8, 3, -25, -3],
      [3, 8, 2.6, -30, 2],
      [32, 8.5, 3.4, -21, 3],
      [60, 9, 3.8, -17, -4],
      [88, 10, 3, -22, 0],
      [119, 10, 3.4, -18, 3],
      [150, 9, 3.2, -20, 0],
      [182, 9, 3.4, -18, -2],
      [213, 9, 3.2, -20, 0],
      [246, 10, 3.4, -18, -3],
    ]),
  },
} as const satisfies Record<string, SkirtCut>
export type Skirt = keyof typeof skirts

export const skirtShape = (skirt: Skirt): Moulded => moulded({ ...skirts[skirt], relief: () => 0 })

function sewingOf(skirt: Skirt): Sewing {
  const { top, hem } = skirts[skirt]
  const { quarter, placeOf } = skirtShape(skirt)
  const waist: Point[] = [
    [quarter(top), top],
    [-quarter(top), top],
  ]
  const piece = panelOf({ quarter, top, hem }, [{ name: 'waist', line: waist }])
  return sideSewn(
    { piece, place: (point) => placeOf(1, point) },
    { piece, place: (point) => placeOf(-1, point) },
  )
}

/** What is solved: a skirt let go around the hips, its waist held. */
export function skirtTask(skirt: Skirt): ClothTask {
  const sewing = sewingOf(skirt)
  const { inside, top, hem, bending } = skirts[skirt]
  const pins = ['front.waist', 'back.waist'].flatMap((name) => sewing.knotsOf(name))
  return { sewing, fall: { ...steamedFall(pins), bending }, obstacles: [solidOf(inside, top + 2, hem)] }
}

/** As it hangs. */
export const skirtCloth = (skirt: Skirt, places: ArrayLike<number>): Cloth =>
  steamedCloth(sewingOf(skirt), places)
