import type { Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import { pleated } from '../cutting/pleated'
import { tailored } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { belt } from '../details/belt'
import { neckBand } from '../details/neck/band'
import { cloth, label, turnedUp } from '../details/pieces'
import { skirts } from '../draping/skirt'
import { with_ } from './cuts/block'
import { blossoms } from './blossoms'
import type { Design } from './designs'
import { silkSkirt, silkSkirtHalf, silkSkirtPart } from './silk-skirts'

export function dresses(design: Design): Part[] {
  const isTea = design === 'tea-dress'
  const isColumn = design === 'column-dress'
  const isPleated = design === 'pleated-dress'
  const cutting = with_('woman', {
    length: whichever(98, [isPleated || isTea, 42], [isColumn, 112]),
    chest: whichever(22.6, [isColumn, 21.5], [isTea, 23.6]),
    waist: whichever(19.4, [isColumn, 19], [isPleated, 17.6], [isTea, 18.4]),
    hip: isColumn ? 23 : 25,
    hipAt: isPleated ? 60 : 59,
    hem: whichever(31, [isPleated, 17.8], [isTea, 18.5], [isColumn, 22.5]),
    neck: whichever<UpperCut['neck']>(
      { width: 10.5, front: isPleated ? 13 : 7, back: 4 },
      [isTea, { width: 8, front: 17, back: 2, isPointed: true }],
      [isColumn, { width: 7.4, front: 7, back: 2 }],
    ),
    stiffness: whichever(0.5, [isColumn, 0.6], [isTea, 0.2]),
    polish: 3,
    armhole: 20.5,
    sleeve: isColumn ? { length: 58, width: 15.5, cuff: 9 } : { length: 26, width: 17.5, cuff: 15.5 },
  })
  if (isPleated || design === 'sleeveless-dress') {
    delete cutting.sleeve
    cutting.shoulder = 15.5
    cutting.slope = 3.6
  }
  const on = tailored(cutting)
  const parts: Part[] = [
    cloth(on, isColumn ? 0.3 : 0.12, turnedUp(cutting, isColumn || isTea ? 0 : 2.5)),
    ...label(on, cutting),
  ]
  if (isColumn) parts.push(neckBand(on, cutting, 'roll', { slot: 'cloth', ribs: 60 }))
  if (isPleated)
    parts.push(
      {
        name: 'skirt',
        geometry: pleated({
          waist: 12.2,
          deep: 9.1,
          top: -37.6,
          length: 78,
          flare: 2,
          count: 40,
          depth: 1.7,
        }),
        slot: 'cloth',
      },
      ...belt(on, cutting.waist, -40.2, { width: 3.4 }).filter(({ name }) => name === 'belt'),
    )
  if (design === 'sleeveless-dress')
    parts.push(
      ...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 2.4 }).filter(
        ({ name }) => name === 'belt',
      ),
    )
  if (isTea) {
    const skirt = silkSkirt('tea')
    const { top, hem } = skirts.tea
    parts.push(
      silkSkirtPart('tea', skirt),
      ...belt(skirt, silkSkirtHalf('tea')(top) - 0.4, top - 0.9, {
        width: 2.6,
        knot: true,
        lean: 6.2,
        off: 0.2,
        over: [on, skirt],
      }),
      ...blossoms(on, { from: -8, to: -cutting.length }),
      ...blossoms(skirt, { from: top - 5, to: hem }),
    )
  }
  return parts
}
