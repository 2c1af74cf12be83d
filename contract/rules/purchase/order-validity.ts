/** Minutes an unpaid order may be paid, unless the settings say otherwise (decisions, «Orders»). */
export const PAYMENT_WINDOW_MINUTES = 30

type Payable = { status: string; expiresAt: Date }

/** How long an unpaid order may still be paid; 0 for every other. Seconds. */
export function secondsLeft({ status, expiresAt }: Payable, now: Date): number {
  if (status !== 'pending_payment') return 0
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
}

/** Whether an order has outlived its time to be paid. */
export function isOverdue(order: Payable, now: Date): boolean {
  return order.status === 'pending_payment' && order.expiresAt <= now
}
