import { describe, expect, it } from 'vitest'
import { isInReturnTime, judgeReturn, returnableQty, returnsEndAt, type ReturnableLine } from './returns'

describe('[B10] the time to return ends with the seventh day in mainland China', () => {
  it.each([
    ['2026-03-01T00:00:00+08:00', '2026-03-09T00:00:00+08:00'],
    ['2026-03-01T23:59:59+08:00', '2026-03-09T00:00:00+08:00'],
    ['2026-02-28T16:00:00Z', '2026-03-09T00:00:00+08:00'],
    ['2026-12-30T12:00:00+08:00', '2027-01-07T00:00:00+08:00'],
  ])('completed %s: until %s', (completedAt, end) => {
    expect(returnsEndAt(new Date(completedAt))).toEqual(new Date(end))
  })

  const completedAt = new Date('2026-03-01T10:00:00+08:00')
  it.each([
    { status: 'complete', completedAt, now: '2026-03-08T23:59:59+08:00', is: true },
    { status: 'complete', completedAt, now: '2026-03-09T00:00:00+08:00', is: false },
    { status: 'refunding', completedAt, now: '2026-03-02T00:00:00+08:00', is: false },
    { status: 'refunded', completedAt, now: '2026-03-02T00:00:00+08:00', is: false },
    { status: 'shipped', completedAt: null, now: '2026-03-02T00:00:00+08:00', is: false },
  ])('$status at $now: $is', ({ now, is, ...order }) => {
    expect(isInReturnTime(order, new Date(now))).toBe(is)
  })
})

const line = (given: Partial<ReturnableLine> = {}): ReturnableLine => ({
  qty: 3,
  returnIds: [],
  isSample: false,
  isBelt: false,
  isCustomized: false,
  ...given,
})

describe('[B10] what of a line may be returned', () => {
  it.each([
    { what: 'three new pieces', given: line(), qty: 3 },
    { what: 'one of three returned', given: line({ returnIds: ['R1'] }), qty: 2 },
    { what: 'all returned', given: line({ returnIds: ['R1', 'R1', 'R2'] }), qty: 0 },
    { what: 'a sample', given: line({ isSample: true }), qty: 0 },
    { what: 'a belt', given: line({ qty: 1, isBelt: true }), qty: 1 },
  ])('$what: $qty', ({ given, qty }) => {
    expect(returnableQty(given)).toBe(qty)
  })

  it.each([
    { what: 'some for any reason', given: line(), qty: 2, reason: 'unwanted', refusal: null },
    { what: 'more than were bought', given: line(), qty: 4, reason: 'size', refusal: '最多可退 3 件' },
    { what: 'none', given: line(), qty: 0, reason: 'size', refusal: '最多可退 3 件' },
    {
      what: 'more than are left',
      given: line({ returnIds: ['R1', 'R1'] }),
      qty: 2,
      reason: 'size',
      refusal: '最多可退 1 件',
    },
    {
      what: 'what has been returned',
      given: line({ qty: 1, returnIds: ['R1'] }),
      qty: 1,
      reason: 'size',
      refusal: '该商品已申请退货',
    },
    { what: 'an unknown reason', given: line(), qty: 1, reason: 'mood', refusal: '请选择退货原因' },
    {
      what: 'a sample, whatever the reason',
      given: line({ isSample: true }),
      qty: 1,
      reason: 'quality',
      refusal: '试用装不支持退货',
    },
    {
      what: 'a belt that is not wanted',
      given: line({ isBelt: true }),
      qty: 1,
      reason: 'unwanted',
      refusal: '定制商品仅支持因质量问题退货',
    },
    { what: 'a faulty belt', given: line({ isBelt: true }), qty: 1, reason: 'quality', refusal: null },
    {
      what: 'initials that do not please',
      given: line({ isCustomized: true }),
      qty: 1,
      reason: 'look',
      refusal: '定制商品仅支持因质量问题退货',
    },
    {
      what: 'other initials than ordered',
      given: line({ isCustomized: true }),
      qty: 1,
      reason: 'wrong-piece',
      refusal: null,
    },
  ])('$what: $refusal', ({ given, qty, reason, refusal }) => {
    expect(judgeReturn(given, { qty, reason })).toBe(refusal)
  })
})
