import type { Model, Part } from '../../../kit/mesh/model'
import { graph } from '../../../kit/plane/curves'
import { lerp } from '../../../kit/plane/maths'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { bootSkin, bootUpper, toePiece } from '../boot/shaft'
import { formOf } from '../last/form'
import type { Form } from '../last/form'
import { lastOf } from '../last/last'
import type { LastOptions } from '../last/last'
import { overlay } from '../last/overlay'
import { insoleOf } from '../last/sole'
import { openingOf } from '../last/upper'
import { pairOf, sockMark } from '../parts'
import { laces } from './laces'
import { collar, perforation, quarters, tongue } from './panels'
import { soleParts } from './sole'
import type { SoleOptions } from './sole'
import { throatOf } from './throat'

const designs = ['court', 'runner', 'high-top'] as const
type Design = (typeof designs)[number]

const lasts: Record<Design, LastOptions> = {
  court: { heel: 1.7, toe: 'round', instep: 6.6, spring: 0.8, toeHeight: 3.3, platform: 0.9 },
  runner: { heel: 2.7, toe: 'round', instep: 6.6, spring: 1.2, toeHeight: 3.3, platform: 1.2 },
  'high-top': { heel: 1.5, toe: 'round', instep: 6.6, spring: 0.7, toeHeight: 3.2, platform: 0.9 },
}

const soles: Record<Design, SoleOptions> = {
  court: {
    out: 0.2,
    wall: 0.85,
    tread: 0.42,
    teeth: { pitch: 0.5, deep: 0.07 },
    flare: 0.06,
    groove: 0.12,
    isStitched: true,
    hasStripe: false,
  },
  runner: {
    out: 0.22,
    wall: 0.6,
    tread: 0.5,
    teeth: { pitch: 1.1, deep: 0.16 },
    flare: 0.3,
    groove: 0.42,
    isStitched: false,
    hasStripe: false,
  },
  'high-top': {
    out: 0.2,
    wall: 0.95,
    tread: 0.36,
    teeth: { pitch: 0.4, deep: 0.05 },
    flare: 0,
    groove: 0.2,
    isStitched: false,
    hasStripe: true,
  },
}

/** Sneakers: a court shoe with a cup sole, a runner on foam, a high canvas shoe with a rubber toe. */
export function sneaker(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const isHigh = design === 'high-top'
  const last = lastOf({ ...lasts[design], length: isMan ? 29.5 : 26.8, width: isMan ? 1.08 : 0.99 })
  const form = formOf(last)
  const opening = openingOf(
    form,
    last.length * 0.52,
    graph([
      [0, 7],
      [0.3, 6.2],
      [0.7, 5.1],
      [1, 5.6],
    ]),
    0.5,
  )
  const size = isMan ? 1.1 : 1
  const ankle = last.under(0) + 5.2 * size
  const rise = isHigh ? 6.2 : 0.8
  const skin = bootSkin(
    form,
    opening,
    (share) => ({
      x: 4.75 * size + (isHigh ? 0.2 : 0.3) * share,
      y: ankle + rise * share,
      long: lerp(4.7, isHigh ? 4.9 : 4.8, share) * size,
      wide: lerp(3.2, isHigh ? 3.7 : 3.2, share) * size,
    }),
    {
      levels: isHigh ? 24 : 8,
      // High over the instep and at the heel's tendon, low under the ankle.
      topline: (turn) => (isHigh ? 0.25 * Math.cos(turn) : 0.55 * Math.cos(turn) + 1.5 * Math.cos(turn) ** 2),
    },
  )
  const [outside, inside] = bootUpper(skin, 0.3)
  const { wall } = soles[design]
  const throat = throatOf(skin, last.length * 0.665, isHigh ? 7 : 6)
  const parts: Part[] = [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'sock', geometry: insoleOf(form, wall + 0.1, 0.84), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 4.6, wall + 0.235, 3.6), slot: 'foil' },
    ...soleParts(form, soles[design]),
    ...quarters(skin, throat, {
      toe: last.length * 0.7,
      facing: design === 'runner' ? 'trim' : 'leather',
      tab: design === 'court' ? 'accent' : 'trim',
    }),
    ...tongue(skin, throat),
    ...collar(skin, isHigh ? 0.16 : 0.34),
    ...laces(skin, throat, isHigh ? 'metal' : 'leather'),
  ]
  if (design === 'court') parts.push(perforation(form))
  if (design === 'runner')
    parts.push(
      {
        name: 'toe-guard',
        geometry: toePiece(skin, (column) => last.length * 0.83 + Math.abs(column) ** 2 * 0.0009, 44),
        slot: 'trim',
      },
      { name: 'flash-out', geometry: flash(form, 1), slot: 'accent' },
      { name: 'flash-in', geometry: flash(form, -1), slot: 'accent' },
    )
  if (isHigh)
    parts.push({
      name: 'toe-cap',
      geometry: toePiece(skin, (column) => last.length * 0.84 - Math.abs(column) * 0.012, 44, 0.12),
      slot: 'rubber',
    })
  return { parts: pairOf(parts, { apart: isMan ? 13 : 11.6 }) }
}

/** The slanting flash on the side of a runner. */
function flash(form: Form, side: 1 | -1) {
  const { length } = form.last
  const angle = (value: number) => (side > 0 ? value : Math.PI - value)
  return overlay(
    form,
    (share) => {
      const x = lerp(length * 0.56, length * 0.36, share)
      const a = lerp(0.12, 0.8, share)
      return [
        [x - 0.7, angle(a)],
        [x + 0.7, angle(a)],
      ]
    },
    { thickness: 0.1, out: 0.1, along: 40, across: 8 },
  )
}
