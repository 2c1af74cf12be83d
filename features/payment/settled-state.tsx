import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import type { OrderStatus } from '@/contract/calls/purchase/orders'
import { routes } from '@/lib/routes'

type Props = { orderNo: string; status: OrderStatus }

/** Nothing is to be paid any more: the order is paid, its money went back, or it was canceled. */
export function SettledState({ orderNo, status }: Props) {
  if (status === 'canceled') {
    return (
      <EmptyState
        heading="h1"
        title="订单已取消"
        action={
          <>
            <ButtonLink href={routes.home}>继续浏览</ButtonLink>
            <ButtonLink variant="secondary" href={routes.order(orderNo)}>
              查看订单
            </ButtonLink>
          </>
        }
      >
        订单 {orderNo} 未在有效时间内完成支付，已自动取消。如您已付款，款项将原路退回。
      </EmptyState>
    )
  }
  const { title, text } = settledText(status)
  return (
    <EmptyState
      heading="h1"
      title={title}
      action={
        <>
          <ButtonLink href={routes.order(orderNo)}>查看订单</ButtonLink>
          <ButtonLink variant="secondary" href={routes.home}>
            继续浏览
          </ButtonLink>
        </>
      }
    >
      订单 {orderNo} {text}
    </EmptyState>
  )
}

function settledText(status: OrderStatus): { title: string; text: string } {
  if (status === 'refunding') return { title: '退款中', text: '的款项正在原路退回。' }
  if (status === 'refunded') return { title: '已退款', text: '的款项已原路退回。' }
  return { title: '支付成功', text: '已确认，感谢您的选购，我们将尽快为您准备。' }
}
