import type { Order } from '@/contract/calls/purchase/orders'
import { BuyAgain } from './buy-again'
import { CancelOrder } from './cancel-order'
import styles from './order-actions.module.scss'

/** What a shopper can do with an order beside paying it. */
export function OrderActions({ order: { orderBn, status } }: { order: Order }) {
  return (
    <div className={styles.root}>
      {status === 'pending_payment' ? <CancelOrder orderNo={orderBn} /> : <BuyAgain orderNo={orderBn} />}
    </div>
  )
}
