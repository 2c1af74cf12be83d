import type { Db } from '@/server/db/client'
import { writeInvoice, type InvoicedOrder } from '../orders/invoicing'
import { noteOn, type Cause } from '../orders/records/transition'
import { voidValid } from './invoices.repository'

type OrderRow = InvoicedOrder['order']

/** An issued invoice counts no more from the moment money of its order goes back. The caller holds the order's lock. */
export async function voidInvoice(tx: Db, order: OrderRow, cause: Cause): Promise<void> {
  if (order.invoiceStatus !== 'issued') return
  const invoiceNo = await voidValid(tx, order.id, cause.at)
  await writeInvoice(tx, order.id, { invoiceStatus: 'voided' })
  await noteOn(tx, order, {
    ...cause,
    note: [`发票 ${invoiceNo} 已作废`, cause.note].filter(Boolean).join(' · '),
  })
}

/**
 * Once the money is back: what is left of the order is to be invoiced anew as it was asked for; where nothing is left,
 * a request that was not met lapses. The caller holds the order's lock.
 */
export async function settleInvoice(
  tx: Db,
  { id, invoiceStatus }: OrderRow,
  { isAllBack }: { isAllBack: boolean },
): Promise<void> {
  if (isAllBack && invoiceStatus === 'applied')
    await writeInvoice(tx, id, { invoiceStatus: 'none', invoice: null })
  if (!isAllBack && invoiceStatus === 'voided') await writeInvoice(tx, id, { invoiceStatus: 'applied' })
}
