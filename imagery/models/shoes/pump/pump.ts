import type { Model, Part } from '../../../kit/mesh/model'
import { graph, whichever } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { choiceOf, numberOf } from '../../params'
import type { Params } from '../../params'
import { formOf } from '../last/form'
import type { Form } from '../last/form'
import { heelOf } from '../last/heels'
import { lastOf } from '../last/last'
import { insoleOf, soleOf } from '../last/sole'
import { binding, openingOf } from '../last/upper'
import type { Topline } from '../last/upper'
import { pairOf, sockMark } from '../parts'
import { jewel } from './bow'
import { fastening } from './fastening'
import { bandsOf } from './sandal'
import { heelStrap, over, strapOn } from './straps'
import { softToe } from './toe'
import { pumpUpper } from './upper'

const designs = ['pointed', 'slingback', 'evening', 'block', 'mary-jane', 'sandal'] as const
type Design = (typeof designs)[number]

/** How much toes are rounded, and how steeply their ridge falls over the round. */
const softer = {
  pointed: { round: 1, fall: 1.2 },
  almond: { round: 0.9, fall: 1.3 },
  round: { round: 0.8, fall: 1.1 },
}

const toeOf = (design: Design) =>
  whichever<keyof typeof softer>(
    'pointed',
    [design === 'sandal' || design === 'block', 'almond'],
    [design === 'mary-jane', 'round'],
  )

const lastFor = (design: Design, heel: number, sole: number) => {
  const toe = toeOf(design)
  const last = lastOf({
    heel,
    length: lerp(25.6, 24.2, smooth(4, 9, heel)),
    toe,
    spring: design === 'sandal' ? 0.35 : 0.55,
    instep: whichever(5.8, [design === 'mary-jane', 6], [design === 'sandal', 5.1]),
    platform: sole - 0.1,
    ...(design === 'block' && { toeHeight: 2.1 }),
  })
  return softToe(last, softer[toe])
}

/** Where the strap of a slingback begins, as a share of the length, and how high it then runs over the sole, cm. */
const slingFrom = 0.52
const slingHeight = graph([
  [0, 1.2],
  [0.5, 3.5],
  [1, 5.2],
])

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
  // The heel stands below the sole, whose edge runs on over it to the back without a step.
  const lower = heelOf(form, { kind, breast: isBlock ? 5 : 4.8, sole: sole + 0.06, lift: 0.32 })
  // A sandal's insole lies on its sole, where one sees between the two.
  const isBare = design === 'sandal'
  const low = isBare ? 0.1 : 0.2
  const parts: Part[] = [
    { name: 'sock', geometry: insoleOf(form, low, isBare ? 0.97 : 0.93), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, markAt, low + 0.135), slot: 'foil' },
    { name: 'sole', geometry: soleOf(form, isBare ? 0.08 : 0.03, () => sole), slot: 'sole' },
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
  const [outside, inside] = pumpUpper(form, topline, 0.16)
  return [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'binding', geometry: binding(form, topline, 0.1, -0.08), slot: 'leather' },
  ]
}

/** How thick straps are, and between the upper and its lining, where they are thinned to be sewn in. */
const [thick, thinned] = [0.13, 0.06]

/** Between the upper and its lining, which are 0.16 cm apart. */
const between = -0.08

/** The strap of a slingback, which comes out between the upper and its lining, with its buckle. */
function sling(form: Form): Part[] {
  const band = heelStrap(form, form.last.length * slingFrom, slingHeight, between)
  const width = 0.8
  const sewn = 3.2
  const thickness = (along: number) =>
    lerp(thinned, thick, smooth(sewn - 0.4, sewn + 0.6, Math.min(along, band.length - along)))
  return [
    { name: 'sling', geometry: strapOn(band, { width, thickness }), slot: 'leather' },
    ...fastening(band, { at: 5.9, way: -1, width, thickness: thick, end: 1.9 }),
  ]
}

/** The strap of a Mary Jane, which comes out between the upper and its lining, with its buckle. */
function instepStrap(form: Form): Part[] {
  const x = form.last.length * 0.48
  const out = (share: number) => lerp(between, 0.02, smooth(0.16, 0.32, Math.min(share, 1 - share)))
  const band = over(form, (share) => x + 0.8 * Math.sin(Math.PI * share) - 0.4, [0.2, Math.PI - 0.2], out)
  const width = 1.3
  const thickness = (along: number) =>
    lerp(thinned, thick, smooth(1, 2, Math.min(along, band.length - along)))
  return [
    { name: 'strap', geometry: strapOn(band, { width, thickness }), slot: 'leather' },
    ...fastening(band, { at: 3, way: -1, width, thickness: thick, end: 1.9 }),
  ]
}
