import { Button, ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { ApiFailure } from '@/lib/api/types'
import { routes } from '@/lib/routes'

type Props = { error: Error; onRetry: () => void }

/** The orders could not be read, or there is no such order. */
export function OrdersTrouble({ error, onRetry }: Props) {
  const isMissing = error instanceof ApiFailure && error.error === 'NOT_FOUND'
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
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
