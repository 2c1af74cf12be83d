import { fabricOf } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import type { Draped } from '../../../kit/cloth/draped'
import { legAround, waistAround } from '../cutting/trouser-cut'
import type { TrouserCut } from '../cutting/trouser-cut'
import { pleated } from '../cutting/pleated'
import { band } from '../details/laid'
import { trouserTrim } from '../details/trousers'
import { waistband } from '../details/waistband'
import type { Who } from './cuts/block'
import { isTrousers } from './cuts/trouser-patterns'
import type { Design } from './designs'
import { leatherSkirt, pencilSkirt } from './falling-skirts'
import { fallingTrousers } from './falling-trousers'

/** Trousers of any kind. */
export const hasLegs = (design: Design) => isTrousers(design)

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
  if (!isTrousers(design)) return []
  const { on, cutting } = fallingTrousers(design)
  const turnedUp = hemOf(cutting)
  const waist = waistband(on, waistAround(cutting))
  return [
    { name: 'cloth', geometry: fabricOf(on, 0.2, undefined, turnedUp), slot: 'cloth' },
    waist.part,
    ...(design === 'trousers' ? turnUps(on, cutting) : []),
    ...trouserTrim(on, cutting, { waist, isJeans: design === 'jeans', isHis: who === 'man' }),
  ]
}

/** Twice the cloth where the hem is turned up. */
const hemOf =
  ({ length }: TrouserCut) =>
  ([, y]: Point) =>
    y < -length + 4.5 ? 1 : 0

/** The ends of both legs turned up to the outside, four centimetres deep; they stand off the leg a little at their upper edge. */
function turnUps(on: Draped, cutting: TrouserCut): Part[] {
  const around = legAround(cutting)
  return ([1, -1] as const).map((leg) =>
    band(
      `turn-up${leg}`,
      on,
      (share, above) => {
        const { side, place } = around(leg > 0 ? share : (share < 0.5 ? 0.5 : 1.5) - share, above)
        return { side, place: [place[0] * leg, place[1]] }
      },
      { from: 0.02, to: 4, high: 0.3, thickness: 0.24 },
    ),
  )
}

function waistRing() {
  const ring = superellipse(25.4, 18.5, 2, 120).map(([x, z]) => vector(x, 0.6, -z))
  return sweep(superellipse(0.4, 4, 9, 40), ring, { closed: true, hint: () => vector(0, 1, 0) })
}
