import { useRef, useState } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { DetailPage } from '@/components/layout/detail-page'
import type { Invoice } from '@/contract/calls/purchase/invoices'
import { routes } from '@/lib/routes'
import { InvoiceFacts } from './invoice-facts'
import { InvoiceForm } from './invoice-form'
import { invoiceStanding } from './invoice-text'
import { VoidedDocuments } from './voided-documents'
import styles from './invoice-sheet.module.scss'

/** How the invoice stands, and what can be done: ask for it, correct the request, fetch the document. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { orderBn, request, canRequest, invoiceUrl, documents } = invoice
  const title = useRef<HTMLHeadingElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const isForm = canRequest && (isEditing || request === null)
  const endEditing = () => {
    setIsEditing(false)
    title.current?.focus()
  }
  return (
    <DetailPage
      back={{ href: routes.order(orderBn), label: `返回订单 ${orderBn}` }}
      titleRef={title}
      {...invoiceStanding(invoice)}
    >
      {isForm ? (
        <InvoiceForm invoice={invoice} onDone={endEditing} />
      ) : (
        <>
          <InvoiceFacts invoice={invoice} />
          <div className={styles.actions}>
            {invoiceUrl !== null && (
              <ButtonLink href={invoiceUrl} download prefetch={false}>
                下载电子发票
              </ButtonLink>
            )}
            {canRequest && (
              <Button variant="secondary" onClick={() => setIsEditing(true)}>
                修改开票信息
              </Button>
            )}
          </div>
        </>
      )}
      <VoidedDocuments documents={documents} />
    </DetailPage>
  )
}
