import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { ApiFailure } from '@/lib/api/types'
import { routes } from '@/lib/routes'

type Props = { error: Error; onRetry: () => void }

/** The order could not be read: it is not there, or no answer came. */
export function PaymentErrorState({ error, onRetry }: Props) {
  const isMissing = error instanceof ApiFailure && error.error === 'NOT_FOUND'
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={isMissing ? '未找到订单' : '暂时无法读取订单'}
        action={
          <>
            {!isMissing && <Button onClick={onRetry}>重试</Button>}
            <ButtonLink variant={isMissing ? 'primary' : 'secondary'} href={routes.orders()}>
              查看我的订单
            </ButtonLink>
          </>
        }
      >
        {isMissing ? '请从订单列表中继续支付。' : error.message}
      </EmptyState>
    </div>
  )
}
