import { ButtonLink } from '@/components/button-link'
import { ErrorState } from '@/components/feedback/error-state'
import { routes } from '@/lib/routes'

type Props = {
  error: Error
  onRetry: () => void
  /** The rank of what is said on its page. */
  heading: 'h1' | 'h2'
}

/** The orders could not be read, or there is no such order. */
export function OrdersErrorState(props: Props) {
  return (
    <ErrorState
      {...props}
      title="暂时无法读取订单"
      missing={{
        title: '未找到该订单',
        action: <ButtonLink href={routes.orders()}>查看全部订单</ButtonLink>,
      }}
    />
  )
}
