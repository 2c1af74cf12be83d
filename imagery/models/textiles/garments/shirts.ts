import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { cuffAround, hemAround } from '../cutting/around'
import type { UpperCut } from '../cutting/upper-cut'
import { belt } from '../details/belt'
import { lapels, lineUnderLapels } from '../details/lapels/lapels'
import { shirtCollar } from '../details/neck/shirt-collar'
import { beside, flatStrip, lappedSeam, topstitch } from '../details/laid'
import { cloth, cuffs, label, row, turnedUp } from '../details/pieces'
import { evenSeam } from '../details/scarf/even-seam'
import { scarfBow } from '../details/scarf/scarf-bow'
import { buttonholes, buttonsOn } from '../details/sewn-button'
import { cutFrontEdge, strip } from '../details/trim'
import type { Who } from './cuts/block'
import type { Design } from './designs'
import { fallingTop } from './falling-tops'

/** Shirts, blouses and the shirt dress. */
export function shirts(design: Design, who: Who): Part[] {
  const { on, cutting } = fallingTop(design, who)
  const parts = [
    cloth(on, 0.12, turnedUp(cutting, 1.2)),
    // A band that is tied stands higher than a label.
    ...(design === 'bow-blouse' ? [] : label(on, cutting)),
    ...frontOf(design, who, on, cutting),
    topstitch('hem-stitch', on, [hemLine(cutting)]),
  ]
  if (design === 'pyjama-shirt') parts.push(...cuffs(cutting, on, { width: 5.5, high: 0.07, thickness: 0.1 }))
  else parts.push(...buttonedCuffs(on, cutting))
  if (design === 'shirt-dress')
    parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 3.4, knot: true, lean: 0.9 }))
  return parts
}

/** The hem of the front, seven millimetres above its edge. */
const hemLine = (cutting: UpperCut) => {
  const around = hemAround(cutting)
  return steps(0.01, 0.49, 40).map((share) => around(share, 0.8).place)
}

/** Cuffs with a row of stitches at both edges and a button at the outside of the arm. */
const buttonedCuffs = (on: Draped, cutting: UpperCut): Part[] => [
  ...cuffs(cutting, on, { width: 6, high: 0.1, thickness: 0.14 }),
  ...([1, -1] as const).flatMap((arm) => {
    const around = cuffAround(cutting, arm)
    const line = (above: number) => steps(0.02, 0.48, 16).map((share) => around(share, above).place)
    return [topstitch(`cuff-stitch${arm}`, on, [line(0.5), line(5.5)], { high: 0.1 })]
  }),
  ...buttonsOn(
    on,
    'cuff-buttons',
    ([1, -1] as const).map((arm) => cuffAround(cutting, arm)(arm > 0 ? 0.4 : 0.1, 3).place),
    { radius: 0.5, high: 0.1 },
  ),
]

/** How high a placket lies on the cloth. */
const high = 0.11

/** Down the front, from the hem to the neck. */
const closing = ({ length, neck }: UpperCut): Point[] => [
  [0, -length - 0.5],
  [0, -neck.front - 0.05],
]

/** A placket of shirting, three and a half centimetres wide, stitched along both edges; buttons with upright holes. */
function placket(on: Draped, cutting: UpperCut, places: readonly Point[], half = 1.7): Part[] {
  const line = closing(cutting)
  return [
    flatStrip('placket', on, line, { half, high }),
    topstitch('placket-stitch', on, [beside(line, half - 0.55), beside(line, 0.55 - half)], { high }),
    ...buttonholes(
      on,
      'buttonholes',
      places.map(([x, y]) => [
        [x, y - 0.85],
        [x, y + 0.85],
      ]),
      high,
    ),
    ...buttonsOn(on, 'buttons', places, { radius: 0.56, high }),
  ]
}

/** A placket whose buttons are under it: stitched at its inner edge alone, so that the outer one hangs free. */
function hiddenPlacket(on: Draped, cutting: UpperCut, half = 2): Part[] {
  const line = closing(cutting)
  return [
    flatStrip('placket', on, line, { half, high }),
    topstitch('placket-stitch', on, [beside(line, half - 0.4)], { high }),
  ]
}

/** The seam of the yoke comes over the shoulders a little to the front. */
const yokeLine = ({ neck, shoulder, slope }: UpperCut, side: 1 | -1, from = 0.4, short = 1): Point[] => [
  [side * (neck.width + from), -3.2],
  [side * (shoulder - short), -slope - 3],
]

const yoke = (on: Draped, cutting: UpperCut): Part[] =>
  ([1, -1] as const).flatMap((side) => {
    const line = yokeLine(cutting, side)
    return [
      lappedSeam(`yoke${side}`, on, side > 0 ? line.toReversed() : line, { wide: 0.9, high: 0.06 }),
      topstitch(`yoke-stitch${side}`, on, [beside(line, side > 0 ? -0.2 : 0.2)], { high: 0.055 }),
    ]
  })

/** A patch pocket with a faced mouth, stitched round its edge. */
function patchPocket(on: Draped, corners: readonly Point[], mouth: number): Part[] {
  const xs = corners.map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const top = Math.max(...corners.map(([, y]) => y))
  const down = corners.filter(([, y]) => y < top).toSorted((a, b) => a[0] - b[0])
  const edge: Point[] = [[left, top], ...down, [right, top]]
  const high = 0.08
  return [
    strip('pocket', on, corners, { thickness: 0.13 }),
    topstitch(
      'pocket-stitch',
      on,
      [
        beside(edge, -0.2),
        [
          [left + 0.2, top - mouth],
          [right - 0.2, top - mouth],
        ],
      ],
      { high },
    ),
  ]
}

function frontOf(design: Design, who: Who, on: Draped, cutting: UpperCut): Part[] {
  const top = -cutting.neck.front - 0.2
  if (design === 'bow-blouse')
    return [
      flatStrip('placket', on, [[0, -cutting.length - 0.5] as const, [0, top] as const], {
        half: 1.4,
        high: 0.08,
      }),
      ...([1, -1] as const).flatMap((side) =>
        evenSeam(`yoke${side}`, on, yokeLine(cutting, side, -0.6, 0.3)),
      ),
      ...scarfBow(on, cutting),
    ]
  if (design === 'pyjama-shirt') {
    const places = row(0, top - 5.2, -cutting.length + 10, 5)
    const edge = { x: -1.6, low: -cutting.length - 0.5, high: top - 3.2 }
    const turned = { width: 6.6, notch: 8.6, thickness: 0.16, breaksAt: [edge.x, edge.high] as const }
    const reach = 8
    return [
      cutFrontEdge(on, edge, 0.1, { top: lineUnderLapels(cutting, turned, [edge.x, edge.x + reach]), reach }),
      ...lapels(on, cutting, turned),
      ...patchPocket(
        on,
        [
          [6, -36],
          [17, -36],
          [17, -24],
          [6, -24],
        ],
        2.5,
      ),
      ...buttonholes(
        on,
        'buttonholes',
        places.map(([x, y]) => [
          [x - 1.05, y],
          [x + 0.6, y],
        ]),
        0.1,
      ),
      ...buttonsOn(on, 'buttons', places, { radius: 0.7, high: 0.1 }),
    ]
  }
  if (design === 'shirt-dress')
    return [...hiddenPlacket(on, cutting), ...shirtCollar(on, cutting, { tip: 4.6 }), ...yoke(on, cutting)]
  const isMan = who === 'man'
  const places = row(0, top - 5.2, -cutting.length + 9, 6)
  return [
    ...placket(on, cutting, places),
    ...shirtCollar(on, cutting, isMan ? { stand: 3, fall: 4.4, tip: 3.8 } : {}),
    ...yoke(on, cutting),
    ...(isMan
      ? patchPocket(
          on,
          [
            [6, -34],
            [11.5, -36],
            [17, -34],
            [17, -23.5],
            [6, -23.5],
          ],
          2.8,
        )
      : []),
  ]
}
