import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { routes } from '@/lib/routes'
import { payInApp } from './pay-in-app'
import { replacePage } from './replace-page'

type Props = { orderNo: string; parameters: Record<string, string> }

/** The chat app's own kit, over the page: by itself, and by hand where it does not come. */
export function InAppState({ orderNo, parameters }: Props) {
  const pay = async () => {
    const isPaid = await payInApp(parameters)
    replacePage(isPaid ? routes.paymentResult(orderNo) : routes.paymentFailure(orderNo))
  }
  const begin = useEffectEvent(() => void pay())
  useEffect(() => begin(), [])

  return (
    <EmptyState
      heading="h1"
      title="微信支付"
      action={
        <>
          <Button onClick={() => void pay()}>立即支付</Button>
          <ButtonLink variant="secondary" href={routes.cashier(orderNo)}>
            返回收银台
          </ButtonLink>
        </>
      }
    >
      <p>请在弹出的窗口中完成支付。</p>
      <p>如窗口没有出现，请点击下方按钮。</p>
    </EmptyState>
  )
}
