import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useDeferredMutation } from './use-deferred-mutation'

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

  expect(await screen.findByText('done', undefined, { timeout: 5000 })).toBeVisible()
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(4)
})

it('a refused mutation says why, and can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('refused'))
  const onSuccess = vi.fn()
  render(<Doubling onSuccess={onSuccess} />)

  await userEvent.click(screen.getByRole('button', { name: 'double' }))
  expect(await screen.findByText('refused', undefined, { timeout: 5000 })).toBeVisible()
  expect(onSuccess).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'double' }))
  expect(await screen.findByText('done')).toBeVisible()
})
