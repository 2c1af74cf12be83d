import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InvoiceRequest } from '@/contract/calls/purchase/invoices'
import { call } from '@/lib/api/browser'

/** How the invoice of an order stands. */
export const invoiceQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['orders', 'invoice', orderNo],
    queryFn: ({ signal }) => call('getInvoice', { params: { orderNo } }, signal),
  })

/** Asks for an invoice or corrects the request; the order and the lists with it are read again. */
export function useRequestInvoice(orderNo: string) {
  const client = useQueryClient()
  const { queryKey } = invoiceQuery(orderNo)
  return useMutation({
    mutationFn: (body: InvoiceRequest) => call('requestInvoice', { params: { orderNo }, body }),
    onSuccess: async (invoice) => {
      client.setQueryData(queryKey, invoice)
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders', 'detail', orderNo] }),
        client.invalidateQueries({ queryKey: ['orders', 'list'] }),
      ])
    },
  })
}
