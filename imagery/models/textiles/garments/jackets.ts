import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { lerp, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { hemAround } from '../cutting/around'
import { tailored } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { neckBand } from '../details/neck/band'
import { shirtCollar } from '../details/neck/shirt-collar'
import { band, beside, flatStrip, lappedSeam, topstitch } from '../details/laid'
import { backLining, cloth, cuffs, label, row, turnedUp, welt } from '../details/pieces'
import { buttonholes, coveredButtons } from '../details/sewn-button'
import { zipper } from '../details/zipper'
import type { Who } from './cuts/block'
import { jacketCut } from './cuts/jacket-cuts'
import type { Design } from './designs'
import { fallingTop } from './falling-tops'

const wave = (value: number) => Math.abs(Math.sin(value))
const quilt = ([x, y]: Point) =>
  0.55 * Math.min(wave(((x % 300) + y) / 2.6), wave(((x % 300) - y) / 2.6)) ** 0.55

/** Leather falls; what is wadded keeps the shape it settles in. */
function hanging(design: Design, who: Who): { on: Draped; cutting: UpperCut } {
  if (design !== 'quilted-coat') return fallingTop(design, who)
  const cutting = jacketCut(design, who)
  return { on: tailored(cutting), cutting }
}

/** Quilted coats, flight jackets and jackets of leather. */
export function shortJacket(design: Design, who: Who): Part[] {
  const isQuilted = design === 'quilted-coat'
  const { on, cutting } = hanging(design, who)
  return [
    cloth(on, 0.3, turnedUp(cutting, isQuilted ? 0 : 3), isQuilted ? quilt : undefined),
    ...label(on, cutting, 0.36),
    backLining(on, cutting, 0.3),
    ...(isQuilted ? buttoned(on, cutting) : zipped(on, cutting, design === 'flight-jacket')),
  ]
}

function buttoned(on: Draped, cutting: UpperCut): Part[] {
  const places = row(0, -13, -cutting.length + 10, 5)
  const line: Point[] = [
    [0, -cutting.length - 0.4],
    [0, -9.5],
  ]
  const high = 0.5
  return [
    flatStrip('placket', on, line, { half: 2.2, high, thickness: 0.5 }),
    topstitch('placket-stitch', on, [beside(line, 1.8), beside(line, -1.8)], { high, ...coarse }),
    ...buttonholes(
      on,
      'buttonholes',
      places.map(([x, y]) => [
        [x, y - 1.6],
        [x, y + 1.6],
      ]),
      high,
    ),
    ...coveredButtons(on, 'buttons', places, { radius: 1.1, high }),
    neckBand(on, cutting, 'crew', { slot: 'cloth' }),
  ]
}

/** Four stitches to a centimetre, of stronger thread. */
const coarse = { pitch: 0.28, length: 0.22, radius: 0.03 }

/** How the zip goes on from the neck between the ends of the collar, to its upper edge. */
function collarZip(on: Draped, { neck }: UpperCut, isFlight: boolean): Vector3[] {
  const { point } = on.spot(1, [0, -neck.front])
  const profile: readonly Point[] = isFlight
    ? [
        [0.3, 0.8],
        [0, 2.6],
        [-0.15, 4.4],
        [-0.12, 5.3],
      ]
    : [
        [0.08, 0.5],
        [0.04, 0.9],
        [0, 1.35],
      ]
  return profile.map(([out, up]) => point.clone().add(vector(0, up, out)))
}

const zipped = (on: Draped, cutting: UpperCut, isFlight: boolean): Part[] => [
  ...zipper(on, -cutting.length + (isFlight ? -0.3 : 0.4), -9.6, collarZip(on, cutting, isFlight)),
  topstitch(
    'zip-stitch',
    on,
    ([1.5, -1.5] as const).map((x): Point[] => [
      [x, -cutting.length + (isFlight ? 7 : 0.8)],
      [x, -10.4],
    ]),
    coarse,
  ),
  ...(isFlight
    ? [neckBand(on, cutting, 'mock', { ribs: 70, gap: 0.013 })]
    : shirtCollar(on, cutting, {
        stand: 2,
        fall: 4.6,
        tip: 3.6,
        thickness: 0.22,
        open: 0.03,
        button: 0,
        gap: 0.013,
      })),
  ...(isFlight ? weltedPockets(on) : welt(on, 'pocket', { x: 12, y: -44, width: 13, height: 1.5, tilt: 4 })),
  ...(isFlight
    ? [
        band('hem', on, hemAround(cutting), {
          from: 0.05,
          to: 6,
          high: 0.14,
          thickness: 0.24,
          slot: 'rib',
          ribs: { count: 150, deep: 0.06 },
          gap: 0.006,
        }),
      ]
    : seams(on, cutting)),
  ...(isFlight
    ? cuffs(cutting, on, {
        width: 6,
        high: 0.14,
        thickness: 0.24,
        slot: 'rib',
        ribs: { count: 36, deep: 0.06 },
      })
    : cuffs(cutting, on, { width: 4, high: 0.08, thickness: 0.14 })),
]

/** Slanted pockets for the hands: a welt of turned leather that stands on the front, stitched along its ends and its foot. */
function weltedPockets(on: Draped): Part[] {
  const high = 0.4
  const { x, y, width, height, tilt } = { x: 14.6, y: -45, width: 14, height: 2.6, tilt: 8 }
  const inset = 0.35
  return [
    ...welt(on, 'pocket', { x, y, width, height, tilt }, high),
    topstitch(
      'pocket-stitch',
      on,
      ([1, -1] as const).map((side): Point[] => [
        [side * (x - width / 2 + inset), y + height - inset],
        [side * (x - width / 2 + inset), y + inset],
        [side * (x + width / 2 - inset), y + inset + tilt],
        [side * (x + width / 2 - inset), y + height - inset + tilt],
      ]),
      { high, ...coarse },
    ),
  ]
}

/** The fronts of leather are two skins each, joined from the yoke to the hem and stitched on one side. */
function seams(on: Draped, { armhole, length, shoulder, slope }: UpperCut): Part[] {
  return ([1, -1] as const).flatMap((side) => {
    const line: Point[] = [
      [side * 8.4, -length - 0.3],
      [side * 8.9, -16],
    ]
    const across: Point[] = [
      [side * 2, -16],
      [side * (shoulder - 2.4), -lerp(slope, armhole, 0.62)],
    ]
    return [
      lappedSeam(`seam${side}`, on, side > 0 ? line : line.toReversed(), { wide: 1.1, high: 0.08 }),
      lappedSeam(`chest${side}`, on, side > 0 ? across : across.toReversed(), { wide: 1.1, high: 0.08 }),
      topstitch(`seam-stitch${side}`, on, [beside(line, side * 0.35)], { high: 0.07, ...coarse }),
      topstitch(`chest-stitch${side}`, on, [beside(across, side * 0.35)], { high: 0.07, ...coarse }),
    ]
  })
}
