import { fabricOf } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { hung } from '../cutting/trousers'
import { waistAround } from '../cutting/trouser-cut'
import type { TrouserCut } from '../cutting/trouser-cut'
import { pleated } from '../cutting/pleated'
import { trouserTrim } from '../details/trousers'
import { waistband } from '../details/waistband'
import type { Who } from './cuts/block'
import type { Design } from './designs'
import { leatherSkirt, pencilSkirt } from './falling-skirts'

/** Five pockets, straight legs. */
export const jeans: TrouserCut = {
  waist: 18,
  hip: 25,
  hem: 9.8,
  knee: 10.2,
  crotch: 26,
  length: 102,
  stiffness: 0.6,
  polish: 3,
}

const trousers: Partial<Record<Design, TrouserCut>> = {
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
}

/** Trousers of any kind. */
export const hasLegs = (design: Design) => design in trousers

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
  if (design === 'leather-skirt') return leatherSkirt()
  const cutting = trousers[design]
  if (!cutting) return []
  const on = hung(cutting)
  const turnedUp = hemOf(cutting)
  const waist = waistband(on, waistAround(cutting))
  return [
    { name: 'cloth', geometry: fabricOf(on, 0.2, undefined, turnedUp), slot: 'cloth' },
    waist.part,
    ...trouserTrim(on, cutting, { waist, isJeans: design === 'jeans', isHis: who === 'man' }),
  ]
}

/** Twice the cloth where the hem is turned up. */
const hemOf =
  ({ length }: TrouserCut) =>
  ([, y]: Point) =>
    y < -length + 4.5 ? 1 : 0

function waistRing() {
  const ring = superellipse(25.4, 18.5, 2, 120).map(([x, z]) => vector(x, 0.6, -z))
  return sweep(superellipse(0.4, 4, 9, 40), ring, { closed: true, hint: () => vector(0, 1, 0) })
}
