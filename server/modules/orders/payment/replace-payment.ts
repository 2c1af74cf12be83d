import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { askProvider, closeWithProvider, findPayment, type Payment } from '../../payments/payments.service'
import { lockOrder, type OrderRow } from '../records/orders.repository'
import { settlePayment } from './settle-payment'

/**
 * Lets an unpaid order be paid by a new payment. Whoever paid the open one meanwhile has paid the order; `replace` decides
 * under the order's lock, and answers the payment that was closed.
 */
export async function replaceOpenPayment(
  deps: Deps,
  { id }: OrderRow,
  replace: (tx: Db, order: OrderRow) => Promise<Payment | null>,
): Promise<void> {
  const before = await findPayment(deps.db, id)
  const notice = before.status === 'open' ? await askProvider(deps, before) : null
  if (notice) await settlePayment(deps, before, notice)

  const replaced = await deps.db.transaction(async (tx) => replace(tx, await lockOrder(tx, id)))
  if (replaced) await closeWithProvider(deps, replaced)
}
