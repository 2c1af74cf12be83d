import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import type { Point } from '../../../kit/plane/outline'
import { tailored } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { neckBand, shirtCollar } from '../details/neck'
import { cloth, cuffs, label, row, welt } from '../details/pieces'
import { buttons, rectangle, strip } from '../details/trim'
import { zipper } from '../details/zipper'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from './designs'

function cutOf(design: Design, who: Who): UpperCut {
  const base = block(who)
  const isQuilted = design === 'quilted-coat'
  const isFlight = design === 'flight-jacket'
  const length = whichever(54, [isQuilted, 76], [isFlight, 64])
  return with_(who, {
    length,
    shoulder: base.shoulder + 1,
    chest: base.chest + 2,
    waist: base.waist + 2.5,
    hip: base.hip + 1,
    hipAt: 59,
    hem: base.hip + whichever(-1, [isFlight, -3], [isQuilted, 4]),
    neck: { width: base.neck.width + 0.3, front: 9.5, back: 2 },
    sleeve: {
      length: base.sleeve?.length ?? 60,
      width: (base.sleeve?.width ?? 18) + 1,
      cuff: isFlight ? 10.5 : 12,
    },
    stiffness: isQuilted ? 0.8 : 0.5,
    polish: isQuilted ? 5 : 2,
    ...(!isQuilted && { ease: 1.006 }),
  })
}

const wave = (value: number) => Math.abs(Math.sin(value))
const quilt = ([x, y]: Point) =>
  0.55 * Math.min(wave(((x % 300) + y) / 2.6), wave(((x % 300) - y) / 2.6)) ** 0.55

/** Quilted coats, flight jackets and jackets of leather. */
export function shortJacket(design: Design, who: Who): Part[] {
  const cutting = cutOf(design, who)
  const on = tailored(cutting)
  const isQuilted = design === 'quilted-coat'
  return [
    cloth(on, 0.3, isQuilted ? quilt : undefined),
    ...label(on, cutting),
    ...(isQuilted ? buttoned(on, cutting) : zipped(on, cutting, design === 'flight-jacket')),
  ]
}

const buttoned = (on: Draped, cutting: UpperCut): Part[] => [
  strip('placket', on, rectangle(-2.2, 2.2, -cutting.length + 0.1, -9.4), { thickness: 0.55 }),
  ...buttons(on, row(0, -13, -cutting.length + 8, 6), 1.1, 0.55),
  { ...shirtCollar(on, cutting, { stand: 2.4, fall: 4.6, tip: 2.2, thickness: 0.4 }) },
  ...welt(on, 'pocket', { x: 13, y: -52, width: 12, height: 2.4, tilt: 4 }, 0.55),
]

const zipped = (on: Draped, cutting: UpperCut, isFlight: boolean): Part[] => [
  ...zipper(on, -cutting.length + (isFlight ? 5 : 0.4), -9.6),
  isFlight
    ? neckBand(on, cutting, 'mock', 'rib')
    : shirtCollar(on, cutting, { stand: 2, fall: 4.6, tip: 3.6, thickness: 0.22, open: 0.03 }),
  ...welt(on, 'pocket', {
    x: isFlight ? 15 : 12,
    y: -44,
    width: 13,
    height: 1.5,
    tilt: isFlight ? 7 : 4,
  }),
  ...(isFlight ? ribbedHem(on, cutting) : seams(on, cutting)),
  ...cuffs(on, cutting, isFlight ? 6 : 4, isFlight ? 0.3 : 0.16).map((part) =>
    isFlight ? { ...part, slot: 'rib' } : part,
  ),
]

const ribbedHem = (on: Draped, cutting: UpperCut): Part[] =>
  [1, -1].map((side) =>
    strip(
      `hem${side}`,
      on,
      rectangle(-cutting.hem + 0.3, cutting.hem - 0.3, -cutting.length + 0.02, -cutting.length + 6),
      { thickness: 0.3, side: side > 0 ? 1 : -1, slot: 'rib' },
    ),
  )

const seams = (on: Draped, { length }: UpperCut): Part[] => [
  strip(
    'seam-left',
    on,
    [
      [-9, -16],
      [-8.6, -16],
      [-8.2, -length + 0.4],
      [-8.6, -length + 0.4],
    ],
    { thickness: 0.1 },
  ),
  strip(
    'seam-right',
    on,
    [
      [8.6, -16],
      [9, -16],
      [8.6, -length + 0.4],
      [8.2, -length + 0.4],
    ],
    { thickness: 0.1 },
  ),
]
