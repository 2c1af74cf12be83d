import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import type { Point } from '../../../kit/plane/outline'
import type { UpperCut } from '../cutting/upper-cut'
import { belt } from '../details/belt'
import { lappedSeam } from '../details/laid'
import { neckBand } from '../details/neck/band'
import { cloth, label, turnedUp } from '../details/pieces'
import { skirts } from '../draping/skirt'
import type { Who } from './cuts/block'
import { blossoms } from './blossoms'
import type { Design } from './designs'
import { fallingTop } from './falling-tops'
import { fallingSkirt, fallingSkirtPart, halfOfSkirt } from './falling-skirts'
import { pleatedDress } from './pleated-dress'

export function dresses(design: Design, who: Who): Part[] {
  if (design === 'pleated-dress') return pleatedDress()
  const isTea = design === 'tea-dress'
  const isColumn = design === 'column-dress'
  const { on, cutting } = fallingTop(design, who)
  const parts: Part[] = [
    cloth(on, isColumn ? 0.3 : 0.12, turnedUp(cutting, isColumn || isTea ? 0 : 2.5)),
    ...label(on, cutting),
  ]
  if (isColumn) parts.push(neckBand(on, cutting, 'roll', { slot: 'cloth', ribs: 60 }))
  if (design === 'sleeveless-dress') parts.push(...darts(on, cutting))
  if (isTea) {
    const skirt = fallingSkirt('tea')
    const { top, hem } = skirts.tea
    parts.push(
      fallingSkirtPart('tea', skirt),
      ...belt(skirt, halfOfSkirt('tea')(top) - 0.4, top - 0.9, {
        width: 2.6,
        knot: true,
        lean: 6.2,
        off: 0.2,
        over: [on, skirt],
      }),
      ...blossoms(on, { from: -1, to: -cutting.length }),
      ...blossoms(skirt, { from: top - 5, to: hem }),
    )
  }
  return parts
}

/** What shapes a fitted front: to each side a dart from the waist to the bust and on to the hip, and one from the side seam. */
function darts(on: Draped, { armhole, chest, waistAt }: UpperCut): Part[] {
  const lines = (side: 1 | -1): Point[][] => [
    [
      [side * 8.2, -waistAt - 12],
      [side * 7.4, -waistAt],
      [side * 8, -armhole - 7],
    ],
    [
      [side * (chest - 0.6), -armhole - 8],
      [side * 11, -armhole - 5],
    ],
  ]
  return ([1, -1] as const).flatMap((side) =>
    lines(side).map((line, index) =>
      lappedSeam(`dart${side}-${index}`, on, side > 0 ? line : line.toReversed(), {
        wide: 0.8,
        high: 0.05,
        softEnd: side > 0 ? 'last' : 'first',
      }),
    ),
  )
}
