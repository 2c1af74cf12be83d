import type { Model, Part } from '../../../kit/mesh/model'
import { graph, whichever } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { choiceOf, numberOf } from '../../params'
import type { Params } from '../../params'
import { formOf } from '../last/form'
import { heelOf } from '../last/heels'
import { lastOf } from '../last/last'
import type { LastOptions } from '../last/last'
import { insoleOf, soleOf } from '../last/sole'
import { binding, openingOf, upperOf } from '../last/upper'
import { pairOf, sockMark, strap } from '../parts'
import { buckle, heelStrap, over } from './straps'
import { bandsOf, jewel } from './trim'

const designs = ['pointed', 'slingback', 'evening', 'block', 'mary-jane', 'sandal'] as const

/** A pump on its heel: `heel` mm high; see `designs`. */
export function pump(params: Params): Model {
  const heel = numberOf(params, 'heel', 85) / 10
  const design = choiceOf(params, 'design', designs)
  const isLow = heel < 7
  const isSandal = design === 'sandal'
  const sole = 0.28
  const last = lastOf({
    heel,
    length: lerp(25.6, 24.2, smooth(4, 9, heel)),
    toe: whichever<LastOptions['toe']>(
      'pointed',
      [isSandal || design === 'block', 'almond'],
      [design === 'mary-jane', 'round'],
    ),
    spring: isSandal ? 0.35 : 0.55,
    instep: design === 'mary-jane' ? 6 : 5.8,
    platform: sole - 0.1,
    ...(design === 'block' && { toeHeight: 2.1 }),
  })
  const form = formOf(last)
  const throat = last.length * whichever(0.68, [design === 'mary-jane', 0.7], [design === 'block', 0.66])
  const open = design === 'slingback'
  const topline = openingOf(
    form,
    throat,
    open
      ? graph([
          [0, 2.4],
          [0.16, 2.5],
          [0.34, 2.3],
          [0.5, 0.35],
          [1, 0.3],
        ])
      : graph([
          [0, 2.5],
          [0.25, 2.5],
          [0.5, 2.9],
          [0.72, 4.3],
          [0.88, 5.5],
          [1, 5.65],
        ]),
    0.3,
  )
  const isBlock = design === 'block' || design === 'mary-jane' || (isLow && !open)
  const kind = isBlock ? 'block' : 'stiletto'
  const lower = heelOf(form, { kind, breast: kind === 'block' ? 5 : 4.8, sole: 0.16, lift: 0.32, out: 0.06 })
  const parts: Part[] = [
    { name: 'sock', geometry: insoleOf(form, 0.2), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 3.6, 0.335), slot: 'foil' },
    { name: 'sole', geometry: soleOf(form, 0.03, () => sole), slot: 'sole' },
    {
      name: 'heel',
      geometry: lower.heel,
      slot: kind === 'block' && design === 'block' ? 'stack' : 'leather',
    },
    { name: 'lift', geometry: lower.lift, slot: 'lift' },
  ]
  if (!isSandal) {
    const [outside, inside] = upperOf(form, topline, { thickness: 0.16 })
    parts.push(
      { name: 'upper.outside', geometry: outside, slot: 'leather' },
      { name: 'upper.inside', geometry: inside, slot: 'lining' },
      { name: 'binding', geometry: binding(form, topline, 0.1, -0.08), slot: 'leather' },
    )
  }
  if (open) {
    const line = heelStrap(
      form,
      last.length * 0.5,
      graph([
        [0, 1.4],
        [0.5, 3.6],
        [1, 5.2],
      ]),
    )
    parts.push({ name: 'sling', geometry: strap(line.points, line.normals, 0.9, 0.16), slot: 'leather' })
    parts.push({
      name: 'buckle',
      geometry: buckle(
        form,
        last.length * 0.3,
        form.angleAt(form.shareAt(last.length * 0.3, 1), 3.4, 1),
        0.2,
        1.1,
      ),
      slot: 'metal',
    })
  }
  if (design === 'mary-jane') {
    const x = last.length * 0.48
    const line = over(form, (share) => x + 0.8 * Math.sin(Math.PI * share) - 0.4, 0.32, Math.PI - 0.32, 0.02)
    parts.push({ name: 'strap', geometry: strap(line.points, line.normals, 1.5, 0.18), slot: 'leather' })
    parts.push({ name: 'buckle', geometry: buckle(form, x - 0.1, 0.62, 0.26, 1.5), slot: 'metal' })
  }
  if (design === 'evening') parts.push(...jewel(form, throat))
  if (isSandal) parts.push(...bandsOf(form))
  return { parts: pairOf(parts) }
}
