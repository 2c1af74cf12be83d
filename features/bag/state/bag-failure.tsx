import { Button } from '@/components/button'
import { EmptyState } from '@/components/layout/empty-state'

/** The bag could not be read. */
export function BagFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="暂时无法读取购物袋" action={<Button onClick={onRetry}>重试</Button>}>
        {message}
      </EmptyState>
    </div>
  )
}
