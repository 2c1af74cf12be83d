import { ButtonLink } from '@/components/button-link'
import { useCountdown } from '@/components/form/use-countdown'
import type { Order } from '@/contract/calls/purchase/orders'
import { formatCountdown } from '@/lib/format'
import { payHref } from './order-text'
import styles from './pay-again.module.scss'

type Props = {
  order: Order
  /** When the order was read, milliseconds since 1970. */
  readAt: number
}

/** For an unpaid order: the time left to pay, and the way to the cashier. Nothing once that time is over. */
export function PayAgain({ order, readAt }: Props) {
  const href = payHref(order)
  const secondsLeft = useCountdown(href === null ? null : readAt + order.orderValidSeconds * 1000)
  if (href === null || secondsLeft === 0) return null
  return (
    <div className={styles.root}>
      <p className={styles.time}>
        剩余支付时间 <span role="timer">{formatCountdown(secondsLeft)}</span>
      </p>
      <ButtonLink href={href}>去支付</ButtonLink>
    </div>
  )
}
