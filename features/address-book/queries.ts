import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { ApiFailure, type Input } from '@/lib/api/types'

/** The customer's address book: the default first, then the newest. */
export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: ({ signal }) => call('listAddresses', {}, signal),
})

/** Keeps an address in the book, a new one or, by its id, a changed one. Ends when the book was read again. */
export function useSaveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: Input<'saveAddress'>['body']) => call('saveAddress', { body: address }),
    // The API says which address is the default now, and in what order they stand.
    onSuccess: () => client.invalidateQueries(addressesQuery),
  })
}

/** Takes an address out of the book, and reads the book again: another may be the default now. */
export function useRemoveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call('removeAddress', { body: { id } }).catch((error: unknown) => {
        // Taken out already, in another tab or on another device: the aim is reached.
        if (!(error instanceof ApiFailure && error.error === 'NOT_FOUND')) throw error
      })
    },
    onSuccess: () => client.invalidateQueries(addressesQuery),
  })
}
