import { FactList } from '@/components/layout/fact-list'
import type { Invoice } from '@/contract/calls/purchase/invoices'
import { formatDateTime, formatFen } from '@/lib/format'

/** Whom the invoice names, over how much, and its number once it is issued. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { request, amount, documents } = invoice
  const valid = documents.find(({ voidedAt }) => voidedAt === null)
  return (
    <FactList
      facts={[
        ...(valid
          ? [
              { label: '发票号码', value: valid.invoiceNo },
              { label: '开票时间', value: formatDateTime(valid.issuedAt) },
            ]
          : []),
        ...(request ? requestFacts(request) : []),
        { label: '开票金额', value: formatFen(valid?.amount ?? amount) },
      ]}
    />
  )
}

function requestFacts(request: NonNullable<Invoice['request']>) {
  const { title, email } = request
  return [
    { label: request.type === 'company' ? '企业名称' : '发票抬头', value: title },
    ...(request.type === 'company' ? [{ label: '税号', value: request.taxNumber }] : []),
    { label: '电子邮箱', value: email },
  ]
}
