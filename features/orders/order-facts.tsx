import { FactList } from '@/components/layout/fact-list'
import type { Order } from '@/contract/calls/purchase/orders'
import { maskMobile } from '@/lib/format'
import { invoiceText } from './order-text'
import styles from './order-facts.module.scss'

/** Where it goes, how it was paid, the invoice, the gift. */
export function OrderFacts({ order }: { order: Order }) {
  const { giftInformation, sample } = order
  return (
    <FactList
      facts={[
        { label: order.isPickup ? '门店自提' : '收货信息', value: <Shipping {...order.shipping} /> },
        { label: '支付方式', value: order.paymentMethod },
        { label: '发票', value: <Invoice order={order} /> },
        ...(giftInformation ? [{ label: '礼品', value: <Gift {...giftInformation} /> }] : []),
        ...(sample ? [{ label: '随单试用装', value: sample.name }] : []),
      ]}
    />
  )
}

function Shipping({ firstname, telephone, address, store }: Order['shipping']) {
  return (
    <>
      <p>
        {firstname} {maskMobile(telephone)}
      </p>
      {store && (
        <p>
          {store.name}，{store.hours}
        </p>
      )}
      <p>{address}</p>
    </>
  )
}

function Invoice({ order }: { order: Order }) {
  const { title, taxNumber } = order.invoice
  return (
    <>
      <p>{invoiceText(order)}</p>
      {title !== null && <p>{title}</p>}
      {taxNumber !== null && <p>税号 {taxNumber}</p>}
    </>
  )
}

function Gift({ isGiftWrapped, message }: NonNullable<Order['giftInformation']>) {
  return (
    <>
      {isGiftWrapped && <p>以礼盒包装</p>}
      {message && <p className={styles.message}>{message}</p>}
    </>
  )
}
