import { ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/layout/empty-state'
import type { OrderStatus } from '@/contract/calls/purchase/orders'
import { routes } from '@/lib/routes'

type Props = { orderNo: string; status: OrderStatus }

/** Nothing is to be paid any more: the order is paid, or was canceled. */
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
  return (
    <EmptyState
      heading="h1"
      title="支付成功"
      action={
        <>
          <ButtonLink href={routes.order(orderNo)}>查看订单</ButtonLink>
          <ButtonLink variant="secondary" href={routes.home}>
            继续浏览
          </ButtonLink>
        </>
      }
    >
      感谢您的选购。订单 {orderNo} 已确认，我们将尽快为您准备。
    </EmptyState>
  )
}
