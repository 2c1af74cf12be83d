import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import { tailored } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { belt } from '../details/belt'
import { lapels } from '../details/lapels'
import { cloth, cuffs, label, row, welt } from '../details/pieces'
import { buttons, frontEdge, rectangle, strip } from '../details/trim'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from './designs'

type Coat = {
  design: Design
  who: Who
  isMan: boolean
  isTrench: boolean
  isDouble: boolean
  isLong: boolean
}

const coatOf = (design: Design, who: Who): Coat => ({
  design,
  who,
  isMan: who === 'man',
  isTrench: design === 'trench',
  isDouble: design === 'double-breasted' || design === 'trench',
  isLong: design === 'coat' || design === 'trench',
})

const lengthOf = ({ design, isMan, isTrench }: Coat) =>
  whichever(
    66,
    [design === 'coat', isMan ? 106 : 112],
    [isTrench, isMan ? 104 : 108],
    [design === 'double-breasted', 76],
  )

const waistOf = ({ isMan, isTrench, isLong }: Coat) =>
  whichever(isMan ? -0.5 : -2.2, [isTrench, isMan ? -1 : -2], [isLong, isMan ? 2 : -1])

/** How deep the neckline is. */
const veeOf = ({ isMan, isTrench, isDouble }: Coat) =>
  whichever(isMan ? 40 : 34, [isTrench, 20], [isDouble, isMan ? 34 : 30])

function cutOf(coat: Coat): UpperCut {
  const { who, isMan, isLong } = coat
  const base = block(who)
  return with_(who, {
    length: lengthOf(coat),
    shoulder: base.shoulder + (isLong ? 1.4 : 0.8),
    chest: base.chest + (isLong ? 2.5 : 1),
    waist: base.waist + waistOf(coat),
    hip: base.hip + (isLong ? 3 : 1),
    hem: isLong ? base.hem + 6 : base.hem + 1,
    neck: { width: base.neck.width + 0.6, front: veeOf(coat), back: 2, isPointed: true },
    sleeve: { length: isMan ? 63 : 60, width: (base.sleeve?.width ?? 18) + 0.8, cuff: isMan ? 14 : 12.5 },
    stiffness: 0.75,
    polish: 5,
  })
}

/** Coats and jackets with lapels. */
export function tailoredCoat(design: Design, who: Who): Part[] {
  const coat = coatOf(design, who)
  const { isMan, isTrench, isDouble, isLong } = coat
  const cutting = cutOf(coat)
  const on = tailored(cutting)
  const overlap = whichever(2, [isDouble && isMan, 8], [isDouble, 7])
  const parts: Part[] = [
    cloth(on, 0.28),
    frontEdge(on, { x: -overlap, low: -cutting.length + 0.2, high: -cutting.neck.front - 0.5 }, 0.26, 12),
    ...lapels(on, cutting, {
      width: whichever(8.4, [isTrench, 10], [isDouble, 9.5]),
      notch: isMan ? 12.5 : 11,
      peak: isDouble && !isTrench ? 2.2 : 0,
    }),
    ...pockets(on, coat),
    ...label(on, { ...cutting, neck: { ...cutting.neck, back: 2 } }),
    ...fastening(on, coat, overlap),
  ]
  if (isMan && !isLong) parts.push(strip('breast', on, rectangle(7, 16.5, -25.6, -23.2), { thickness: 0.16 }))
  if (isTrench) parts.push(...trenchTrim(on, cutting))
  else if (design === 'coat' && !isMan)
    parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 5, knot: true }))
  return parts
}

const pockets = (on: Draped, { design, isMan, isLong }: Coat) =>
  welt(on, 'pocket', {
    x: isMan ? 15 : 13,
    y: -(isLong ? 64 : 52),
    width: 13,
    height: design === 'jacket' ? 1.2 : 5,
    tilt: isLong ? 3 : 0.3,
  })

function fastening(on: Draped, coat: Coat, overlap: number): Part[] {
  const { isDouble, isLong } = coat
  const vee = veeOf(coat)
  const from = -vee - 3
  const last = isLong ? -72 : -vee - (isDouble ? 20 : 12)
  const places = isDouble
    ? [...row(-overlap + 2.4, from, last, isLong ? 4 : 3), ...row(overlap - 2.2, from, last, isLong ? 4 : 3)]
    : row(0, from, last, isLong ? 3 : 2)
  return buttons(on, places, isLong ? 1.35 : 1.05, 0.26)
}

/** Belt, epaulettes, storm flap and cuffs. */
const trenchTrim = (on: Draped, cutting: UpperCut): Part[] => [
  ...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 4.2 }),
  ...([1, -1] as const).map((side) =>
    strip(
      `epaulette${side}`,
      on,
      [
        [side * 10.5, -1.8],
        [side * 19.6, -3.6],
        [side * 19.8, -7.2],
        [side * 10, -5.2],
      ],
      { thickness: 0.2 },
    ),
  ),
  strip(
    'storm-flap',
    on,
    [
      [-20.5, -8],
      [-3.2, -13],
      [-6, -30],
      [-21, -25],
    ],
    { thickness: 0.2 },
  ),
  ...cuffs(on, cutting, 5.5, 0.2),
]
