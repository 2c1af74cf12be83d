'use client'

import { useEffect } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/layout/empty-state'
import type { PayAction } from '@/contract/calls/purchase/payment'
import { routes } from '@/lib/routes'
import { replacePage } from './replace-page'
import { payInApp } from './pay-in-app'
import styles from './pay-action-state.module.scss'

type Props<T extends PayAction['type']> = { orderNo: string; action: Extract<PayAction, { type: T }> }

/** The way an order is paid: on to the provider, a code to scan, or the chat app's own kit. */
export function PayActionState({ orderNo, action }: { orderNo: string; action: PayAction }) {
  if (action.type === 'code') return <CodeState orderNo={orderNo} action={action} />
  if (action.type === 'in-app') return <InAppState orderNo={orderNo} action={action} />
  return <RedirectState orderNo={orderNo} action={action} />
}

function RedirectState({ orderNo, action: { url } }: Props<'redirect'>) {
  useEffect(() => replacePage(url), [url])
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title="正在前往支付页面"
        action={
          <>
            <Button onClick={() => replacePage(url)}>前往支付</Button>
            <ButtonLink variant="secondary" href={routes.cashier(orderNo)}>
              返回收银台
            </ButtonLink>
          </>
        }
      >
        如页面没有自动跳转，请点击下方按钮。
      </EmptyState>
    </div>
  )
}

function CodeState({ orderNo, action: { imgSrc } }: Props<'code'>) {
  return (
    <EmptyState
      heading="h1"
      title="请扫码支付"
      action={<ButtonLink href={routes.paymentResult(orderNo)}>已完成支付</ButtonLink>}
    >
      <img className={styles.code} src={imgSrc} alt="支付二维码" width={240} height={240} />
      请使用手机扫描二维码完成支付。
    </EmptyState>
  )
}

function InAppState({ orderNo, action: { parameters } }: Props<'in-app'>) {
  const handlePay = async () => {
    const isPaid = await payInApp(parameters)
    replacePage(isPaid ? routes.paymentResult(orderNo) : routes.paymentFailure(orderNo))
  }
  return (
    <EmptyState
      heading="h1"
      title="微信支付"
      action={<Button onClick={() => void handlePay()}>立即支付</Button>}
    >
      请在微信内完成支付。
    </EmptyState>
  )
}
