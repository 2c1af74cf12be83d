import { describe, expect, it } from 'vitest'
import { orderStatusSchema } from '@/contract/calls/purchase/orders'
import { canBecome, statusLabel } from './order-states'

const allowed = [
  'pending_payment>paid',
  'pending_payment>canceled',
  'paid>shipped',
  'paid>ready_for_pickup',
  'paid>refunding',
  'shipped>complete',
  'ready_for_pickup>complete',
  'complete>refunding',
  'refunding>refunded',
  'refunding>complete',
]
const all = orderStatusSchema.options
const pairs = all.flatMap((from) =>
  all.map((to) => ({ from, to, isAllowed: allowed.includes(`${from}>${to}`) })),
)

describe('canBecome', () => {
  it.each(pairs)('$from to $to: $isAllowed', ({ from, to, isAllowed }) => {
    expect(canBecome(from, to)).toBe(isAllowed)
  })
})

it('names every state in Chinese', () => {
  expect(all.map(statusLabel)).toEqual([
    '待付款',
    '待发货',
    '已发货',
    '待自提',
    '已完成',
    '退款中',
    '已退款',
    '已取消',
  ])
})
