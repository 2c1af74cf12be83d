import { graph, whichever } from '../../kit/curves'
import { lerp, smooth } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { choiceOf, numberOf } from '../params'
import type { Params } from '../params'
import { heelOf } from './heels'
import type { LastOptions } from './last'
import { formOf, insoleOf, lastOf, openingOf, soleOf } from './last'
import { pairOf, stitchesOn } from './parts'
import type { ShaftShape, Skin } from './shaft'
import { bootSkin, bootUpper, lacesOn, pieceOn } from './shaft'

const designs = ['chelsea', 'riding', 'heeled', 'combat', 'desert'] as const
type Design = (typeof designs)[number]

const lasts: Record<Design, LastOptions> = {
  chelsea: { heel: 0, toe: 'almond', instep: 7.4, toeHeight: 3 },
  riding: { heel: 0, toe: 'round', instep: 7.4, toeHeight: 3.1 },
  heeled: { heel: 0, toe: 'pointed', instep: 6.6, spring: 0.5 },
  combat: { heel: 0, toe: 'full', instep: 7.8, spring: 1 },
  desert: { heel: 0, toe: 'full', instep: 7.4, toeHeight: 3.4 },
}

/** Boots: `heel` in mm, `shaft` in cm from the ground. */
export function boot(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const heel = numberOf(params, 'heel', 35) / 10
  const tall = numberOf(params, 'shaft', 14)
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const front = { combat: 2, desert: 1.5, heeled: 0.35, chelsea: 0.6, riding: 0.6 }[design]
  const last = lastOf({
    ...lasts[design],
    length: whichever(26, [isMan, 29], [heel > 6, 24.6]),
    heel: heel + (heel > 6 ? 0 : 0.3),
    platform: front - 0.12,
    width: isMan ? 1.1 : 1,
  })
  const form = formOf(last)
  const { length } = last
  const topline = openingOf(
    form,
    length * 0.5,
    graph([
      [0, 7.6],
      [0.3, 7],
      [0.7, 6.4],
      [1, 6.2],
    ]),
    0.5,
  )
  const ankle = last.under(0) + 6.4
  const top = last.under(0) + Math.max(tall, 10.5)
  const skin = bootSkin(
    form,
    topline,
    shaftShape(ankle, top, isMan),
    Math.round(lerp(26, 80, smooth(10, 40, tall))),
  )
  const [outside, inside] = bootUpper(skin, 0.22)
  const welt = design === 'heeled' ? 0.05 : 0.26
  const parts: Part[] = [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'sock', geometry: insoleOf(form, 0.16), slot: 'insole' },
    ...(design === 'combat' || design === 'desert'
      ? [
          {
            name: 'sole',
            geometry: soleOf(
              form,
              welt + 0.06,
              (x) => lerp(last.under(x) + 0.12, front, smooth(length * 0.2, length * 0.36, x)),
              0.16,
            ),
            slot: 'rubber',
          },
        ]
      : [{ name: 'sole', geometry: soleOf(form, welt, () => front), slot: 'sole' }]),
  ]
  if (design !== 'combat' && design !== 'desert') {
    const kind = design === 'heeled' ? 'stiletto' : 'stacked'
    const lower = heelOf(form, {
      kind,
      breast: kind === 'stiletto' ? 5 : length * 0.245,
      sole: front - 0.05,
      lift: 0.45,
      out: kind === 'stiletto' ? 0.08 : welt - 0.02,
    })
    parts.push(
      { name: 'heel', geometry: lower.heel, slot: kind === 'stiletto' ? 'leather' : 'stack' },
      { name: 'lift', geometry: lower.lift, slot: 'lift' },
    )
  }
  parts.push(...trim(skin, design))
  if (design === 'combat')
    parts.push({
      name: 'cap-stitch',
      geometry: stitchesOn(
        form,
        Array.from({ length: 21 }, (_, index): readonly [number, number] => [
          length * 0.79 - 0.6 * Math.abs(index / 10 - 1) ** 2,
          lerp(0.05, Math.PI - 0.05, index / 20),
        ]),
        0,
        0.3,
      ),
      slot: 'stitch',
    })
  return {
    parts: pairOf(parts, {
      apart: whichever(11, [isMan, 13], [tall > 30, 12.5]),
      forward: tall > 30 ? 3.4 : 2.4,
    }),
  }
}

function shaftShape(ankle: number, top: number, isMan: boolean): ShaftShape {
  const size = isMan ? 1.12 : 1
  const long = graph([
    [0, 4.7],
    [9, 4.9],
    [20, 6],
    [30, 5.9],
  ])
  const wide = graph([
    [0, 3.6],
    [9, 3.9],
    [20, 5.3],
    [30, 5.2],
  ])
  return (share) => {
    const y = lerp(ankle, top, share)
    const up = y - ankle
    return { x: 4.7 * size + 0.02 * up, y, long: long(up) * size, wide: wide(up) * size }
  }
}

/** The edge at the top, and what makes each kind. Columns: 0 is the front, 55 the outside, 110 the back, -55 the inside. */
function trim(skin: Skin, design: Design): Part[] {
  const last = skin.rows.length - 1
  const around = skin.rows[0]?.length ?? 220
  const quarter = around / 4
  const parts: Part[] = []
  const collar = (from: number, slot: string) =>
    parts.push({
      name: 'collar',
      geometry: pieceOn(skin, [from, last - 0.02], () => [0, around - 0.01], {
        thickness: 0.1,
        out: -0.02,
        along: 20,
        across: 160,
      }),
      slot,
    })
  if (design === 'chelsea') {
    for (const side of [1, -1] as const) {
      const half = (share: number) => 15 * (0.28 + 0.72 * share ** 0.7)
      parts.push({
        name: `gore${side}`,
        geometry: pieceOn(
          skin,
          [skin.lowers - 4, last - 0.3],
          (share) => [side * quarter - half(share), side * quarter + half(share)],
          {
            thickness: 0.06,
            out: -0.02,
            along: 50,
            across: 30,
          },
        ),
        slot: 'elastic',
      })
    }
    parts.push({
      name: 'tab',
      geometry: pieceOn(skin, [last - 5, last + 1], () => [around / 2 - 5, around / 2 + 5], {
        thickness: 0.14,
        out: 0,
        along: 24,
        across: 12,
      }),
      slot: 'cord',
    })
  }
  if (design === 'riding') {
    parts.push({
      name: 'strap',
      geometry: pieceOn(skin, [last - 6, last - 2.6], () => [0, around - 0.01], {
        thickness: 0.16,
        out: -0.01,
        along: 24,
        across: 180,
      }),
      slot: 'leather',
    })
    parts.push({
      name: 'ankle-strap',
      geometry: pieceOn(
        skin,
        [skin.lowers + 1, skin.lowers + 4],
        (share) => [-quarter * 1.5 + share * 0, quarter * 1.5],
        {
          thickness: 0.16,
          out: -0.01,
          along: 24,
          across: 120,
        },
      ),
      slot: 'leather',
    })
  }
  if (design === 'heeled') collar(last - 2, 'leather')
  if (design === 'combat' || design === 'desert') {
    const first = skin.lowers - (design === 'combat' ? 9 : 3)
    const count = design === 'combat' ? 7 : 2
    const half = (line: number) => lerp(8, 12, smooth(first, last, line))
    for (const side of [1, -1] as const)
      parts.push({
        name: `facing${side}`,
        geometry: pieceOn(
          skin,
          [first - 2, last - 0.2],
          (share) => {
            const line = lerp(first - 2, last, share)
            const edges = [side * (half(line) - 3.4), side * (half(line) + lerp(7, 3.6, share))] as const
            return edges
          },
          { thickness: 0.15, along: 70, across: 14 },
        ),
        slot: 'leather',
      })
    const laces = lacesOn(
      skin,
      Array.from({ length: count }, (_, index): readonly [number, number] => {
        const line = lerp(first + 0.5, design === 'combat' ? last - 3 : last - 4, index / (count - 1))
        return [line, half(line) - 1]
      }),
      0.14,
    )
    parts.push(
      { name: 'lace', geometry: laces.lace, slot: 'lace' },
      { name: 'eyelets', geometry: laces.eyelets, slot: design === 'combat' ? 'metal' : 'leather' },
    )
  }
  return parts
}
