import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { ApiFailure } from '@/lib/api/types'
import { addressesQuery } from '@/lib/queries/addresses'

/** Takes an address out of the book, and reads the book again: another may be the default now. */
export function useRemoveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call('removeAddress', { body: { id } }).catch((error: unknown) => {
        // Taken out already, in another tab or on another device: that is what was wanted.
        if (!(error instanceof ApiFailure && error.error === 'NOT_FOUND')) throw error
      })
    },
    onSuccess: () => client.invalidateQueries(addressesQuery),
  })
}
