'use client'

import { ButtonLink } from '@/components/button-link'
import { routes } from '@/lib/routes'
import { PaymentFrame } from './payment-frame'
import styles from './payment-guide-page.module.scss'

const steps = [
  '点击页面右上角的“···”菜单。',
  '选择“在浏览器打开”。',
  '在浏览器中登录后，于“我的订单”中选择该订单并完成支付。',
]

/** Inside the chat app Alipay does not open: how to go on in the browser. B§2. */
export function PaymentGuidePage() {
  return (
    <PaymentFrame>
      {(orderNo) => (
        <div className={styles.root}>
          <h1 className={styles.title}>在浏览器中完成支付</h1>
          <p>当前应用内无法打开支付宝。您的订单 {orderNo} 已保留，请按以下步骤继续。</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.actions}>
            <ButtonLink isWide href={routes.paymentResult(orderNo)}>
              我已完成支付
            </ButtonLink>
            <ButtonLink isWide variant="secondary" href={routes.cashier(orderNo)}>
              返回收银台
            </ButtonLink>
          </div>
        </div>
      )}
    </PaymentFrame>
  )
}
