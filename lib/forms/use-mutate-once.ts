import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * The `mutate` of a mutation, one at a time; with `isFinal` never again after a success, as the form is on its way out.
 * The second press of a double one comes before the next render, so that `isPending` would let it pass.
 */
export function useMutateOnce<Answer, Sent>(
  { mutate }: Pick<UseMutationResult<Answer, Error, Sent>, 'mutate'>,
  { isFinal = false } = {},
) {
  const isBusy = useRef(false)
  return (sent: Sent, options: MutateOptions<Answer, Error, Sent> = {}) => {
    if (isBusy.current) return
    isBusy.current = true
    mutate(sent, {
      ...options,
      onSettled: (answer, error, ...rest) => {
        isBusy.current = isFinal && error === null
        options.onSettled?.(answer, error, ...rest)
      },
    })
  }
}
