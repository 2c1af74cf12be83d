import { fabricOf } from '../../../kit/cloth/fabric'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { hung } from '../cutting/lower'
import { sideOf, waistAround } from '../cutting/lower-cut'
import type { LowerCut } from '../cutting/lower-cut'
import { pleated } from '../cutting/pleated'
import { beside, coarseStitch, lappedSeam, topstitch } from '../details/laid'
import { trouserTrim } from '../details/trousers'
import { waistband, waistbandHigh } from '../details/waistband'
import type { Waistband } from '../details/waistband'
import type { Who } from './cuts/block'
import type { Design } from './designs'
import { pencilSkirt } from './silk-skirts'

/** Five pockets, straight legs. */
export const jeans: LowerCut = {
  waist: 18,
  hip: 25,
  hem: 9.8,
  knee: 10.2,
  crotch: 26,
  length: 102,
  stiffness: 0.6,
  polish: 3,
}

const lowers: Partial<Record<Design, LowerCut>> = {
  trousers: {
    waist: 20,
    hip: 26.5,
    hem: 10.4,
    knee: 11.2,
    crotch: 27,
    length: 106,
    isCreased: true,
    stiffness: 0.6,
    polish: 4,
  },
  corduroy: {
    waist: 20,
    hip: 26.5,
    hem: 9.6,
    knee: 10.6,
    crotch: 27,
    length: 104,
    stiffness: 0.65,
    polish: 4,
  },
  'wide-trousers': {
    waist: 17.5,
    hip: 26,
    hem: 14,
    knee: 12.1,
    crotch: 28,
    length: 110,
    isCreased: true,
    stiffness: 0.45,
    polish: 4,
  },
  jeans,
  'leather-skirt': { waist: 17.5, hip: 25.5, hem: 37, length: 74, stiffness: 0.55 },
}

/** Trousers of any kind. */
export const hasLegs = (design: Design) => lowers[design]?.crotch !== undefined

export function bottoms(design: Design, who: Who): Part[] {
  if (design === 'pleated-skirt') {
    return [
      {
        name: 'skirt',
        geometry: pleated({ length: 70, flare: 1.85, count: 36, depth: 1.6, held: 0.026 }),
        slot: 'cloth',
      },
      { name: 'waistband', geometry: waistRing(), slot: 'cloth' },
    ]
  }
  if (design === 'pencil-skirt') return pencilSkirt()
  const cutting = lowers[design]
  if (!cutting) return []
  const on = hung(cutting)
  const turnedUp = hemOf(cutting)
  const waist = waistband(on, waistAround(cutting))
  return [
    { name: 'cloth', geometry: fabricOf(on, 0.2, undefined, turnedUp), slot: 'cloth' },
    waist.part,
    ...(cutting.crotch === undefined
      ? skirtTrim(on, cutting, waist)
      : trouserTrim(on, cutting, { waist, isJeans: design === 'jeans', isHis: who === 'man' })),
  ]
}

/** Twice the cloth where the hem is turned up. */
const hemOf =
  ({ length, crotch }: LowerCut) =>
  ([, y]: Point) =>
    y < -length + (crotch === undefined ? 3.5 : 4.5) ? 1 : 0

/** Seams of a leather skirt from the waistband to the hem, stitched on both sides. */
function skirtTrim(on: Draped, cutting: LowerCut, { lineOver }: Waistband): Part[] {
  const { waist, length } = cutting
  const hem = (y: number): Point[][] => [
    [
      [-sideOf(cutting)(y) + 0.4, y],
      [0, y - 0.6],
      [sideOf(cutting)(y) - 0.4, y],
    ],
  ]
  const seams = ([1, -1] as const).map((side): Point[] => [
    [side * waist * 0.46, -4.1],
    [side * waist * 0.62, -20],
    [side * waist * 0.72, -length * 0.6],
    [side * waist * 0.8, -length - 0.1],
  ])
  const lines = seams.flatMap((seam, index) => {
    const right = index === 0 ? -1 : 1
    return [beside(seam, right * 0.35), beside(seam, -right * 0.35)]
  })
  return [
    ...seams.map((seam, index) =>
      lappedSeam(`seam${index}`, on, index === 0 ? seam.toReversed() : seam, { wide: 1.1, high: 0.08 }),
    ),
    topstitch('topstitch', on, lines, { high: 0.07, ...coarseStitch }),
    topstitch('waist-stitch', on, [lineOver(0.35)], { high: waistbandHigh, ...coarseStitch }),
    topstitch('hem-stitch', on, hem(-length + 2.6), coarseStitch),
  ]
}

function waistRing() {
  const ring = superellipse(25.4, 18.5, 2, 120).map(([x, z]) => vector(x, 0.6, -z))
  return sweep(superellipse(0.4, 4, 9, 40), ring, { closed: true, hint: () => vector(0, 1, 0) })
}
