import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/layout/empty-state'
import { ApiFailure } from '@/lib/api/types'
import { routes } from '@/lib/routes'

/** The return could not be read, or there is none such. */
export function ReturnsErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing =
    error instanceof ApiFailure && (error.error === 'NOT_FOUND' || error.error === 'BAD_REQUEST')
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={isMissing ? '未找到该退货申请' : '暂时无法读取退货申请'}
        action={
          isMissing ? (
            <ButtonLink href={routes.orders()}>查看我的订单</ButtonLink>
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
