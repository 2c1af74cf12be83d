import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDeferredQuery } from './use-deferred-query'
import { loadedQueryClient } from './loaded-queries'

const countQuery = { queryKey: ['count'], queryFn: () => Promise.resolve(2) }

function Count({ isWanted }: { isWanted: boolean }) {
  return <p>{useDeferredQuery(countQuery, isWanted) ?? 'unknown'}</p>
}

it('[S25] a query is asked, and the cache made, once it is wanted; afterwards it follows the cache', async () => {
  const { rerender } = render(<Count isWanted={false} />)
  expect(screen.getByText('unknown')).toBeVisible()
  expect(loadedQueryClient()).toBeNull()

  rerender(<Count isWanted />)
  expect(await screen.findByText('2', undefined, { timeout: 5000 })).toBeVisible()

  loadedQueryClient()?.setQueryData(countQuery.queryKey, 3)
  await waitFor(() => expect(screen.getByText('3')).toBeVisible())
})
