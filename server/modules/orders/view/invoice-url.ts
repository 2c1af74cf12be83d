import { splitRoute } from '@/contract/calls/endpoint'
import { paths } from '@/contract/calls/paths'
import type { OrderRow } from '../records/orders.repository'

/** Where the document of an order's invoice is; null while none counts. */
export function invoiceUrlOf({ orderBn, invoiceStatus }: OrderRow): string | null {
  if (invoiceStatus !== 'issued') return null
  return splitRoute(paths.getInvoiceFile).path.replace(':orderNo', orderBn)
}
