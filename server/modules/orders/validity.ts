import type { OrderStatus } from '@/contract/calls/purchase/orders'

const DAY_MS = 86_400_000
const RETURN_DAYS = 7

type Payable = { status: OrderStatus; expiresAt: Date }

/** How long an unpaid order may still be paid; 0 for every other. Seconds. */
export function validSeconds({ status, expiresAt }: Payable, now: Date): number {
  if (status !== 'pending_payment') return 0
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
}

/** Whether an order has outlived its time to be paid. */
export function isOverdue(order: Payable, now: Date): boolean {
  return order.status === 'pending_payment' && order.expiresAt <= now
}

/** Returns are possible for 7 days after completion (decisions, «Orders»). */
export function isReturnable(
  { status, completedAt }: { status: OrderStatus; completedAt: Date | null },
  now: Date,
): boolean {
  if (status !== 'complete' || !completedAt) return false
  return now.getTime() < completedAt.getTime() + RETURN_DAYS * DAY_MS
}
