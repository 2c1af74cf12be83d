import { fabricOf } from '../../../kit/cloth/fabric'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { creaseOf, hung, sideOf, waistAround } from '../cutting/lower'
import type { LowerCut } from '../cutting/lower'
import { pleated } from '../cutting/pleated'
import { band, beside, laidStrip, lappedSeam, topstitch } from '../details/laid'
import { buttonholes, buttonsOn } from '../details/sewn-button'
import type { Who } from './block'
import type { Design } from './designs'

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
  jeans: { waist: 18, hip: 25, hem: 9.8, knee: 10.2, crotch: 26, length: 102, stiffness: 0.6, polish: 3 },
  'leather-skirt': { waist: 17.5, hip: 25.5, hem: 30, length: 74, waves: 4, stiffness: 0.55, polish: 3 },
  'pencil-skirt': { waist: 17.5, hip: 24.5, hem: 22, length: 66, waves: 1, stiffness: 0.35, polish: 3 },
}

/** Trousers of any kind. */
export const hasLegs = (design: Design) => lowers[design]?.crotch !== undefined

export function bottoms(design: Design, who: Who): Part[] {
  if (design === 'pleated-skirt') {
    return [
      { name: 'skirt', geometry: pleated({ length: 70, flare: 1.85, count: 36, depth: 1.6 }), slot: 'cloth' },
      { name: 'waistband', geometry: waistband(), slot: 'cloth' },
    ]
  }
  const cutting = lowers[design]
  if (!cutting) return []
  const on = hung(cutting)
  const turnedUp = hemOf(cutting)
  const thickness = design === 'pencil-skirt' ? 0.12 : 0.2
  return [
    { name: 'cloth', geometry: fabricOf(on, thickness, undefined, turnedUp), slot: 'cloth' },
    band('waistband', on, waistAround(cutting), { from: -4, to: -0.04, high: 0.09, thickness: 0.16 }),
    ...(cutting.crotch === undefined
      ? skirtTrim(on, cutting, design)
      : trouserTrim(on, cutting, design, who)),
  ]
}

/** Twice the cloth where the hem is turned up. */
const hemOf =
  ({ length, crotch }: LowerCut) =>
  ([, y]: Point) =>
    y < -length + (crotch === undefined ? 3.5 : 4.5) ? 1 : 0

/** Darts from the waistband to the hip; on leather seams instead, stitched on both sides. */
function skirtTrim(on: Draped, cutting: LowerCut, design: Design): Part[] {
  const { waist, length } = cutting
  const hem = (y: number): Point[][] => [
    [
      [-sideOf(cutting)(y) + 0.4, y],
      [0, y - 0.6],
      [sideOf(cutting)(y) - 0.4, y],
    ],
  ]
  if (design === 'leather-skirt') {
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
    const waistLine: Point[] = [
      [-sideOf(cutting)(-3.6) + 0.3, -3.75],
      [0, -4.25],
      [sideOf(cutting)(-3.6) - 0.3, -3.75],
    ]
    return [
      ...seams.map((seam, index) =>
        lappedSeam(`seam${index}`, on, index === 0 ? seam.toReversed() : seam, { wide: 1.1, high: 0.08 }),
      ),
      topstitch('topstitch', on, lines, { high: 0.07, ...coarseStitch }),
      topstitch('waist-stitch', on, [waistLine], { high: 0.09, ...coarseStitch }),
      topstitch('hem-stitch', on, hem(-length + 2.6), coarseStitch),
    ]
  }
  return ([1, -1] as const).map((side) =>
    lappedSeam(
      `dart${side}`,
      on,
      [
        [side * waist * 0.5, -4.05],
        [side * waist * 0.54, -14.5],
      ],
      { wide: 0.8, high: 0.06, endsSoftly: true },
    ),
  )
}

/** Three stitches to a centimetre, of a thread that is meant to be seen. */
const coarseStitch = { pitch: 0.32, length: 0.26, radius: 0.034 }

/** The fly with its curved stitching, the mouths of the pockets, loops and the button of the waistband. */
function trouserTrim(on: Draped, cutting: LowerCut, design: Design, who: Who): Part[] {
  const isJeans = design === 'jeans'
  // Men's fronts close to the wearer's right, women's to her left.
  const way = who === 'man' ? -1 : 1
  const sew = isJeans ? coarseStitch : {}
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
  const crotch = cutting.crotch ?? 0
  return [
    lappedSeam('fly', on, way > 0 ? fly.toReversed() : fly, { wide: 3.4, high: 0.1 }),
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
    ...buttonsOn(on, 'button', [[way * 0.9, -2.5]], { radius: isJeans ? 0.85 : 0.75, high: 0.09 }),
    ...buttonholes(
      on,
      'buttonhole',
      [
        [
          [way * 0.4, -2.5],
          [way * 2.1, -2.5],
        ],
      ],
      0.09,
    ),
    ...(isJeans ? jeansTrim(on, cutting) : []),
  ]
}

/** The mouth of a front pocket, from the waistband to the side seam, and on which side of it the trousers lie. */
function mouthOf(cutting: LowerCut, side: 1 | -1, isJeans: boolean) {
  const sideAt = sideOf(cutting)
  const from = sideAt(-4) * (isJeans ? 0.44 : 0.6)
  const line: Point[] = isJeans
    ? Array.from({ length: 9 }, (_, index): Point => {
        const turn = ((index / 8) * Math.PI) / 2
        return [side * (from + (sideAt(-12) - from) * (1 - Math.cos(turn))), -4.1 - 7.6 * Math.sin(turn)]
      })
    : [
        [side * from, -4.1],
        [side * sideAt(-20) * 0.9, -20],
      ]
  return { name: `pocket${side}`, line, right: side > 0 ? 1 : -1 }
}

/** Loops for a belt, a centimetre wide, off the band in their middle. */
const loops = (on: Draped, cutting: LowerCut): Part[] =>
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
        heightAt: (_, at) => 0.14 + 0.24 * Math.sin(Math.PI * at) ** 0.6,
      },
    )
  })

/** Hems, side seams and waistband of jeans are stitched where one sees it. */
function jeansTrim(on: Draped, cutting: LowerCut): Part[] {
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
  const bandLine = (y: number): Point[] => [
    [-sideAt(y) + 0.4, y + 0.1],
    [0, y - 0.5],
    [sideAt(y) - 0.4, y + 0.1],
  ]
  return [
    topstitch('stitching', on, [...legs], coarseStitch),
    topstitch('band-stitch', on, [bandLine(-3.5)], { high: 0.1, ...coarseStitch }),
  ]
}

function waistband() {
  const ring = superellipse(25.4, 18.5, 2, 120).map(([x, z]) => vector(x, 0.6, -z))
  return sweep(superellipse(0.4, 4, 9, 40), ring, { closed: true, hint: () => vector(0, 1, 0) })
}
