import type { Invoice } from '@/contract/calls/purchase/invoices'
import { formatDateTime, formatFen } from '@/lib/format'
import styles from './voided-documents.module.scss'

/** Documents that count no more, so that nobody takes them for the one that does. */
export function VoidedDocuments({ documents }: Pick<Invoice, 'documents'>) {
  const voided = documents.flatMap(({ voidedAt, ...document }) =>
    voidedAt ? [{ ...document, voidedAt }] : [],
  )
  if (voided.length === 0) return null
  return (
    <section className={styles.root}>
      <h2 className={styles.heading}>已作废的发票</h2>
      <ul>
        {voided.map(({ invoiceNo, amount, voidedAt }) => (
          <li key={invoiceNo}>
            {invoiceNo} · {formatFen(amount)} · <time dateTime={voidedAt}>{formatDateTime(voidedAt)}</time>{' '}
            作废
          </li>
        ))}
      </ul>
    </section>
  )
}
