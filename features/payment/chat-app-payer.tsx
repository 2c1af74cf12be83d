import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { routes } from '@/lib/routes'
import { renamePage } from './action/replace-page'
import { PaymentLines } from './payment-skeleton'
import { chatAppPayableQuery, type PayerProof } from './queries'

/** Back from the chat app, which told who pays: opens the payment, and then stands at the page's own address. */
export function ChatAppPayer({ orderNo, proof }: { orderNo: string; proof: PayerProof }) {
  const { isSuccess, error } = useQuery(chatAppPayableQuery(orderNo, proof))
  useEffect(() => {
    if (isSuccess) renamePage(routes.payment(orderNo))
  }, [isSuccess, orderNo])

  if (!error) return <PaymentLines />
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title="暂时无法打开微信支付"
        action={<ButtonLink href={routes.cashier(orderNo)}>返回收银台</ButtonLink>}
      >
        {error.message}
      </EmptyState>
    </div>
  )
}
