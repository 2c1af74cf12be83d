import type { Model, Part } from '../../../kit/mesh/model'
import { graph, whichever } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { choiceOf, numberOf } from '../../params'
import type { Params } from '../../params'
import { formOf } from '../last/form'
import { heelOf } from '../last/heels'
import { lastOf } from '../last/last'
import { insoleOf, soleOf } from '../last/sole'
import { openingOf } from '../last/upper'
import { pairOf, stitchesOn } from '../parts'
import { designs, lasts, sides } from './designs'
import { bootSkin, bootUpper } from './shaft'
import type { ShaftShape } from './shaft'
import { trim } from './trim'

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
  const topline = openingOf(form, length * 0.5, graph(sides[design]), 0.5)
  const ankle = last.under(0) + 6.4
  const top = last.under(0) + Math.max(tall, 10.5)
  const skin = bootSkin(form, topline, shaftShape(ankle, top, isMan), {
    levels: Math.round(lerp(26, 80, smooth(10, 40, tall))),
  })
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
