import { Button } from '@/components/button'
import { EmptyState } from '@/components/layout/empty-state'

/** The address book could not be read. */
export function BookErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="暂时无法读取地址簿" action={<Button onClick={onRetry}>重试</Button>}>
        {error.message}
      </EmptyState>
    </div>
  )
}
