import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useDeferredMutation, useDeferredQuery } from './deferred-queries'
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
  expect(await screen.findByText('2')).toBeVisible()

  loadedQueryClient()?.setQueryData(countQuery.queryKey, 3)
  await waitFor(() => expect(screen.getByText('3')).toBeVisible())
})

function Doubling({ onSuccess }: { onSuccess: (answer: number) => void }) {
  const { mutate, isPending, isSuccess, error } = useDeferredMutation(doubling)
  return (
    <>
      <p aria-busy={isPending}>{isSuccess && 'done'}</p>
      <p>{error?.message}</p>
      <button onClick={() => void mutate(2, onSuccess)}>double</button>
    </>
  )
}

const send = vi.fn<(n: number) => Promise<number>>()
const doubling = { mutationFn: send }

it('[S25] a mutation is pending from the press on, while its library is on its way, and tells its answer', async () => {
  send.mockImplementation(async (n) => n * 2)
  const onSuccess = vi.fn()
  render(<Doubling onSuccess={onSuccess} />)

  await userEvent.click(screen.getByRole('button', { name: 'double' }))

  expect(await screen.findByText('done')).toBeVisible()
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(4)
})

it('a refused mutation says why, and can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('refused'))
  const onSuccess = vi.fn()
  render(<Doubling onSuccess={onSuccess} />)

  await userEvent.click(screen.getByRole('button', { name: 'double' }))
  expect(await screen.findByText('refused')).toBeVisible()
  expect(onSuccess).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'double' }))
  expect(await screen.findByText('done')).toBeVisible()
})
