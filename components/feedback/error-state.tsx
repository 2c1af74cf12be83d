import type { ReactNode } from 'react'
import { isMissing } from '@/lib/api/types'
import { Button } from '../button'
import { EmptyState } from './empty-state'

type Props = {
  error: Error
  onRetry: () => unknown
  /** What could not be read. */
  title: string
  /** What is said where there is no such thing, and the way on. Without it a retry is all that is offered. */
  missing?: { title: string; action: ReactNode }
  heading?: 'h1' | 'h2'
}

/** In the place of what could not be read: a retry, or word that there is no such thing. */
export function ErrorState({ error, onRetry, title, missing, heading = 'h2' }: Props) {
  return (
    <div role="alert">
      {missing && isMissing(error) ? (
        <EmptyState heading={heading} {...missing} />
      ) : (
        <EmptyState
          heading={heading}
          title={title}
          action={<Button onClick={() => void onRetry()}>重试</Button>}
        >
          {error.message}
        </EmptyState>
      )}
    </div>
  )
}
