import { curveThrough, superellipse, whichever } from '../../kit/curves'
import { isCoarse } from '../../kit/detail'
import type { Draped } from '../../kit/drape'
import { fabricOf, patch } from '../../kit/drape'
import { lerp, randomFrom, smooth, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { counterClockwise, dense } from '../../kit/outline'
import type { Point } from '../../kit/outline'
import { merged, sweep, tube } from '../../kit/rows'
import { wordMark } from '../../kit/word-mark'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { belt, buttons, frontEdge, lapels, neckBand, rectangle, shirtCollar, strip } from './collars'
import { gloves } from './gloves'
import type { LowerCut } from './lower'
import { hung, pleated } from './lower'
import type { UpperCut } from './tailoring'
import { tailored } from './tailoring'

export const garmentDesigns = [
  'coat',
  'jacket',
  'double-breasted',
  'trench',
  'leather-jacket',
  'flight-jacket',
  'quilted-coat',
  'cape',
  'slip-dress',
  'shirt-dress',
  'pleated-dress',
  'column-dress',
  'tea-dress',
  'sleeveless-dress',
  'bow-blouse',
  'shirt',
  'pyjama-shirt',
  'camisole',
  'breton',
  'trousers',
  'wide-trousers',
  'corduroy',
  'jeans',
  'leather-skirt',
  'pleated-skirt',
  'pencil-skirt',
  'gloves',
  'long-gloves',
] as const
type Design = (typeof garmentDesigns)[number]

type Who = 'woman' | 'man'

/** The common block a garment is cut from. */
const block = (who: Who): UpperCut =>
  who === 'woman'
    ? {
        figure: 'woman',
        shoulder: 19,
        slope: 4.6,
        armhole: 21.5,
        chest: 24,
        waist: 22.5,
        waistAt: 39,
        hip: 25,
        hipAt: 59,
        hem: 25.5,
        length: 66,
        neck: { width: 7.6, front: 8.4, back: 2 },
        sleeve: { length: 59, width: 17.5, cuff: 10.5 },
        stiffness: 0.5,
        polish: 2,
      }
    : {
        figure: 'man',
        shoulder: 22.5,
        slope: 5,
        armhole: 24.5,
        chest: 28.5,
        waist: 27.5,
        waistAt: 44,
        hip: 28.5,
        hipAt: 62,
        hem: 28.5,
        length: 74,
        neck: { width: 8.2, front: 9, back: 2.2 },
        sleeve: { length: 62, width: 20, cuff: 11.5 },
        stiffness: 0.5,
        polish: 2,
      }

const with_ = (who: Who, changes: Partial<UpperCut>): UpperCut => ({ ...block(who), ...changes })

/** The label sewn inside the back of the neck. */
function label(on: Draped, cutting: UpperCut): Part[] {
  const y = -cutting.neck.back - 2.6
  const outline = dense(
    counterClockwise(superellipse(6, 2, 12, 60)).map(([x, v]): Point => [x, v + y]),
    0.4,
  )
  const inside = ([u, v]: Point, h: number) => {
    const { point, normal } = on.spot(-1, [-u, v + y])
    return point.addScaledVector(normal, -0.32 - h)
  }
  return [
    {
      name: 'label',
      geometry: patch(on, outline, { thickness: 0.06, lift: -0.3, side: -1, step: 0.4 }),
      slot: 'label',
    },
    { name: 'label-mark', geometry: wordMark(3.6, (u, v, h) => inside([-u, v], h), 0.008, 7), slot: 'ink' },
  ]
}

const cloth = (on: Draped, thickness: number, relief?: (point: Point) => number): Part => ({
  name: 'cloth',
  geometry: fabricOf(on, thickness, relief),
  slot: 'cloth',
})

/** Turned-up edges of the sleeves: a band at the front and the back of each. */
function cuffs(on: Draped, cutting: UpperCut, width: number, thickness = 0.14): Part[] {
  const { sleeve } = cutting
  if (!sleeve) return []
  return ([1, -1] as const).flatMap((arm) =>
    ([1, -1] as const).map((side) => {
      const low = -sleeve.length + 0.05
      const at = (x: number) => arm * (300 + x)
      const list: Point[] = [
        [at(-sleeve.cuff + 0.15), low],
        [at(-0.15), low],
        [at(-0.15), low + width],
        [at(-sleeve.cuff * 1.06), low + width],
      ]
      return strip(`cuff${arm}${side}`, on, list, thickness, side)
    }),
  )
}

const row = (x: number, from: number, to: number, count: number): Point[] =>
  Array.from(
    { length: count },
    (_, index) => [x, lerp(from, to, count === 1 ? 0 : index / (count - 1))] as const,
  )

const welt = (
  on: Draped,
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  tilt: number,
  thickness = 0.16,
): Part[] =>
  ([1, -1] as const).map((side) =>
    strip(
      `${name}${side}`,
      on,
      [
        [side * (x - width / 2), y],
        [side * (x + width / 2), y + tilt],
        [side * (x + width / 2), y + height + tilt],
        [side * (x - width / 2), y + height],
      ],
      thickness,
    ),
  )

function tailoredCoat(design: Design, who: Who): Part[] {
  const isMan = who === 'man'
  const isDouble = design === 'double-breasted' || design === 'trench'
  const isLong = design === 'coat' || design === 'trench'
  const length = whichever(
    66,
    [design === 'coat', isMan ? 106 : 112],
    [design === 'trench', isMan ? 104 : 108],
    [design === 'double-breasted', 76],
  )
  const base = block(who)
  const vee = whichever(isMan ? 40 : 34, [design === 'trench', 20], [isDouble, isMan ? 34 : 30])
  const cutting = with_(who, {
    length,
    shoulder: base.shoulder + (isLong ? 1.4 : 0.8),
    chest: base.chest + (isLong ? 2.5 : 1),
    waist:
      base.waist +
      whichever(isMan ? -0.5 : -2.2, [design === 'trench', isMan ? -1 : -2], [isLong, isMan ? 2 : -1]),
    hip: base.hip + (isLong ? 3 : 1),
    hem: isLong ? base.hem + 6 : base.hem + 1,
    neck: { width: base.neck.width + 0.6, front: vee, back: 2, isPointed: true },
    sleeve: { length: isMan ? 63 : 60, width: (base.sleeve?.width ?? 18) + 0.8, cuff: isMan ? 14 : 12.5 },
    stiffness: 0.75,
    polish: 5,
  })
  const on = tailored(cutting)
  const overlap = whichever(2, [isDouble && isMan, 8], [isDouble, 7])
  const parts: Part[] = [
    cloth(on, 0.28),
    frontEdge(on, -overlap, -length + 0.2, -vee - 0.5, 0.26, 12),
    ...lapels(on, cutting, {
      width: whichever(8.4, [design === 'trench', 10], [isDouble, 9.5]),
      notch: isMan ? 12.5 : 11,
      peak: isDouble && design !== 'trench' ? 2.2 : 0,
    }),
    ...welt(
      on,
      'pocket',
      isMan ? 15 : 13,
      -(isLong ? 64 : 52),
      13,
      design === 'jacket' ? 1.2 : 5,
      isLong ? 3 : 0.3,
    ),
    ...label(on, { ...cutting, neck: { ...cutting.neck, back: 2 } }),
  ]
  const from = -vee - 3
  const last = isLong ? -72 : -vee - (isDouble ? 20 : 12)
  parts.push(
    ...buttons(
      on,
      isDouble
        ? [
            ...row(-overlap + 2.4, from, last, isLong ? 4 : 3),
            ...row(overlap - 2.2, from, last, isLong ? 4 : 3),
          ]
        : row(0, from, last, isLong ? 3 : 2),
      isLong ? 1.35 : 1.05,
      0.26,
    ),
  )
  if (isMan && !isLong) parts.push(strip('breast', on, rectangle(7, 16.5, -25.6, -23.2), 0.16))
  if (design === 'trench')
    parts.push(
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
          0.2,
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
        0.2,
      ),
      ...cuffs(on, cutting, 5.5, 0.2),
    )
  else if (design === 'coat' && !isMan)
    parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 5, knot: true }))
  return parts
}

function shortJacket(design: Design, who: Who): Part[] {
  const base = block(who)
  const isQuilted = design === 'quilted-coat'
  const isFlight = design === 'flight-jacket'
  const length = whichever(54, [isQuilted, 76], [isFlight, 64])
  const cutting = with_(who, {
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
  const on = tailored(cutting)
  const quilt = ([x, y]: Point) => {
    const wave = (value: number) => Math.abs(Math.sin(value))
    return 0.55 * Math.min(wave(((x % 300) + y) / 2.6), wave(((x % 300) - y) / 2.6)) ** 0.55
  }
  const parts: Part[] = [cloth(on, 0.3, isQuilted ? quilt : undefined), ...label(on, cutting)]
  if (isQuilted)
    parts.push(
      strip('placket', on, rectangle(-2.2, 2.2, -length + 0.1, -9.4), 0.55),
      ...buttons(on, row(0, -13, -length + 8, 6), 1.1, 0.55),
      { ...shirtCollar(on, cutting, { stand: 2.4, fall: 4.6, tip: 2.2, thickness: 0.4 }) },
      ...welt(on, 'pocket', 13, -52, 12, 2.4, 4, 0.55),
    )
  else
    parts.push(
      ...zipper(on, -length + (isFlight ? 5 : 0.4), -9.6),
      isFlight
        ? neckBand(on, cutting, 'mock', 'rib')
        : shirtCollar(on, cutting, { stand: 2, fall: 4.6, tip: 3.6, thickness: 0.22, open: 0.03 }),
      ...welt(on, 'pocket', isFlight ? 15 : 12, -44, 13, 1.5, isFlight ? 7 : 4),
      ...(isFlight
        ? [1, -1].map((side) =>
            strip(
              `hem${side}`,
              on,
              rectangle(-cutting.hem + 0.3, cutting.hem - 0.3, -length + 0.02, -length + 6),
              0.3,
              side > 0 ? 1 : -1,
              'rib',
            ),
          )
        : [
            strip(
              'seam-left',
              on,
              [
                [-9, -16],
                [-8.6, -16],
                [-8.2, -length + 0.4],
                [-8.6, -length + 0.4],
              ],
              0.1,
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
              0.1,
            ),
          ]),
      ...cuffs(on, cutting, isFlight ? 6 : 4, isFlight ? 0.3 : 0.16).map((part) =>
        isFlight ? { ...part, slot: 'rib' } : part,
      ),
    )
  return parts
}

/** Two rows of metal teeth and a puller. */
function zipper(on: Draped, low: number, high: number): Part[] {
  const line = Array.from({ length: 40 }, (_, index) => on.spot(1, [0, lerp(low, high, index / 39)]))
  const points = line.map(({ point, normal }) => point.clone().addScaledVector(normal, 0.12))
  const top = line[36] ?? line[0]
  const hang = top
    ? [
        top.point.clone().addScaledVector(top.normal, 0.45),
        top.point
          .clone()
          .addScaledVector(top.normal, 0.4)
          .add(vector(0, -3.4, 0)),
      ]
    : []
  return [
    {
      name: 'tape',
      geometry: patch(on, dense(rectangle(-0.9, 0.9, low, high), 0.5), { thickness: 0.1, step: 0.45 }),
      slot: 'tape',
    },
    {
      name: 'teeth',
      geometry: sweep(superellipse(0.5, 0.24, 3, 20), curveThrough(points, 120), {
        hint: () => vector(0, 0, 1),
        roundEnds: true,
      }),
      slot: 'metal',
    },
    {
      name: 'puller',
      geometry: sweep(superellipse(0.75, 0.22, 5, 24), hang, {
        hint: () => vector(0, 0, 1),
        roundEnds: true,
      }),
      slot: 'metal',
    },
  ]
}

function shirts(design: Design, who: Who): Part[] {
  const base = block(who)
  const isPyjama = design === 'pyjama-shirt'
  const isDress = design === 'shirt-dress'
  const isBow = design === 'bow-blouse'
  const length = isDress ? 104 : base.length + 4
  const cutting = with_(who, {
    length,
    chest: base.chest + 1.6,
    waist: isDress ? base.waist - 0.5 : base.waist + 2.4,
    hip: base.hip + 1.5,
    hem: isDress ? base.hip + 7 : base.hip + 1.4,
    neck: isPyjama
      ? { width: base.neck.width + 0.3, front: 15, back: 2, isPointed: true }
      : { width: base.neck.width - 0.4, front: 7.6, back: 1.8 },
    sleeve: {
      length: base.sleeve?.length ?? 60,
      width: (base.sleeve?.width ?? 18) + (isBow ? 2.5 : 1),
      cuff: isPyjama ? 14 : 11.5,
    },
    stiffness: isBow || isPyjama ? 0.25 : 0.4,
    polish: isDress ? 3 : 2,
    ease: 1.004,
  })
  const on = tailored(cutting)
  const top = -cutting.neck.front - 0.2
  const parts: Part[] = [cloth(on, 0.12), ...label(on, cutting)]
  if (isBow)
    parts.push(
      strip('placket', on, rectangle(-1.4, 1.4, -length + 0.3, top), 0.12),
      neckBand(on, cutting, 'mock', 'cloth'),
      ...bow(on, top),
    )
  else if (isPyjama)
    parts.push(
      frontEdge(on, -1.6, -length + 0.2, top - 0.3, 0.14, 8),
      ...lapels(on, cutting, { width: 6.6, notch: 8.6, thickness: 0.16 }),
      strip('pocket', on, rectangle(6, 17, -36, -24), 0.14),
      ...buttons(on, row(0, top - 2.5, -length + 10, 5), 0.7, 0.14),
    )
  else
    parts.push(
      strip('placket', on, rectangle(-1.7, 1.7, -length + 0.3, top), 0.16),
      shirtCollar(on, cutting, who === 'man' ? { stand: 3, fall: 4.4, tip: 3.8 } : {}),
      ...buttons(on, row(0, top - 3.4, -length + (isDress ? 22 : 9), isDress ? 9 : 7), 0.56, 0.14),
      ...(who === 'man'
        ? [
            strip(
              'pocket',
              on,
              [
                [6, -34],
                [11.5, -36],
                [17, -34],
                [17, -23.5],
                [6, -23.5],
              ],
              0.13,
            ),
          ]
        : []),
    )
  if (!isPyjama) parts.push(...cuffs(on, cutting, 6, 0.16))
  if (isDress) parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 3.4, knot: true }))
  return parts
}

/** The bow of a blouse: two loops and two long ends of silk. */
function bow(on: Draped, y: number): Part[] {
  const { point } = on.spot(1, [0, y - 0.6])
  const centre = point.clone().add(vector(0, 1.6, 1.1))
  const place = (x: number, up: number, out: number) => centre.clone().add(vector(x, up, out))
  const ribbon = (points: ReturnType<typeof place>[], width: number) =>
    sweep(superellipse(width, 0.16, 6, 32), curveThrough(points, 80), {
      hint: (index) => vector(Math.sin(index * 0.07) * 0.4, 0.15, 1).normalize(),
      roundEnds: true,
      scale: (share) => 0.45 + 0.55 * smooth(0, 0.3, share) * (1 - 0.0 * share),
    })
  const loops = ([1, -1] as const).map((side) =>
    ribbon(
      [
        place(0, 0, 0),
        place(side * 3.4, 1.7, 0.9),
        place(side * 7, 0.8, 0.9),
        place(side * 7.4, -1, 0.5),
        place(side * 3.8, -0.9, 0.4),
        place(side * 0.3, -0.2, 0.3),
      ],
      4.2,
    ),
  )
  const ends = ([1, -1] as const).map((side) =>
    ribbon(
      [
        place(0, -0.2, 0.3),
        place(side * 1.6, -3.5, 1),
        place(side * 2.4, -9, 1.6),
        place(side * 3.2, -16, 1.7),
        place(side * 3.6, -22 - side * 2, 1.3),
      ],
      5.2,
    ),
  )
  const knot = tube([place(0, 1.4, 0.35), place(0, 0, 0.85), place(0, -1.4, 0.35)], 1.05, {
    roundEnds: true,
    sides: 28,
  })
  return [...loops, ...ends, knot].map((geometry, index) => ({
    name: `bow${index}`,
    geometry,
    slot: 'cloth',
  }))
}

function easyTops(design: Design): Part[] {
  if (design === 'camisole' || design === 'slip-dress') {
    const isDress = design === 'slip-dress'
    const cutting = with_('woman', {
      length: isDress ? 122 : 60,
      armhole: 24,
      chest: 21.6,
      waist: isDress ? 20.5 : 22.5,
      waistAt: 40,
      hip: 25.6,
      hem: isDress ? 34 : 25.4,
      neck: { width: 9, front: 22.5, back: 27 },
      straps: [9.4, 18.6],
      stiffness: 0.12,
      polish: 2,
      ease: 1.004,
    })
    delete cutting.sleeve
    const on = tailored(cutting)
    const straps = ([1, -1] as const).map((side) => {
      const front = on.spot(1, [side * 9.4, -18.8]).point
      const back = on.spot(-1, [side * 9.4, -18.8]).point
      const over = vector(side * 8.6, -4.2, 0.4)
      return tube(
        curveThrough(
          [
            front,
            front
              .clone()
              .lerp(over, 0.6)
              .add(vector(0, 1, 1.2)),
            over,
            back
              .clone()
              .lerp(over, 0.6)
              .add(vector(0, 1, -1.2)),
            back,
          ],
          80,
        ),
        0.2,
        { sides: 12, roundEnds: true },
      )
    })
    return [cloth(on, 0.1), { name: 'straps', geometry: merged(straps), slot: 'cloth' }]
  }
  if (design === 'cape') {
    const cutting = with_('woman', {
      length: 84,
      shoulder: 20,
      slope: 5.4,
      hem: 52,
      neck: { width: 8, front: 8, back: 2 },
      isCape: true,
      stiffness: 0.5,
      polish: 3,
      armhole: 22,
    })
    delete cutting.sleeve
    const on = tailored(cutting)
    return [
      cloth(on, 0.26),
      strip('placket', on, rectangle(-1.6, 1.6, -84, -8.4), 0.2),
      { ...neckBand(on, cutting, 'mock', 'cloth') },
      ...buttons(on, row(0, -13, -40, 4), 1.3, 0.2),
      ...([1, -1] as const).map((side) =>
        strip(
          `slit${side}`,
          on,
          [
            [side * 17, -62],
            [side * 18.6, -62],
            [side * 16, -38],
            [side * 14.6, -38],
          ],
          0.2,
        ),
      ),
    ]
  }
  if (design === 'breton') {
    const cutting = with_('woman', {
      length: 60,
      chest: 23.5,
      waist: 23.5,
      hip: 24.5,
      hipAt: 55,
      hem: 24.5,
      neck: { width: 12, front: 4.6, back: 2.6 },
      sleeve: { length: 54, width: 16.5, cuff: 10 },
      stiffness: 0.35,
      polish: 2,
    })
    const on = tailored(cutting)
    const stripes = Array.from({ length: 17 }, (_, index) => {
      const y = -19 - index * 2.4
      return ([1, -1] as const).map((side) =>
        patch(on, dense(counterClockwise(rectangle(-23, 23, y - 0.55, y + 0.55)), 0.5), {
          thickness: 0.075,
          side,
          step: 0.6,
        }),
      )
    }).flat()
    const arms = Array.from({ length: 16 }, (_, index) => {
      const y = -19 - index * 2.1
      const width = lerp(15.6, 10.2, smooth(-15, -52, y))
      return ([1, -1] as const).flatMap((arm) =>
        ([1, -1] as const).map((side) =>
          patch(
            on,
            dense(
              counterClockwise([
                [arm * (300 - 0.3), y - 0.5],
                [arm * (300 - width), y - 0.5],
                [arm * (300 - width), y + 0.5],
                [arm * (300 - 0.3), y + 0.5],
              ]),
              0.5,
            ),
            { thickness: 0.075, side, step: 0.6 },
          ),
        ),
      )
    }).flat()
    return [
      cloth(on, 0.14),
      ...[...stripes, ...arms].map((geometry, index): Part => ({
        name: `stripe${index}`,
        geometry,
        slot: 'stripe',
      })),
      ...label(on, cutting),
    ]
  }
  return []
}

function dresses(design: Design): Part[] {
  const isTea = design === 'tea-dress'
  const isColumn = design === 'column-dress'
  const isPleated = design === 'pleated-dress'
  const cutting = with_('woman', {
    length: whichever(98, [isPleated, 42], [isColumn, 112], [isTea, 108]),
    chest: isColumn ? 21.5 : 22.6,
    waist: isColumn ? 19 : 19.4,
    hip: isColumn ? 23 : 25,
    hipAt: isPleated ? 60 : 59,
    hem: whichever(31, [isPleated, 19.6], [isColumn, 22.5], [isTea, 46]),
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
  const parts: Part[] = [cloth(on, isColumn ? 0.3 : 0.12), ...label(on, cutting)]
  if (isColumn) parts.push(neckBand(on, cutting, 'roll', 'cloth'))
  if (isPleated)
    parts.push(
      {
        name: 'skirt',
        geometry: pleated({
          waist: 13.1,
          deep: 9.7,
          top: -37.6,
          length: 78,
          flare: 1.9,
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
    parts.push(
      ...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 2.6, knot: true }),
      ...blossoms(on, cutting),
    )
  }
  return parts
}

/** The print of the tea dress: sprigs of three leaves, scattered over its front. */
function blossoms(on: Draped, cutting: UpperCut): Part[] {
  const random = randomFrom(31)
  const places: { x: number; y: number; turn: number }[] = []
  for (let y = -8; y > -cutting.length + 3; y -= 5.2)
    for (let x = -46; x < 46; x += 5.6)
      places.push({
        x: x + (random() - 0.5) * 2.4 + (Math.round(y / 5.2) % 2) * 2.8,
        y: y + (random() - 0.5) * 2.2,
        turn: random() * 6.3,
      })
  for (const arm of [1, -1])
    for (let y = -6; y > -24; y -= 5)
      for (let x = -13; x < -2; x += 5) places.push({ x: arm * (300 + x), y, turn: random() * 6.3 })
  const { pattern, side } = on.cloth
  const front = pattern.filter((_, knot) => side[knot] !== -1)
  const known = new Set(front.map(([x, y]) => `${Math.round(x / 2)} ${Math.round(y / 2)}`))
  const isOn = (x: number, y: number) =>
    [-2, -1, 0, 1, 2].every((dx) =>
      [-2, -1, 0, 1, 2].every((dy) => known.has(`${Math.round(x / 2) + dx} ${Math.round(y / 2) + dy}`)),
    )
  return places
    .filter(({ x, y }) => isOn(x, y))
    .flatMap(({ x, y, turn }, index) =>
      [0, 2.1, 4.2].map((lean, leaf): Part => {
        const angle = turn + lean
        const outline = Array.from({ length: 18 }, (_, step): Point => {
          const t = (step / 18) * Math.PI * 2
          const [u, v] = [1.05 + 0.85 * Math.cos(t), 0.42 * Math.sin(t) * (1 + 0.3 * Math.cos(t))]
          return [
            x + u * Math.cos(angle) - v * Math.sin(angle),
            y + u * Math.sin(angle) + v * Math.cos(angle),
          ]
        })
        return {
          name: `leaf${index}-${leaf}`,
          geometry: patch(on, counterClockwise(outline), {
            thickness: 0.07,
            step: isCoarse() ? 0.25 : 0.4,
          }),
          slot: 'motif',
        }
      }),
    )
}

const lowers: Partial<Record<Design, LowerCut>> = {
  trousers: {
    waist: 20,
    hip: 26.5,
    hem: 10.4,
    knee: 11.2,
    crotch: 27,
    length: 106,
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
    stiffness: 0.45,
    polish: 4,
  },
  jeans: { waist: 18, hip: 25, hem: 9.8, knee: 10.2, crotch: 26, length: 102, stiffness: 0.6, polish: 3 },
  'leather-skirt': { waist: 17.5, hip: 25.5, hem: 34, length: 74, stiffness: 0.55, polish: 3 },
  'pencil-skirt': { waist: 17.5, hip: 24.5, hem: 22, length: 66, stiffness: 0.35, polish: 3 },
}

function bottoms(design: Design): Part[] {
  if (design === 'pleated-skirt') {
    return [
      { name: 'skirt', geometry: pleated({ length: 70, flare: 1.85, count: 36, depth: 1.6 }), slot: 'cloth' },
      { name: 'waistband', geometry: waistband(), slot: 'cloth' },
    ]
  }
  const cutting = lowers[design]
  if (!cutting) return []
  const on = hung(cutting)
  const isJeans = design === 'jeans'
  const parts: Part[] = [
    cloth(on, design === 'pencil-skirt' ? 0.12 : 0.2),
    ...([1, -1] as const).map((side) =>
      strip(
        `waistband${side}`,
        on,
        rectangle(-cutting.waist + 0.1, cutting.waist - 0.1, -4, -0.05),
        0.2,
        side,
      ),
    ),
  ]
  if (cutting.crotch !== undefined) {
    parts.push(
      strip(
        'fly',
        on,
        [
          [-0.3, -4.1],
          [2.6, -4.1],
          [2.6, -15],
          [1.2, -18],
          [-0.3, -18.6],
        ],
        0.12,
      ),
      ...([1, -1] as const).map((side) =>
        strip(
          `pocket${side}`,
          on,
          isJeans
            ? [
                [side * (cutting.waist * 0.45), -4.2],
                [side * (cutting.waist * 0.5), -9],
                [side * (cutting.waist * 0.82), -11],
                [side * (cutting.waist * 1.06), -10.4],
                [side * (cutting.waist * 1.06), -11.2],
                [side * (cutting.waist * 0.8), -11.8],
                [side * (cutting.waist * 0.44), -9.8],
                [side * (cutting.waist * 0.4), -4.2],
              ]
            : [
                [side * (cutting.waist * 0.72), -4.2],
                [side * (cutting.waist * 0.78), -4.2],
                [side * (cutting.waist * 1.13), -19],
                [side * (cutting.waist * 1.07), -19],
              ],
          0.1,
        ),
      ),
      ...buttons(on, [[0.6, -2]], isJeans ? 0.85 : 0.8, 0.2),
      ...[-0.62, -0.3, 0.36, 0.66].map((share, index) =>
        strip(
          `loop${index}`,
          on,
          rectangle(cutting.waist * share - 0.55, cutting.waist * share + 0.55, -4.6, 0),
          0.38,
        ),
      ),
    )
    if (!isJeans)
      parts.push(
        ...([1, -1] as const).map((side): Part => ({
          name: `crease${side}`,
          geometry: patch(
            on,
            dense(
              counterClockwise([
                [side * (cutting.hip * 0.5 - 0.12), -cutting.length + 0.3],
                [side * (cutting.hip * 0.5 + 0.14), -cutting.length + 0.3],
                [side * (cutting.hip * 0.52 + 0.14), -12],
                [side * (cutting.hip * 0.52 - 0.12), -12],
              ]),
              0.5,
            ),
            { thickness: 0.1, step: 0.3 },
          ),
          slot: 'cloth',
        })),
      )
  }
  return parts
}

function waistband() {
  const ring = superellipse(25.4, 18.5, 2, 120).map(([x, z]) => vector(x, 0.6, -z))
  return sweep(superellipse(0.4, 4, 9, 40), ring, { closed: true, hint: () => vector(0, 1, 0) })
}

function made(design: Design, who: Who): Part[] {
  switch (design) {
    case 'coat':
    case 'jacket':
    case 'double-breasted':
    case 'trench':
      return tailoredCoat(design, who)
    case 'leather-jacket':
    case 'flight-jacket':
    case 'quilted-coat':
      return shortJacket(design, who)
    case 'shirt':
    case 'pyjama-shirt':
    case 'shirt-dress':
    case 'bow-blouse':
      return shirts(design, who)
    case 'camisole':
    case 'slip-dress':
    case 'cape':
    case 'breton':
      return easyTops(design)
    case 'column-dress':
    case 'tea-dress':
    case 'pleated-dress':
    case 'sleeveless-dress':
      return dresses(design)
    case 'gloves':
    case 'long-gloves':
      return gloves(design === 'long-gloves')
    case 'trousers':
    case 'wide-trousers':
    case 'corduroy':
    case 'jeans':
    case 'leather-skirt':
    case 'pleated-skirt':
    case 'pencil-skirt':
      return bottoms(design)
  }
}

/** Lifts a garment so that its hem hangs over the ground. */
export function lifted(parts: readonly Part[], over: number): Part[] {
  const low = Math.min(
    ...parts.map(({ geometry }) => {
      geometry.computeBoundingBox()
      return geometry.boundingBox?.min.y ?? 0
    }),
  )
  return parts.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, over - low, 0) }))
}

/** A garment shown as it is worn, without its wearer; `for` her or him. */
export function garment(params: Params): Model {
  const design = choiceOf(params, 'design', garmentDesigns)
  const who = choiceOf(params, 'for', ['her', 'him']) === 'him' ? 'man' : 'woman'
  const isFlat = design === 'gloves' || design === 'long-gloves'
  return { parts: lifted(made(design, who), isFlat ? 5 : 22) }
}
