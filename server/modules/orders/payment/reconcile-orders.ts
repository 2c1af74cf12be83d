import type { DataOf } from '@/contract/calls/endpoint'
import type { opsPaymentCalls } from '@/contract/calls/ops/payments'
import type { Deps } from '@/server/http/calls/deps'
import { dayBefore, reconcileDay } from '../../payments/reconcile/reconcile'
import { findOrdersById } from '../records/orders.repository'

type Page = { day: string | undefined; after: string | undefined }

/** Compares a day's payments and refunds with their providers, and names the order of each difference. */
export async function reconcileOrders(
  deps: Deps,
  page: Page,
): Promise<DataOf<typeof opsPaymentCalls.opsReconcilePayments>> {
  const day = page.day ?? dayBefore(deps.clock.now())
  const { compared, findings, next } = await reconcileDay(deps, day, page.after)
  const orders = await findOrdersById(
    deps.db,
    findings.map(({ orderId }) => orderId),
  )
  const numbers = new Map(orders.map(({ id, orderBn }) => [id, orderBn]))
  const differences = findings.map(({ orderId, ...finding }) => ({
    ...finding,
    orderBn: numbers.get(orderId) ?? orderId,
  }))
  return { day, compared, differences, next }
}
