import { Anchor } from '@/components/anchor'
import type { Order } from '@/contract/calls/purchase/orders'
import { formatDateTime, formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { OrderActions } from './actions/order-actions'
import { OrderLines } from './order-lines'
import { PayAgain } from './pay-again'
import styles from './order-card.module.scss'

/** An order in the list: when, what, how it stands, and what can be done. */
export function OrderCard({ order, readAt }: { order: Order; readAt: number }) {
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <h2>
          <Anchor className={styles.link} href={routes.order(order.orderBn)}>
            订单 {order.orderBn}
          </Anchor>
        </h2>
        <p className={styles.status}>{order.statusLabel}</p>
      </div>
      <p className={styles.date}>{formatDateTime(order.createdAt)}</p>
      <OrderLines lines={order.items} />
      <p className={styles.total}>
        合计 <span>{formatFen(order.grandTotal)}</span>
      </p>
      <PayAgain order={order} readAt={readAt} />
      <OrderActions order={order} />
    </li>
  )
}
