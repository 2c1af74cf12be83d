import type { Return } from '@/contract/calls/purchase/returns'
import type { Db } from '@/server/db/client'
import { orderIdsOf } from '../orders/returning'
import { isReturnOver } from './records/return-states'
import { forOwner, viewReturns } from './records/return-view'
import { findReturnsOf, forgetShopper } from './records/returns.repository'

/** Every return of a customer, for who asks for their data. */
export async function listAllReturns(db: Db, customerId: string): Promise<Return[]> {
  const rows = await findReturnsOf(db, await orderIdsOf(db, customerId))
  return (await viewReturns(db, rows)).map(forOwner)
}

/** Whether anything of a customer is on its way back. */
export async function hasOpenReturns(db: Db, customerId: string): Promise<boolean> {
  const rows = await findReturnsOf(db, await orderIdsOf(db, customerId))
  return rows.some(({ status }) => !isReturnOver(status))
}

/** Parts the returns of a customer from them, as their account ends. Before their orders are. decision 0014 */
export async function releaseReturns(tx: Db, customerId: string): Promise<void> {
  const rows = await findReturnsOf(tx, await orderIdsOf(tx, customerId))
  await forgetShopper(
    tx,
    rows.map(({ id }) => id),
  )
}
