import type { Model, Part } from '../../../kit/mesh/model'
import { graph, whichever } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { choiceOf, numberOf } from '../../params'
import type { Params } from '../../params'
import { formOf } from '../last/form'
import type { Form } from '../last/form'
import { heelOf } from '../last/heels'
import { lastOf } from '../last/last'
import type { LastOptions } from '../last/last'
import { insoleOf, soleOf } from '../last/sole'
import { binding, openingOf, upperOf } from '../last/upper'
import type { Topline } from '../last/upper'
import { pairOf, sockMark, strap } from '../parts'
import { buckle, heelStrap, over } from './straps'
import { bandsOf, jewel } from './trim'

const designs = ['pointed', 'slingback', 'evening', 'block', 'mary-jane', 'sandal'] as const
type Design = (typeof designs)[number]

const toeOf = (design: Design) =>
  whichever<LastOptions['toe']>(
    'pointed',
    [design === 'sandal' || design === 'block', 'almond'],
    [design === 'mary-jane', 'round'],
  )

const lastFor = (design: Design, heel: number, sole: number) =>
  lastOf({
    heel,
    length: lerp(25.6, 24.2, smooth(4, 9, heel)),
    toe: toeOf(design),
    spring: design === 'sandal' ? 0.35 : 0.55,
    instep: design === 'mary-jane' ? 6 : 5.8,
    platform: sole - 0.1,
    ...(design === 'block' && { toeHeight: 2.1 }),
  })

/** How high the sides stand over the sole: a slingback's end before the heel. */
const sidesOf = (design: Design) =>
  graph(
    design === 'slingback'
      ? [
          [0, 2.4],
          [0.16, 2.5],
          [0.34, 2.3],
          [0.5, 0.35],
          [1, 0.3],
        ]
      : [
          [0, 2.5],
          [0.25, 2.5],
          [0.5, 2.9],
          [0.72, 4.3],
          [0.88, 5.5],
          [1, 5.65],
        ],
  )

/** Where the sock falls towards the toe, cm from the heel: on the seat a mark is seen edge-on, and as a ragged end. */
const markAt = 5.4

/** A pump on its heel: `heel` mm high; see `designs`. */
export function pump(params: Params): Model {
  const heel = numberOf(params, 'heel', 85) / 10
  const design = choiceOf(params, 'design', designs)
  const sole = 0.28
  const form = formOf(lastFor(design, heel, sole))
  const { length } = form.last
  const throat = length * whichever(0.68, [design === 'mary-jane', 0.7], [design === 'block', 0.66])
  const isOpen = design === 'slingback'
  const isBlock = design === 'block' || design === 'mary-jane' || (heel < 7 && !isOpen)
  const kind = isBlock ? 'block' : 'stiletto'
  const lower = heelOf(form, { kind, breast: isBlock ? 5 : 4.8, sole: 0.16, lift: 0.32, out: 0.06 })
  const parts: Part[] = [
    { name: 'sock', geometry: insoleOf(form, 0.2), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, markAt, 0.335), slot: 'foil' },
    { name: 'sole', geometry: soleOf(form, 0.03, () => sole), slot: 'sole' },
    { name: 'heel', geometry: lower.heel, slot: design === 'block' ? 'stack' : 'leather' },
    { name: 'lift', geometry: lower.lift, slot: 'lift' },
  ]
  if (design !== 'sandal') parts.push(...upper(form, openingOf(form, throat, sidesOf(design), 0.3)))
  if (isOpen) parts.push(...sling(form))
  if (design === 'mary-jane') parts.push(...instepStrap(form))
  if (design === 'evening') parts.push(...jewel(form, throat))
  if (design === 'sandal') parts.push(...bandsOf(form))
  return { parts: pairOf(parts) }
}

function upper(form: Form, topline: Topline): Part[] {
  const [outside, inside] = upperOf(form, topline, { thickness: 0.16 })
  return [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'binding', geometry: binding(form, topline, 0.1, -0.08), slot: 'leather' },
  ]
}

/** The strap of a slingback, with its buckle. */
function sling(form: Form): Part[] {
  const { length } = form.last
  const line = heelStrap(
    form,
    length * 0.5,
    graph([
      [0, 1.4],
      [0.5, 3.6],
      [1, 5.2],
    ]),
  )
  const angle = form.angleAt(form.shareAt(length * 0.3, 1), 3.4, 1)
  return [
    { name: 'sling', geometry: strap(line.points, line.normals, 0.9, 0.16), slot: 'leather' },
    { name: 'buckle', geometry: buckle(form, [length * 0.3, angle], 0.2, 1.1), slot: 'metal' },
  ]
}

/** The strap of a Mary Jane, with its buckle. */
function instepStrap(form: Form): Part[] {
  const x = form.last.length * 0.48
  // Its inner end is sewn on outside, behind the edge of the upper: inside one would see it end on the lining.
  const out = (share: number) => lerp(0.02, 0.25, smooth(0.6, 0.9, share))
  const line = over(form, (share) => x + 0.8 * Math.sin(Math.PI * share) - 0.4, [0.32, Math.PI - 0.24], out)
  return [
    { name: 'strap', geometry: strap(line.points, line.normals, 1.5, 0.18), slot: 'leather' },
    { name: 'buckle', geometry: buckle(form, [x - 0.1, 0.62], 0.26, 1.5), slot: 'metal' },
  ]
}
