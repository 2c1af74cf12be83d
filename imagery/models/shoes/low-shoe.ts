import { curveThrough, graph, whichever } from '../../kit/curves'
import { lerp, smooth, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { ball, merged, shell, sweep } from '../../kit/rows'
import { choiceOf, numberOf } from '../params'
import type { Params } from '../params'
import { heelOf } from './heels'
import type { Form, LastOptions, Topline } from './last'
import { binding, formOf, insoleOf, lastOf, onBoth, openingOf, overlay, soleOf, upperOf } from './last'
import { lacing, pairOf, sockMark, stitchesOn } from './parts'

const designs = ['penny', 'tassel', 'derby', 'oxford', 'ballet', 'platform', 'mule'] as const
type Design = (typeof designs)[number]

const lasts: Record<Design, Pick<LastOptions, 'toe'> & Partial<LastOptions>> = {
  penny: { toe: 'round', instep: 6.6, toeHeight: 3 },
  tassel: { toe: 'almond', instep: 6.4, toeHeight: 2.8, width: 1.02 },
  derby: { toe: 'round', instep: 7, toeHeight: 3.3, width: 1.02 },
  oxford: { toe: 'almond', instep: 7, toeHeight: 3, width: 0.98 },
  ballet: { toe: 'round', instep: 4.8, toeHeight: 2, spring: 0.4, width: 0.96 },
  platform: { toe: 'square', instep: 6.6, toeHeight: 3.2, spring: 0.9 },
  mule: { toe: 'almond', instep: 6.4, toeHeight: 2.7 },
}

const sides: Record<Design, readonly (readonly [number, number])[]> = {
  penny: [
    [0, 5.2],
    [0.2, 4.9],
    [0.45, 4.7],
    [0.75, 5.4],
    [1, 6],
  ],
  tassel: [
    [0, 5.2],
    [0.2, 4.9],
    [0.45, 4.7],
    [0.75, 5.4],
    [1, 6],
  ],
  derby: [
    [0, 6.6],
    [0.25, 6.4],
    [0.5, 5.5],
    [0.75, 5.6],
    [1, 6.4],
  ],
  oxford: [
    [0, 6.6],
    [0.25, 6.3],
    [0.5, 5.4],
    [0.75, 5.5],
    [1, 6.3],
  ],
  ballet: [
    [0, 2.2],
    [0.3, 2.4],
    [0.6, 3],
    [0.85, 4.4],
    [1, 4.9],
  ],
  platform: [
    [0, 5.2],
    [0.2, 4.9],
    [0.45, 4.7],
    [0.75, 5.4],
    [1, 6],
  ],
  mule: [
    [0, 5.2],
    [0.16, 4.9],
    [0.3, 3.9],
    [0.4, 0.7],
    [0.46, 0.35],
    [1, 0.32],
  ],
}

const throats: Record<Design, number> = {
  penny: 0.54,
  tassel: 0.54,
  derby: 0.46,
  oxford: 0.46,
  ballet: 0.76,
  platform: 0.54,
  mule: 0.54,
}

/** Shoes of the flat kind: loafers, laced shoes, ballet flats, mules. `heel` in mm. */
export function lowShoe(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const heel = numberOf(params, 'heel', design === 'ballet' ? 10 : 25) / 10
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const isPlatform = design === 'platform'
  const front = whichever(0.55, [isPlatform, 2.6], [design === 'ballet', 0.35])
  const last = lastOf({
    length: isMan ? 29 : 25.8,
    ...lasts[design],
    heel: isPlatform ? heel + 0.35 : heel + 0.3,
    platform: front - 0.12,
    width: (lasts[design].width ?? 1) * (isMan ? 1.1 : 0.98),
  })
  const form = formOf(last)
  const topline = openingOf(
    form,
    last.length * throats[design],
    graph(sides[design]),
    design === 'ballet' ? 0.4 : 0.3,
  )
  const [outside, inside] = upperOf(form, topline, { thickness: design === 'ballet' ? 0.13 : 0.2 })
  const welt = whichever(0.24, [design === 'ballet', 0.02], [isPlatform, 0.32], [design === 'mule', 0.1])
  const parts: Part[] = [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'sock', geometry: insoleOf(form, 0.16), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 4.4, 0.295, isMan ? 3.8 : 3.2), slot: 'foil' },
    ...bottomOf(form, design, heel, front, welt),
  ]
  if (design === 'ballet') parts.push(...balletTrim(form, topline))
  else if (design !== 'oxford' && design !== 'derby') parts.push(...moccasin(form, topline, design))
  else parts.push(...laced(form, design))
  return { parts: pairOf(parts, { apart: isMan ? 12 : 10.5 }) }
}

function bottomOf(form: Form, design: Design, heel: number, front: number, welt: number): Part[] {
  const { last } = form
  if (design === 'platform')
    return [
      {
        name: 'sole',
        geometry: soleOf(form, welt, (x) => last.under(x) + 0.12 - 0.5 * smooth(0.8, 1, x / last.length)),
        slot: 'rubber',
      },
      ...weltStitch(form, welt),
    ]
  if (design === 'ballet')
    return [
      {
        name: 'sole',
        geometry: soleOf(form, welt, (x) => lerp(last.under(x) + 0.12, front, smooth(5.4, 6.6, x))),
        slot: 'sole',
      },
    ]
  const breast = last.length * 0.245
  const lower = heelOf(form, { kind: 'stacked', breast, sole: front - 0.02, lift: 0.5, out: welt - 0.02 })
  return [
    { name: 'sole', geometry: soleOf(form, welt, () => front), slot: 'sole' },
    ...(heel > 0.9
      ? [
          { name: 'heel', geometry: lower.heel, slot: 'stack' },
          { name: 'lift', geometry: lower.lift, slot: 'lift' },
        ]
      : []),
    ...weltStitch(form, welt),
  ]
}

/** The stitches on the welt round the forepart. */
function weltStitch(form: Form, welt: number): Part[] {
  if (welt < 0.2) return []
  const half = (side: 1 | -1) =>
    Array.from({ length: 60 }, (_, index) => {
      const share = (index / 60) * 0.62
      const edge = form.edge(share, side)
      const axis = form.spine(share, side)
      const way = edge.clone().sub(axis).setY(0)
      const size = way.length()
      const out = size > 1e-4 ? way.divideScalar(size) : vector(1, 0, 0)
      return edge.addScaledVector(out, welt * 0.62).setY(edge.y + 0.13)
    })
  const line = [...half(1).reverse(), ...half(-1).slice(1)]
  const seam = curveThrough(line, 240)
  return [{ name: 'welt-stitch', geometry: stitchesAlong(seam), slot: 'stitch' }]
}

function stitchesAlong(points: ReturnType<typeof curveThrough>) {
  const round = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * 2 * Math.PI
    return [0.035 * Math.cos(turn), 0.028 * Math.sin(turn)] as const
  })
  const pieces = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b] = [points[index], points[index + 1]]
    if (!a || !b) continue
    pieces.push(
      sweep(round, [a.clone().lerp(b, 0.12), a.clone().lerp(b, 0.5), a.clone().lerp(b, 0.88)], {
        roundEnds: true,
      }),
    )
  }
  return merged(pieces)
}

function balletTrim(form: Form, topline: Topline): Part[] {
  const x = form.last.length * throats.ballet + 0.35
  const place = onBoth(form, x, Math.PI / 2, 0.12)
  const normal = onBoth(form, x, Math.PI / 2, 1.1)
    .sub(place)
    .normalize()
  const back = vector(-normal.y, normal.x, 0).normalize()
  const at = (b: number, up: number, z: number) =>
    place
      .clone()
      .addScaledVector(back, b)
      .addScaledVector(normal, up)
      .add(vector(0, 0, z))
  const cord = Array.from({ length: 10 }, (_, index) => {
    const turn = (index / 10) * 2 * Math.PI
    return [0.13 * Math.cos(turn), 0.1 * Math.sin(turn)] as const
  })
  const line = (side: 1 | -1) => [
    curveThrough(
      [
        at(0, 0, 0),
        at(0.35, 0.16, 0.55 * side),
        at(0.28, 0.1, 1.25 * side),
        at(-0.12, 0.02, 1.3 * side),
        at(-0.12, 0.1, 0.5 * side),
        at(0, 0.08, 0),
      ],
      50,
    ),
    curveThrough(
      [at(0, 0.05, 0), at(-0.5, 0.1, 0.4 * side), at(-1.3, -0.03, 0.62 * side), at(-1.9, -0.06, 0.95 * side)],
      40,
    ),
  ]
  const knot = ball(0.19, 20)
  const middle = at(0, 0.08, 0)
  return [
    { name: 'binding', geometry: binding(form, topline, 0.14, -0.06), slot: 'strap' },
    {
      name: 'bow',
      geometry: merged([
        ...[...line(1), ...line(-1)].map((points) =>
          sweep(cord, points, { hint: () => normal, roundEnds: true }),
        ),
        knot.translate(middle.x, middle.y, middle.z),
      ]),
      slot: 'strap',
    },
  ]
}

/** The apron and its raised seam, the tongue, and what lies across: a saddle, tassels or a plain band. */
function moccasin(form: Form, topline: Topline, design: Design): Part[] {
  const { length } = form.last
  const throat = length * throats[design]
  const wide = graph([
    [throat - 1, 0.93],
    [length * 0.8, 0.98],
    [length * 0.9, 0.9],
  ])
  const tip = length * 0.915
  const places = Array.from({ length: 45 }, (_, index): readonly [number, number] => {
    const t = index / 44
    const along = Math.sin(Math.PI * t)
    const x = lerp(throat - 1.6, tip, along ** 0.62)
    const side = wide(x)
    const toMiddle = smooth(0.9, 1, along)
    const angle = lerp(side, Math.PI / 2, toMiddle ** 0.8)
    return [x, t < 0.5 ? angle : Math.PI - angle]
  })
  const ridge = curveThrough(
    places.map(([x, angle]) => onBoth(form, x, angle, 0.02)),
    240,
  )
  const bead = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI
    return [0.12 * Math.cos(turn), 0.12 * Math.sin(turn)] as const
  })
  const parts: Part[] = [
    { name: 'apron-seam', geometry: sweep(bead, ridge, { roundEnds: true }), slot: 'leather' },
    {
      name: 'apron-stitch',
      geometry: stitchesOn(
        form,
        places.map(([x, angle]): readonly [number, number] => [
          x - 0.06,
          angle + (angle < Math.PI / 2 ? 0.055 : -0.055),
        ]),
        0.03,
        0.34,
      ),
      slot: 'stitch',
    },
    { name: 'tongue', geometry: tongue(form, throat, topline), slot: 'leather' },
  ]
  if (design === 'tassel') parts.push(...tassels(form, throat + 1.4, topline))
  else parts.push(...saddle(form, throat + 1.2, design === 'mule'))
  return parts
}

/** The tongue, which stands up out of the throat. */
function tongue(form: Form, throat: number, topline: Topline) {
  const start = topline(0.1, 1)
  const half = Math.PI / 2 - Math.min(start.angle, 1.1)
  const rows = Array.from({ length: 22 }, (_, line) => {
    const t = line / 21
    const x = throat + 1.4 - 4.2 * t
    return Array.from({ length: 19 }, (__, column) => {
      const w = column / 9 - 1
      const spread = (half + 0.12) * (1 - 0.22 * t * t) * Math.sqrt(1 - 0.3 * smooth(0.75, 1, t) * w * w)
      const point = onBoth(form, x + 0.5 * w * w * smooth(0.6, 1, t), Math.PI / 2 + w * spread, -0.16)
      return point.setY(point.y + 0.75 * smooth(0.35, 1, t) ** 1.5)
    })
  })
  return shell(rows, { thickness: 0.17, crease: 50 })
}

function saddle(form: Form, x: number, isPlain: boolean): Part[] {
  const width = isPlain ? 2.1 : 2.4
  const half = (angle: number) => (width / 2) * (1 + 0.35 * ((angle - Math.PI / 2) / 1.4) ** 2)
  const slope = (angle: number) => x - 0.9 * ((angle - Math.PI / 2) / 1.4) ** 2
  const band = overlay(
    form,
    (share) => {
      const angle = lerp(0.02, Math.PI - 0.02, share)
      return [
        [slope(angle) - half(angle), angle],
        [slope(angle) + half(angle), angle],
      ]
    },
    { thickness: 0.17, out: 0.02, along: 90, across: 14 },
  )
  const stitch = ([-1, 1] as const).map((end) =>
    stitchesOn(
      form,
      Array.from({ length: 25 }, (_, index): readonly [number, number] => {
        const angle = lerp(0.1, Math.PI - 0.1, index / 24)
        return [slope(angle) + end * (half(angle) - 0.2), angle]
      }),
      0.2,
      0.3,
    ),
  )
  const parts: Part[] = [
    { name: 'saddle', geometry: band, slot: 'leather' },
    ...stitch.map((geometry, index): Part => ({ name: `saddle-stitch${index}`, geometry, slot: 'stitch' })),
  ]
  if (isPlain) return parts
  const slit = overlay(
    form,
    (share) => {
      const t = share * 2 - 1
      const open = 0.1 + 0.34 * Math.max(0, Math.cos((t * Math.PI) / 2)) ** 0.8
      const angle = Math.PI / 2 + t * 0.3
      return [
        [slope(angle) - open, angle],
        [slope(angle) + open, angle],
      ]
    },
    { thickness: 0.06, out: 0.15, along: 40, across: 4 },
  )
  return [...parts, { name: 'slit', geometry: slit, slot: 'shade' }]
}

/** A cord round the throat, knotted, with two tassels on the vamp. */
function tassels(form: Form, x: number, topline: Topline): Part[] {
  const round = (radius: number) =>
    Array.from({ length: 12 }, (_, index) => {
      const turn = (index / 12) * 2 * Math.PI
      return [radius * Math.cos(turn), radius * Math.sin(turn)] as const
    })
  const cordLine = ([1, -1] as const).map((side) =>
    curveThrough(
      Array.from({ length: 14 }, (_, index) => {
        const share = 0.12 + (index / 13) * 0.86
        const place = topline(share, side)
        return form.on(place.share, place.angle - 0.09, side, 0.02)
      }),
      120,
    ),
  )
  const hang = ([1, -1] as const).flatMap((side) => {
    const top = onBoth(form, x - 0.2, Math.PI / 2, 0.22).add(vector(0, 0.02, side * 0.16))
    const end = onBoth(form, x + 1.3, Math.PI / 2 - side * 0.16, 0.34)
    const foot = onBoth(form, x + 3, Math.PI / 2 - side * 0.26, 0.34)
    const along = foot.clone().sub(end).normalize()
    const cord = curveThrough(
      [
        top,
        top
          .clone()
          .lerp(end, 0.5)
          .add(vector(0, 0.12, side * 0.12)),
        end,
      ],
      30,
    )
    const collar = sweep(
      round(0.34),
      [end.clone().addScaledVector(along, -0.06), end.clone().addScaledVector(along, 0.34)],
      { roundEnds: true },
    )
    const strips = Array.from({ length: 15 }, (_, index) => {
      const turn = (index / 15) * 2 * Math.PI
      const up = vector(-along.y, along.x, 0).normalize()
      const across = along.clone().cross(up)
      const way = up.multiplyScalar(Math.cos(turn)).addScaledVector(across, Math.sin(turn))
      const from = end.clone().addScaledVector(along, 0.3).addScaledVector(way, 0.2)
      const length = 1.5 + 0.12 * Math.sin(index * 2.7)
      const to = end
        .clone()
        .addScaledVector(along, 0.3 + length)
        .addScaledVector(way, 0.36)
      const floor = onBoth(form, to.x, Math.PI / 2 - side * 0.24, 0.1).y
      if (to.y < floor) to.y = floor
      return sweep(
        [
          [-0.07, -0.03],
          [0.07, -0.03],
          [0.07, 0.03],
          [-0.07, 0.03],
        ],
        curveThrough([from, from.clone().lerp(to, 0.5).addScaledVector(way, 0.05), to], 14),
        { hint: () => way, crease: 30 },
      )
    })
    return [sweep(round(0.11), cord, { roundEnds: true }), collar, ...strips]
  })
  const knotPlace = onBoth(form, x - 0.25, Math.PI / 2, 0.2)
  const knot = curveThrough(
    [vector(0, 0, -0.5), vector(0.2, 0.2, 0), vector(0, 0, 0.5)].map((point) => point.add(knotPlace)),
    24,
  )
  return [
    {
      name: 'cord',
      geometry: merged(cordLine.map((line) => sweep(round(0.12), line, { roundEnds: true }))),
      slot: 'leather',
    },
    {
      name: 'tassels',
      geometry: merged([...hang, sweep(round(0.24), knot, { roundEnds: true })]),
      slot: 'leather',
    },
  ]
}

/** Quarters, facings and laces of a laced shoe. */
function laced(form: Form, design: Design): Part[] {
  const { length } = form.last
  const throat = length * throats[design]
  const first = length * 0.665
  const count = 5
  const rows = Array.from({ length: count }, (_, index): readonly [number, number, number] => {
    const x = lerp(first - 0.9, throat + 0.4, index / (count - 1))
    const open = design === 'derby' ? lerp(0.2, 0.26, index / 4) : lerp(0.17, 0.2, index / 4)
    return [x, Math.PI / 2 - open, Math.PI / 2 + open]
  })
  const { lace, eyelets } = lacing(form, rows, design === 'derby' ? 0.2 : 0.06, {
    radius: 0.11,
    isFlat: false,
    hasBow: design === 'derby',
  })
  const parts: Part[] = [
    { name: 'lace', geometry: lace, slot: 'lace' },
    { name: 'eyelets', geometry: eyelets, slot: 'leather' },
  ]
  if (design === 'derby') {
    for (const side of [1, -1] as const) {
      const angle = (value: number) => (side > 0 ? value : Math.PI - value)
      const facing = overlay(
        form,
        (share) => {
          const x = lerp(first + 0.3, throat - 0.5, share)
          const low =
            lerp(0.06, 0.62, smooth(0, 0.75, 1 - share) ** 0.8) *
            (1 - 0.4 * share) *
            smooth(0, 0.2, 1 - share + 0.2)
          return [
            [
              x - 3.4 * (1 - share) * 0.35,
              angle(Math.max(0.04, 1.02 - 0.95 * smooth(0, 0.9, share) - low * 0.1)),
            ],
            [x, angle(Math.PI / 2 - lerp(0.1, 0.14, share))],
          ]
        },
        { thickness: 0.17, out: -0.02, along: 60, across: 24 },
      )
      parts.push({ name: `facing${side}`, geometry: facing, slot: 'leather' })
      parts.push({
        name: `facing-stitch${side}`,
        geometry: stitchesOn(
          form,
          Array.from({ length: 20 }, (_, index): readonly [number, number] => [
            lerp(first + 0.05, throat - 0.3, index / 19),
            angle(Math.PI / 2 - lerp(0.16, 0.2, index / 19)),
          ]),
          0.16,
          0.26,
        ),
        slot: 'stitch',
      })
    }
    parts.push({
      name: 'cap-stitch',
      geometry: merged(
        [0, 0.28].map((by) =>
          stitchesOn(
            form,
            Array.from({ length: 21 }, (_, index): readonly [number, number] => [
              length * 0.8 - by - 0.5 * Math.abs(index / 10 - 1) ** 2,
              lerp(0.05, Math.PI - 0.05, index / 20),
            ]),
            0,
            0.26,
          ),
        ),
      ),
      slot: 'stitch',
    })
  } else {
    for (const side of [1, -1] as const)
      parts.push({
        name: `facing-stitch${side}`,
        geometry: stitchesOn(
          form,
          Array.from({ length: 24 }, (_, index): readonly [number, number] => [
            lerp(first + 0.2, throat - 0.2, index / 23),
            Math.PI / 2 - side * lerp(0.02, 0.42, Math.min(1, (index / 23) * 6)),
          ]),
          0,
          0.26,
        ),
        slot: 'stitch',
      })
    parts.push({
      name: 'slit',
      geometry: overlay(
        form,
        (share) => {
          const x = lerp(first, throat - 0.1, share)
          const open = 0.03 + 0.05 * share
          return [
            [x, Math.PI / 2 - open],
            [x, Math.PI / 2 + open],
          ]
        },
        { thickness: 0.05, out: -0.02, across: 6 },
      ),
      slot: 'shade',
    })
  }
  return parts
}
