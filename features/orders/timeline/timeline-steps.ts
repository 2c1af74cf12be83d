import type { Order, OrderStatus } from '@/contract/calls/purchase/orders'

/** One step on the way of an order; `at` is null for one that is still to come. */
export type TimelineStep = { status: OrderStatus; label: string; at: string | null }

/** What happened, rather than what is waited for. */
const labels: Record<OrderStatus, string> = {
  pending_payment: '提交订单',
  paid: '付款成功',
  shipped: '已发货',
  ready_for_pickup: '可自提',
  complete: '已完成',
  refunding: '退款中',
  refunded: '已退款',
  canceled: '已取消',
}

/** The steps an order has made, and those it has yet to make where all goes well. */
export function timelineSteps({ timeline, isPickup }: Pick<Order, 'timeline' | 'isPickup'>): TimelineStep[] {
  const way: OrderStatus[] = [
    'pending_payment',
    'paid',
    isPickup ? 'ready_for_pickup' : 'shipped',
    'complete',
  ]
  const place = way.indexOf(timeline.at(-1)?.status ?? 'canceled')
  const coming = place === -1 ? [] : way.slice(place + 1)
  return [
    ...timeline.map(({ status, at }) => ({ status, label: labels[status], at })),
    ...coming.map((status) => ({ status, label: labels[status], at: null })),
  ]
}
