import type { ReturnStatus } from '@/contract/calls/purchase/returns'

type State = { label: string; to: readonly ReturnStatus[] }

/**
 * Every state of a return, what a shopper reads, and where it may go (decisions, «Orders»). What is brought to a boutique is
 * received without a parcel; what does not fit its reason is rejected after the house has looked at it.
 */
const states: Record<ReturnStatus, State> = {
  pending: { label: '审核中', to: ['approved', 'rejected', 'canceled'] },
  approved: { label: '待寄回', to: ['shipped', 'received', 'canceled'] },
  shipped: { label: '退货中', to: ['received'] },
  received: { label: '已收货', to: ['refunded', 'rejected'] },
  refunded: { label: '已退款', to: [] },
  rejected: { label: '已拒绝', to: [] },
  canceled: { label: '已取消', to: [] },
}

export function canReturnBecome(from: ReturnStatus, to: ReturnStatus): boolean {
  return states[from].to.includes(to)
}

export function returnStatusLabel(status: ReturnStatus): string {
  return states[status].label
}

/** Whether nothing will change about it any more. */
export function isReturnOver(status: ReturnStatus): boolean {
  return states[status].to.length === 0
}
