import type { OrderStatus } from '@/contract/calls/purchase/orders'

type State = { label: string; to: readonly OrderStatus[] }

/** Every state, what a shopper reads, and where it may go (decisions, «Orders»). */
const states: Record<OrderStatus, State> = {
  pending_payment: { label: '待付款', to: ['paid', 'canceled'] },
  paid: { label: '待发货', to: ['shipped', 'ready_for_pickup', 'refunding'] },
  shipped: { label: '已发货', to: ['complete'] },
  ready_for_pickup: { label: '待自提', to: ['complete'] },
  complete: { label: '已完成', to: ['refunding'] },
  refunding: { label: '退款中', to: ['refunded', 'complete'] },
  refunded: { label: '已退款', to: [] },
  canceled: { label: '已取消', to: [] },
}

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return states[from].to.includes(to)
}

export function statusLabel(status: OrderStatus): string {
  return states[status].label
}
