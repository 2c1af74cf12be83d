import type { OrderStatus } from '@/contract/calls/purchase/orders'

const DAY_MS = 86_400_000
const RETURN_DAYS = 7

/** Returns are possible for 7 days after completion (decisions, «Orders»). */
export function isReturnable(
  { status, completedAt }: { status: OrderStatus; completedAt: Date | null },
  now: Date,
): boolean {
  if (status !== 'complete' || !completedAt) return false
  return now.getTime() < completedAt.getTime() + RETURN_DAYS * DAY_MS
}
