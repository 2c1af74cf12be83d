import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { routes } from '@/lib/routes'
import { newestOrderQuery } from './queries'

/** Nothing is selected in the bag, perhaps because another tab has just ordered it: then that order is named. */
export function NothingToOrder() {
  const { data: order, isPending } = useQuery(newestOrderQuery)
  if (isPending) return null
  const isUnpaid = order?.status === 'pending_payment'
  return (
    <EmptyState
      heading="h1"
      title={isUnpaid ? '您有待付款的订单' : '没有需要结算的商品'}
      action={
        isUnpaid ? (
          <ButtonLink href={routes.cashier(order.orderBn)}>前往支付</ButtonLink>
        ) : (
          <ButtonLink href={routes.bag}>返回购物袋</ButtonLink>
        )
      }
    >
      {isUnpaid ? `订单 ${order.orderBn} 已提交，尚未付款。` : '请在购物袋中选择需要购买的商品。'}
    </EmptyState>
  )
}
