import { describe, expect, it } from 'vitest'
import { returnStatusSchema } from '@/contract/calls/purchase/returns'
import { canReturnBecome, isReturnOver, returnStatusLabel } from './return-states'

const allowed = [
  'pending>approved',
  'pending>rejected',
  'pending>canceled',
  'approved>shipped',
  'approved>received',
  'approved>canceled',
  'shipped>received',
  'received>refunded',
  'received>rejected',
]
const all = returnStatusSchema.options
const pairs = all.flatMap((from) =>
  all.map((to) => ({ from, to, isAllowed: allowed.includes(`${from}>${to}`) })),
)

describe('[B10] a return', () => {
  it.each(pairs)('$from to $to: $isAllowed', ({ from, to, isAllowed }) => {
    expect(canReturnBecome(from, to)).toBe(isAllowed)
  })

  it('has a name in Chinese for every state', () => {
    expect(all.map(returnStatusLabel)).toEqual([
      '审核中',
      '待寄回',
      '退货中',
      '已收货',
      '已退款',
      '已拒绝',
      '已取消',
    ])
  })

  it('is over when refunded, rejected or canceled', () => {
    expect(all.filter(isReturnOver)).toEqual(['refunded', 'rejected', 'canceled'])
  })
})
