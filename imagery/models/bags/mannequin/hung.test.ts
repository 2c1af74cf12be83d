import { describe, expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import { measures } from '../forms/measures'
import { miniBags } from '../forms/mini-bags'
import { shoulderBags } from '../forms/shoulder-bags'
import { topHandleBags } from '../forms/top-handle-bags'
import { totes } from '../forms/totes'
import { armField } from './arm'
import { underStrap } from './forearm'
import { hungOnArm, isHandle, reachFor } from './hung'

const bags = [
  ['one handle', topHandleBags.line, { width: 21, height: 16, depth: 9, line: '晨曦' }],
  ['a short handle', miniBags.line, { width: 16, height: 12, depth: 6, line: '晨曦' }],
  ['two handles', totes.line, { width: 36, height: 28, depth: 15, line: '河畔' }],
  ['a strap', shoulderBags.line, { width: 24, height: 17, depth: 8, line: '拱廊' }],
  ['a chain', miniBags.line, { width: 14, height: 9, depth: 3.5, line: '珠光' }],
] as const

/** What hangs gives way by this much, cm, and is as near as this where it lies. */
const gives = 0.1
const touches = 0.2

describe('a bag on the plaster arm', () => {
  it.each(bags)('hangs by %s over the wrist, and touches nothing else of it', (_, form, params) => {
    const model = withDetail(0.4, () => hungOnArm(form(measures(params, underStrap))))
    const own = model.parts.filter(({ slot }) => !slot.startsWith('mannequin-'))
    const field = armField(reachFor({ parts: own }))
    const nearest = own.map((part) => ({
      part,
      away: Math.min(...placesOf(part.geometry).map(({ x, y, z }) => field(x, y, z))),
    }))
    expect(nearest.filter(({ away }) => away < -gives).map(({ part }) => part.name)).toEqual([])
    expect(Math.min(...nearest.filter(({ part }) => isHandle(part)).map(({ away }) => away))).toBeLessThan(
      touches,
    )
    const others = nearest.filter(({ part }) => !isHandle(part))
    expect(others.filter(({ away }) => away < 0.3).map(({ part }) => part.name)).toEqual([])
  })

  it('is not behind the hand, however short its handle is', () => {
    const [, form, params] = bags[1]
    const { parts } = withDetail(0.2, () => hungOnArm(form(measures(params, underStrap))))
    const top = boundsOfModel({ parts: parts.filter(({ name }) => name.startsWith('flap')) }).max.y
    const hand = parts
      .filter(({ name }) => name === 'hand')
      .flatMap((part) => placesOf(part.geometry))
      .filter(({ z }) => z > reachFor({ parts }).front + 6)
    expect(hand.length).toBeGreaterThan(0)
    expect(hand.filter(({ y }) => y < top)).toEqual([])
  })

  it.each(bags)('hangs by %s over the ground, which the plinth stands on', (_, form, params) => {
    const model = withDetail(0.2, () => hungOnArm(form(measures(params, underStrap))))
    const low = (isOwn: boolean) =>
      boundsOfModel({
        parts: model.parts.filter(({ slot }) => slot.startsWith('mannequin-') !== isOwn),
      }).min.y
    expect(low(false)).toBeCloseTo(0, 5)
    expect(low(true)).toBeGreaterThan(6)
  })
})
