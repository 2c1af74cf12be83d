import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '@/contract/calls/purchase/orders'
import { timelineSteps } from './timeline-steps'

const at = '2026-11-20T12:00:00.000Z'
const timeline = (statuses: OrderStatus[]) => statuses.map((status) => ({ status, statusLabel: '', at }))

describe('[B07] the timeline of an order', () => {
  it.each([
    [['pending_payment'], false, '提交订单 | 付款成功 已发货 已完成'],
    [['pending_payment', 'paid'], true, '提交订单 付款成功 | 可自提 已完成'],
    [['pending_payment', 'paid', 'shipped'], false, '提交订单 付款成功 已发货 | 已完成'],
    [['pending_payment', 'paid', 'shipped', 'complete'], false, '提交订单 付款成功 已发货 已完成 |'],
    [['pending_payment', 'canceled'], false, '提交订单 已取消 |'],
    [['pending_payment', 'paid', 'refunding'], false, '提交订单 付款成功 退款中 |'],
  ] as const)('%j, fetched at a boutique: %s', (statuses, isPickup, expected) => {
    const steps = timelineSteps({ timeline: timeline([...statuses]), isPickup })

    const [done, coming] = [true, false].map((isDone) =>
      steps.filter((step) => (step.at !== null) === isDone).map(({ label }) => label),
    )
    expect(`${done!.join(' ')} | ${coming!.join(' ')}`.trim()).toBe(expected)
  })
})
