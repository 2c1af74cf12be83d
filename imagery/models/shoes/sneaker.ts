import type { Model, Part } from '../../kit/mesh/model'
import { graph } from '../../kit/plane/curves'
import { lerp, smooth } from '../../kit/plane/maths'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { bootSkin, bootUpper, lacesOn, pieceOn, toePiece } from './boot/shaft'
import type { Skin } from './boot/shaft'
import { formOf } from './last/form'
import type { Form } from './last/form'
import { lastOf } from './last/last'
import type { LastOptions } from './last/last'
import { overlay } from './last/overlay'
import { insoleOf, soleOf } from './last/sole'
import { openingOf } from './last/upper'
import { pairOf, sockMark, stitchesOn } from './parts'

const designs = ['court', 'runner', 'high-top'] as const
type Design = (typeof designs)[number]

const lasts: Record<Design, LastOptions> = {
  court: { heel: 1.9, toe: 'full', instep: 6.8, spring: 0.8, toeHeight: 3.1, platform: 1.2 },
  runner: { heel: 3, toe: 'full', instep: 6.8, spring: 1.3, toeHeight: 3.1, platform: 1.5 },
  'high-top': { heel: 1.7, toe: 'full', instep: 6.8, spring: 0.7, toeHeight: 3, platform: 1.2 },
}

/** Sneakers: a court shoe with a cup sole, a runner on a wedge, a high canvas shoe with a rubber toe. */
export function sneaker(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const last = lastOf({ ...lasts[design], length: isMan ? 29.5 : 26.8, width: isMan ? 1.08 : 0.99 })
  const form = formOf(last)
  const { length } = last
  const topline = openingOf(
    form,
    length * 0.5,
    graph([
      [0, 7.2],
      [0.3, 6.5],
      [0.7, 5.6],
      [1, 6],
    ]),
    0.5,
  )
  const isHigh = design === 'high-top'
  const ankle = last.under(0) + 5.9
  const rise = isHigh ? 6.2 : 0.7
  const size = isMan ? 1.1 : 1
  const skin = bootSkin(
    form,
    topline,
    (share) => ({
      x: 4.75 * size + (isHigh ? 0.2 : 0.3) * share,
      y: ankle + rise * share,
      long: lerp(4.6, isHigh ? 4.9 : 4.6, share) * size,
      wide: lerp(3.2, isHigh ? 3.7 : 3.15, share) * size,
    }),
    isHigh ? 24 : 8,
  )
  const [outside, inside] = bootUpper(skin, 0.3)
  const wall = design === 'runner' ? 0.4 : 0.95
  const parts: Part[] = [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'sock', geometry: insoleOf(form, wall + 0.1, 0.84), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 4.6, wall + 0.235, 3.6), slot: 'foil' },
    { name: 'sole', geometry: bottom(form, design, wall), slot: 'rubber' },
  ]
  parts.push(...overlays(form, skin, design))
  return { parts: pairOf(parts, { apart: isMan ? 13 : 11.6 }) }
}

function bottom(form: Form, design: Design, wall: number) {
  const { last } = form
  const under = (x: number) => last.under(x)
  const rocker = (x: number) => 0.5 * smooth(0.84, 1, x / last.length) ** 1.5
  return soleOf(
    form,
    design === 'runner' ? 0.42 : 0.24,
    (x) =>
      under(x) + wall - rocker(x) - (design === 'runner' ? 0.35 * (1 - smooth(0, 0.08, x / last.length)) : 0),
    wall,
  )
}

function overlays(form: Form, skin: Skin, design: Design): Part[] {
  const { length } = form.last
  const last = skin.rows.length - 1
  const around = skin.rows[0]?.length ?? 220
  const isHigh = design === 'high-top'
  const first = skin.lowers - (isHigh ? 8 : 10)
  const half = (line: number) => lerp(7.5, isHigh ? 11 : 12, smooth(first, last, line))
  const trim = design === 'runner' ? 'trim' : 'leather'
  const parts: Part[] = []
  for (const side of [1, -1] as const)
    parts.push({
      name: `facing${side}`,
      geometry: pieceOn(
        skin,
        [first - 1.5, last - 0.1],
        (share) => {
          const line = lerp(first - 1.5, last, share)
          return [side * (half(line) - 3), side * (half(line) + lerp(4.4, 4, share))]
        },
        { thickness: 0.13, along: 70, across: 12 },
      ),
      slot: trim,
    })
  const count = isHigh ? 7 : 6
  const laces = lacesOn(
    skin,
    Array.from({ length: count }, (_, index): readonly [number, number] => {
      const line = lerp(first + 0.4, last - (isHigh ? 1.5 : 0.9), index / (count - 1))
      return [line, half(line) - 0.4]
    }),
    0.12,
    0.17,
  )
  parts.push(
    { name: 'lace', geometry: laces.lace, slot: 'lace' },
    { name: 'eyelets', geometry: laces.eyelets, slot: isHigh ? 'metal' : trim },
    {
      name: 'tongue',
      geometry: pieceOn(
        skin,
        [first - 1, last + 0],
        (share) => [-half(lerp(first, last, share)) + 1.6, half(lerp(first, last, share)) - 1.6],
        {
          thickness: 0.2,
          out: -0.16,
          along: 50,
          across: 16,
        },
      ),
      slot: 'leather',
    },
    {
      name: 'heel-tab',
      geometry: pieceOn(
        skin,
        [skin.lowers - (isHigh ? 22 : 14), last - 0.1],
        (share) => [around / 2 - lerp(14, 8, share), around / 2 + lerp(14, 8, share)],
        {
          thickness: 0.12,
          along: 40,
          across: 24,
        },
      ),
      slot: design === 'court' ? 'accent' : trim,
    },
  )
  if (design === 'court') parts.push(stitchLine(form, length * 0.8))
  if (design === 'runner') {
    parts.push(
      {
        name: 'toe-guard',
        geometry: toePiece(skin, (column) => length * 0.79 + Math.abs(column) ** 2 * 0.0012, 46),
        slot: 'trim',
      },
      { name: 'flash-out', geometry: flash(form, 1), slot: 'accent' },
      { name: 'flash-in', geometry: flash(form, -1), slot: 'accent' },
    )
  }
  if (isHigh)
    parts.push({
      name: 'toe-cap',
      geometry: toePiece(skin, (column) => length * 0.84 - Math.abs(column) * 0.012, 44, 0.12),
      slot: 'rubber',
    })
  return parts
}

function stitchLine(form: Form, x: number): Part {
  return {
    name: 'toe-stitch',
    geometry: stitchesOn(
      form,
      Array.from({ length: 25 }, (_, index): readonly [number, number] => [
        x - 0.7 * Math.abs(index / 12 - 1) ** 2,
        lerp(0.3, Math.PI - 0.3, index / 24),
      ]),
      0,
      0.28,
    ),
    slot: 'stitch',
  }
}

/** The slanting flash on the side of a runner. */
function flash(form: Form, side: 1 | -1) {
  const { length } = form.last
  const angle = (value: number) => (side > 0 ? value : Math.PI - value)
  return overlay(
    form,
    (share) => {
      const x = lerp(length * 0.58, length * 0.36, share)
      const a = lerp(0.12, 0.86, share)
      return [
        [x - 0.7, angle(a)],
        [x + 0.7, angle(a)],
      ]
    },
    { thickness: 0.1, along: 40, across: 8 },
  )
}
