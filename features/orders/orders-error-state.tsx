import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/layout/empty-state'
import { ApiFailure } from '@/lib/api/types'
import { routes } from '@/lib/routes'

type Props = {
  error: Error
  onRetry: () => void
  /** The rank of what is said on its page. */
  heading: 'h1' | 'h2'
}

/** The orders could not be read, or there is no such order. */
export function OrdersErrorState({ error, onRetry, heading }: Props) {
  const isMissing = error instanceof ApiFailure && error.error === 'NOT_FOUND'
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        title={isMissing ? '未找到该订单' : '暂时无法读取订单'}
        action={
          isMissing ? (
            <ButtonLink href={routes.orders()}>查看全部订单</ButtonLink>
          ) : (
            <Button onClick={onRetry}>重试</Button>
          )
        }
      >
        {!isMissing && error.message}
      </EmptyState>
    </div>
  )
}
