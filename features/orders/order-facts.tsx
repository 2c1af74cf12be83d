import { Anchor } from '@/components/anchor'
import type { Order } from '@/contract/calls/purchase/orders'
import { maskMobile } from '@/lib/format'
import { invoiceText } from './order-text'
import styles from './order-facts.module.scss'

/** Where it goes, how it was paid, the invoice, the gift. */
export function OrderFacts({ order }: { order: Order }) {
  const { shipping, giftInformation, invoice } = order
  return (
    <dl className={styles.root}>
      <div className={styles.fact}>
        <dt>{order.isPickup ? '门店自提' : '收货信息'}</dt>
        <dd>
          <p>
            {shipping.firstname} {maskMobile(shipping.telephone)}
          </p>
          {shipping.store && (
            <p>
              {shipping.store.name}，{shipping.store.hours}
            </p>
          )}
          <p>{shipping.address}</p>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>支付方式</dt>
        <dd>{order.paymentMethod}</dd>
      </div>
      <div className={styles.fact}>
        <dt>发票</dt>
        <dd>
          {invoiceText(order)}
          {invoice.invoiceUrl && (
            <Anchor className={styles.link} href={invoice.invoiceUrl} target="_blank">
              查看发票
            </Anchor>
          )}
        </dd>
      </div>
      {giftInformation && (
        <div className={styles.fact}>
          <dt>礼品</dt>
          <dd>
            {giftInformation.isGiftWrapped && <p>以礼盒包装</p>}
            {giftInformation.message && <p className={styles.message}>{giftInformation.message}</p>}
          </dd>
        </div>
      )}
      {order.sample && (
        <div className={styles.fact}>
          <dt>随单试用装</dt>
          <dd>{order.sample.name}</dd>
        </div>
      )}
    </dl>
  )
}
