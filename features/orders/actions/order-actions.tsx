import { Anchor } from '@/components/anchor'
import type { Order } from '@/contract/calls/purchase/orders'
import { routes } from '@/lib/routes'
import { invoiceLinkText } from '../order-text'
import { BuyAgain } from './buy-again'
import { CancelOrder } from './cancel-order'
import styles from './order-actions.module.scss'

/** What a shopper can do with an order beside paying it. */
export function OrderActions({ order }: { order: Order }) {
  const { orderBn, status, canReturn } = order
  const invoice = invoiceLinkText(order)
  return (
    <div className={styles.root}>
      {status === 'pending_payment' ? <CancelOrder orderNo={orderBn} /> : <BuyAgain orderNo={orderBn} />}
      {invoice !== null && (
        <Anchor className={styles.link} href={routes.invoice(orderBn)}>
          {invoice}
        </Anchor>
      )}
      {canReturn && (
        <Anchor className={styles.link} href={routes.refund(orderBn)}>
          申请退货
        </Anchor>
      )}
    </div>
  )
}
