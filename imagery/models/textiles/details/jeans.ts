import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { item } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import { creaseOf, sideOf } from '../cutting/trouser-cut'
import type { TrouserCut } from '../cutting/trouser-cut'
import { coarseStitch, topstitch } from './laid'
import { standOn } from './sewn-button'
import { waistbandHigh } from './waistband'
import type { Waistband } from './waistband'

/** Thick thread that is meant to be seen. */
export const jeansStitch = { ...coarseStitch, radius: 0.05 }

/** Round metal: its profile from its middle below to its middle above, and how high over the cloth it stands, cm. */
type Stud = { profile: Parameters<typeof turned>[0]; high: number }

function studs(name: string, on: Draped, places: readonly Point[], { profile, high }: Stud): Part {
  const one = turned(profile, isCoarse() ? 16 : 48)
  return {
    name,
    slot: 'metal',
    geometry: merged(places.map((place) => one.clone().applyMatrix4(standOn(on.spot(1, place), high)))),
  }
}

/** The button of the waistband: a dished disc of metal on a shank. */
export const shankButton = (on: Draped, place: Point, high: number): Part =>
  studs('button', on, [place], {
    profile: [
      [0, 0],
      [0.4, 0],
      [0.4, 0.12, 0.04],
      [0.84, 0.14, 0.04],
      [0.88, 0.22, 0.05],
      [0.84, 0.29, 0.05],
      [0.68, 0.29, 0.05],
      [0.6, 0.23, 0.06],
      [0.24, 0.23, 0.04],
      [0.16, 0.28, 0.05],
      [0, 0.3],
    ],
    high,
  })

/** Stitches of waistband and hems, and a rivet at the upper end of each pocket's mouth. */
export function jeansTrim(
  on: Draped,
  cutting: TrouserCut,
  mouths: readonly (readonly Point[])[],
  { lineOver }: Waistband,
): Part[] {
  const { length } = cutting
  const sideAt = sideOf(cutting)
  const legs = ([1, -1] as const).map((side): Point[] => {
    const crease = creaseOf(cutting)(-length + 1.2)
    const reach = sideAt(-length + 1.2) - crease - 0.5
    return [
      [side * (crease - reach), -length + 1.2],
      [side * (crease + reach), -length + 1.2],
    ]
  })
  const corners = mouths.map((mouth) => {
    const [x, y] = item(mouth, 0)
    return [x - Math.sign(x) * 0.75, y - 0.9] as const
  })
  return [
    topstitch('stitching', on, legs, jeansStitch),
    topstitch('band-stitch', on, [lineOver(0.4)], { high: waistbandHigh, ...jeansStitch }),
    studs('rivets', on, corners, {
      profile: [
        [0, 0],
        [0.42, 0],
        [0.42, 0.06, 0.03],
        [0.3, 0.11, 0.05],
        [0.12, 0.12, 0.03],
        [0, 0.17],
      ],
      high: 0.02,
    }),
  ]
}
