import type { Model, Part } from '../../../kit/mesh/model'
import { graph } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { bootSkin } from '../boot/shaft'
import { softUpper } from '../boot/soften'
import { formOf } from '../last/form'
import { lastOf } from '../last/last'
import type { LastOptions } from '../last/last'
import { insoleOf } from '../last/sole'
import { openingOf } from '../last/upper'
import { pairOf, sockMark } from '../parts'
import { collar } from './collar'
import type { CollarOptions } from './collar'
import { unfolded } from './unfolded'
import { eyelets, facings } from './facings'
import type { FacingEnd } from './facings'
import { instepOf } from './instep'
import { laces } from './laces'
import { counter, quarters } from './panels'
import { soleParts } from './sole'
import type { SoleOptions } from './sole'
import { openThroat } from './throat'
import { tongue } from './tongue'
import { flashes, perforation, toePiece } from './trim'

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

const padded: CollarOptions = { thick: 0.34, tall: 1.7 }

const collars: Record<Design, CollarOptions> = {
  court: padded,
  runner: padded,
  'high-top': { thick: 0.2, tall: 0.7 },
}

const roundEnd: FacingEnd = { below: 0.28, corner: 0.5 }

/** Those of the high shoe go up to its edge. */
const facingEnds: Record<Design, FacingEnd> = {
  court: roundEnd,
  runner: roundEnd,
  'high-top': { below: 0.06, corner: 0.12, isToRim: true },
}

/** Sneakers: a court shoe with a cup sole, a runner on foam, a high canvas shoe with a rubber toe. */
export function sneaker(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const isHigh = design === 'high-top'
  const last = lastOf({
    ...lasts[design],
    length: isMan ? 29.5 : 26.8,
    width: isMan ? 1.08 : 0.99,
    hasRoundEnds: true,
  })
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
  const raw = bootSkin(
    form,
    opening,
    (share) => ({
      x: 4.75 * size + (isHigh ? 0.2 : 0.3) * share,
      y: ankle + rise * share,
      long: lerp(4.7, isHigh ? 4.9 : 4.8, share) * size,
      wide: (isHigh ? lerp(3.2, 3.7, share) : lerp(3.1, 2.95, share)) * size,
    }),
    {
      levels: isHigh ? 24 : 8,
      // High over the instep and at the heel's tendon, low under the ankle.
      topline: (turn) => (isHigh ? 0.25 * Math.cos(turn) : 0.55 * Math.cos(turn) + 1.5 * Math.cos(turn) ** 2),
    },
  )
  const skin = unfolded(raw, isHigh)
  const { wall } = soles[design]
  const instep = instepOf(skin, last.length * 0.665, isHigh ? 7 : 6)
  const [outside, inside] = softUpper(openThroat(instep), 0.3)
  const under = collars[design].tall * 0.55
  const parts: Part[] = [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'sock', geometry: insoleOf(form, wall + 0.1, 0.84), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 4.6, wall + 0.235, 3.6), slot: 'foil' },
    ...soleParts(form, soles[design]),
    ...quarters(instep, last.length * 0.7),
    ...counter(instep, {
      slot: design === 'runner' ? 'trim' : 'leather',
      tab: design === 'court' ? 'accent' : 'trim',
      under,
    }),
    tongue(instep),
    collar(instep, collars[design]),
    ...facings(instep, design === 'runner' ? 'trim' : 'leather', facingEnds[design]),
    ...eyelets(instep),
    laces(instep),
  ]
  if (design === 'court') parts.push(perforation(skin))
  if (design === 'runner') {
    // Low at the sides, where it runs out along the sole.
    const until = (column: number) => last.length * lerp(0.86, 0.76, smooth(6, 50, Math.abs(column)))
    parts.push(...toePiece(skin, { until, slot: 'trim' }), ...flashes(skin, 'accent', under))
  }
  if (isHigh) {
    const until = (column: number) => last.length * 0.84 - Math.abs(column) * 0.012
    const sole = (x: number) => last.under(x) + wall
    parts.push(...toePiece(skin, { until, slot: 'rubber', thickness: 0.16, isSewn: false, sole }))
  }
  return { parts: pairOf(parts, { apart: isMan ? 13 : 11.6 }) }
}
