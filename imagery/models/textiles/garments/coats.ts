import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, whichever } from '../../../kit/plane/curves'
import { item, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { cuffAround } from '../cutting/around'
import type { UpperCut } from '../cutting/upper-cut'
import { belt } from '../details/belt'
import { lapels, lineUnderLapels, pricked } from '../details/lapels/lapels'
import { lappedSeam, topstitch } from '../details/laid'
import { backLining, cloth, cuffs, label, turnedUp, welt } from '../details/pieces'
import { buttonsOn } from '../details/sewn-button'
import { drawnIn, swelled, swelledFront, swelledFrontHigh } from '../details/swelled-edge'
import { cutFrontEdge, edgeStitch, frontEdge, rectangle, strip } from '../details/trim'
import type { FrontEdge } from '../details/trim'
import type { Who } from './cuts/block'
import { fastening } from './coat-fastening'
import { breakOf, coatOf } from './cuts/coat-cuts'
import type { Coat } from './cuts/coat-cuts'
import type { Design } from './designs'
import { fallingTop } from './falling-tops'

/** Coats and jackets with lapels. */
export function tailoredCoat(design: Design, who: Who): Part[] {
  const coat = coatOf(design, who)
  const { isMan, isTrench, isDouble, isLong, isBelted } = coat
  const { on, cutting } = fallingTop(design, who)
  const overlap = whichever(2, [isDouble && isMan, 8], [isBelted && !isTrench, 8.6], [isDouble, 7])
  const way = isMan ? 1 : -1
  const edge = {
    x: -overlap * way,
    low: -cutting.length - 0.5,
    high: -cutting.neck.front - 0.5,
    way,
  } as const
  // Cashmere of two faces has no lining: its inside is as fine as its outside.
  const isLined = design !== 'coat' || isMan
  const turned = lapelsOf(coat, -overlap * way)
  const parts: Part[] = [
    cloth(on, 0.28, turnedUp(cutting, 4)),
    ...frontOf(on, coat, edge, () => lineUnderLapels(cutting, turned, [edge.x, edge.x + way * frontReach])),
    ...lapels(on, cutting, turned),
    ...(isLined ? [backLining(on, cutting, 0.28)] : []),
    ...darts(on, cutting, coat),
    ...pockets(on, coat),
    ...label(on, { ...cutting, neck: { ...cutting.neck, back: 2 } }),
    ...fastening(on, coat, overlap * way, cutting.waistAt),
  ]
  if (isMan && !isLong) parts.push(strip('breast', on, rectangle(7, 16.5, -25.6, -23.2), { thickness: 0.16 }))
  if (!isLong) parts.push(...sleeveButtons(on, cutting))
  if (isTrench) parts.push(...trenchTrim(on, cutting, isMan))
  else if (isBelted)
    parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 5, knot: true, lean: 1.4 }))
  return parts
}

const lapelsOf = (coat: Coat, edgeX: number) => {
  const { isMan, isTrench, isDouble } = coat
  return {
    width: whichever(8.4, [isTrench, 10], [isDouble, 9.5]),
    notch: isMan ? 12.5 : 11,
    peak: isDouble && !isTrench ? 2.2 : 0,
    stitched: isTrench ? 0.8 : 0.55,
    ...(isMan && { breaksAt: [edgeX, breakOf(coat)] as const, thickness: 0.4, stitched: swellsAt(coat) }),
  }
}

/** How far from its edges a man's coat is stitched, cm. */
const swellsAt = ({ isTrench }: Coat) => (isTrench ? 0.8 : 0.65)

/** The front that lies on top, from the lapel that turns from it to the hem, stitched along its edge. */
function frontOf(on: Draped, coat: Coat, edge: FrontEdge, topLine: () => Point[]): Part[] {
  const { isMan, isTrench, isDouble } = coat
  if (isMan) {
    const away = swellsAt(coat)
    const sewn = { away, high: swelledFrontHigh + swelled(away, away), ...(isTrench ? machined : drawnIn) }
    return [
      swelledFront(on, edge, { stitched: away, top: topLine(), reach: frontReach }),
      edgeStitch(on, { ...edge, high: breakOf(coat) - 0.4 }, sewn),
    ]
  }
  if (isDouble) return doubleFront(on, edge, topLine(), isTrench)
  return [frontEdge(on, edge, 0.3, frontReach), edgeStitch(on, edge, { away: 0.55, ...pricked })]
}

/** Sewn by machine, as a trench is. */
const machined = { pitch: 0.3, length: 0.24, radius: 0.036 }

/** How far from its edge the overlapping front is drawn, cm. */
const frontReach = 9

/** A front that buttons over: its edge goes on below the lapel that turns from it, stitched all the way. */
function doubleFront(on: Draped, edge: FrontEdge, top: readonly Point[], isTrench: boolean): Part[] {
  const high = item(top, 0)[1] - 0.6
  const sewn = isTrench ? { away: 0.7, high: 0.3, ...machined } : { away: 0.55, ...pricked }
  return [cutFrontEdge(on, edge, 0.3, { top, reach: frontReach }), edgeStitch(on, { ...edge, high }, sewn)]
}

/** What gives a front its shape: a man's dart from the chest to the pocket, a woman's seam from the armhole to the hem. */
const darts = (
  on: Draped,
  { armhole, length, shoulder, waistAt }: UpperCut,
  { isMan, isTrench }: Coat,
): Part[] =>
  isTrench
    ? []
    : ([1, -1] as const).map((side) => {
        const line: Point[] = isMan
          ? [
              [side * 10.5, -52],
              [side * 9.8, -waistAt],
              [side * 9.6, -31],
            ]
          : curveThrough(
              [
                vector(side * 11.5, -length - 0.3, 0),
                vector(side * 10.2, -waistAt - 14, 0),
                vector(side * 9.2, -waistAt, 0),
                vector(side * 10.4, -armhole - 6, 0),
                vector(side * (shoulder - 2.4), -armhole + 7, 0),
              ],
              40,
            ).map(({ x, y }): Point => [x, y])
        return lappedSeam(`dart${side}`, on, side > 0 ? line : line.toReversed(), {
          wide: 1,
          high: 0.06,
          ...(isMan && { softEnd: side > 0 ? ('last' as const) : ('first' as const) }),
        })
      })

/** Four small buttons that touch each other, at the outside of each sleeve. */
const sleeveButtons = (on: Draped, cutting: UpperCut): Part[] =>
  ([1, -1] as const).flatMap((arm) =>
    buttonsOn(
      on,
      `sleeve-buttons${arm}`,
      [3.4, 5, 6.6, 8.2].map((above) => cuffAround(cutting, arm)(arm > 0 ? 0.44 : 0.06, above).place),
      { radius: 0.76, high: 0 },
    ),
  )

const pockets = (on: Draped, { design, isMan, isLong }: Coat) =>
  welt(on, 'pocket', {
    x: isMan ? 15 : 13,
    y: -(isLong ? 64 : 52),
    width: 13,
    height: design === 'jacket' ? 1.2 : 5,
    tilt: isLong ? 3 : 0.3,
  })

/** Of a man's trench; a woman's is sold without either. */
const flapAndEpaulettes = (on: Draped): Part[] => [
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
      [-4, -12.6],
      [-1.2, -20],
      [-3, -29],
      [-21, -25],
    ],
    { thickness: 0.2 },
  ),
]

/** Belt, cuffs, and what a man's has besides. */
const trenchTrim = (on: Draped, cutting: UpperCut, isMan: boolean): Part[] => [
  ...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 4.2, ...(isMan && { off: 0.7 }) }),
  ...(isMan ? flapAndEpaulettes(on) : []),
  ...cuffs(cutting, on, { width: 5.5, high: 0.14, thickness: 0.2 }),
  ...([1, -1] as const).map((arm) => {
    const around = cuffAround(cutting, arm)
    return topstitch(
      `cuff-stitch${arm}`,
      on,
      [0.6, 4.9].map((above) => steps(0.02, 0.48, 16).map((share) => around(share, above).place)),
      { high: 0.14, ...machined },
    )
  }),
]
