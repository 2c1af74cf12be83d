import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/button-link'
import type { Order } from '@/contract/calls/purchase/orders'
import { formatCountdown, formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'
import { paidQuery } from '../queries'
import styles from './code-state.module.scss'
import { replacePage } from './replace-page'

type Props = { order: Order; imgSrc: string; secondsLeft: number }

/** A code to scan with the phone; goes on by itself once the money has come. */
export function CodeState({ order, imgSrc, secondsLeft }: Props) {
  const { orderBn, paymentMethod } = order
  const isSettled = useQuery(paidQuery(orderBn)).data?.isPaid ?? false
  useEffect(() => {
    if (isSettled) replacePage(routes.paymentResult(orderBn))
  }, [isSettled, orderBn])

  return (
    <div className={styles.root}>
      <h1 className={styles.title}>扫码支付</h1>
      <p className={styles.amount}>{formatFen(order.grandTotal)}</p>
      <img className={styles.code} src={imgSrc} alt="支付二维码" width={240} height={240} />
      <div className={styles.text}>
        <p>请使用手机上的{paymentMethod}扫描二维码，</p>
        <p>付款后本页会自动更新。</p>
        <p>
          订单 {orderBn}，剩余 <span role="timer">{formatCountdown(secondsLeft)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={routes.paymentResult(orderBn)}>已完成支付</ButtonLink>
        <ButtonLink variant="secondary" href={routes.cashier(orderBn)}>
          返回收银台
        </ButtonLink>
      </div>
    </div>
  )
}
