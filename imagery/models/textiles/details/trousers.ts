import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { lerp } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sideOf } from '../cutting/trouser-cut'
import type { TrouserCut } from '../cutting/trouser-cut'
import { jeansStitch, jeansTrim, shankButton } from './jeans'
import { beside, laidStrip, lappedSeam, topstitch } from './laid'
import { buttonholes, buttonsOn } from './sewn-button'
import { waistbandHigh } from './waistband'
import type { Waistband } from './waistband'

/** Whose trousers they are, whether they are jeans, and what their fly and pockets end under. */
type Trousers = { isJeans: boolean; isHis: boolean; waist: Waistband }

/** The fly with its curved stitching, the mouths of the pockets, loops and the button of the waistband. */
export function trouserTrim(on: Draped, cutting: TrouserCut, { isJeans, isHis, waist }: Trousers): Part[] {
  // Men's fronts close to the wearer's right, women's to her left.
  const way = isHis ? -1 : 1
  const sew = isJeans ? jeansStitch : {}
  const fly: Point[] = [
    [0, -4.05],
    [0, -12],
    [0, -20.5],
  ]
  const flyStitch = (off: number): Point[] => [
    [-way * off, -4.2],
    [-way * off, -13.5],
    [-way * off * 0.86, -15.8],
    [-way * off * 0.5, -17.7],
    [0, -18.6],
  ]
  const mouths = ([1, -1] as const).map((side) => mouthOf(cutting, side, isJeans))
  const crotch = cutting.crotch
  return [
    // The upper layer of the fly is the one it is stitched through.
    lappedSeam('fly', on, way > 0 ? fly : fly.toReversed(), {
      wide: 3.4,
      high: 0.12,
      softEnd: way > 0 ? 'last' : 'first',
    }),
    topstitch('fly-stitch', on, isJeans ? [flyStitch(3.6), flyStitch(3)] : [flyStitch(3.5)], {
      high: 0.02,
      ...sew,
    }),
    lappedSeam(
      'rise',
      on,
      [
        [0, -18.6],
        [0, -crotch - 0.2],
      ],
      { wide: 0.8, high: 0.05 },
    ),
    ...mouths.flatMap(({ name, line, right }) => [
      lappedSeam(name, on, right > 0 ? line : line.toReversed(), { wide: 2.4, high: 0.13 }),
      topstitch(
        `${name}-stitch`,
        on,
        (isJeans ? [0.3, 0.9] : [0.55]).map((off) => beside(line, right * off)),
        { high: 0.09, ...sew },
      ),
    ]),
    ...loops(on, cutting),
    ...(isJeans
      ? [shankButton(on, [way * 0.9, -2.5], waistbandHigh)]
      : buttonsOn(on, 'button', [[way * 0.9, -2.5]], { radius: 0.75, high: waistbandHigh })),
    ...buttonholes(
      on,
      'buttonhole',
      [
        [
          [way * 0.4, -2.5],
          [way * 2.1, -2.5],
        ],
      ],
      waistbandHigh,
    ),
    ...(isJeans
      ? jeansTrim(
          on,
          cutting,
          mouths.map(({ line }) => line),
          waist,
        )
      : []),
  ]
}

/** The mouth of a front pocket, from the waistband to the side seam, and on which side of it the trousers lie. */
function mouthOf(cutting: TrouserCut, side: 1 | -1, isJeans: boolean) {
  const sideAt = sideOf(cutting)
  const from = sideAt(-4) * (isJeans ? 0.44 : 0.6)
  const line: Point[] = isJeans
    ? Array.from({ length: 9 }, (_, index): Point => {
        const turn = ((index / 8) * Math.PI) / 2
        return [side * (from + (sideAt(-12) - from) * (1 - Math.cos(turn))), -4.1 - 7.6 * Math.sin(turn)]
      })
    : [
        [side * (from - 0.3), -3.1],
        [side * sideAt(-20) * 0.9, -20],
      ]
  return { name: `pocket${side}`, line, right: side > 0 ? 1 : -1 }
}

/** Loops for a belt, a centimetre wide, off the band in their middle. */
const loops = (on: Draped, cutting: TrouserCut): Part[] =>
  [-0.64, -0.3, 0.3, 0.64].map((share, index) => {
    const x = sideOf(cutting)(-2) * share
    return laidStrip(
      `loop${index}`,
      on,
      [
        [x, -5.1],
        [x, -0.5],
      ],
      {
        across: [-0.5, -0.25, 0, 0.25, 0.5],
        thickness: 0.13,
        heightAt: (_, at) => lerp(0.14, 0.05 + waistbandHigh, at) + 0.24 * Math.sin(Math.PI * at) ** 0.6,
      },
    )
  })
