import { useMutation } from '@tanstack/react-query'
import { track } from '@/lib/analytics/track'
import { call } from '@/lib/api/browser'
import { queryClient } from '@/lib/queries/client'

/** An address that is there already is thanked like a new one. A§7. */
export function useSubscribe() {
  const mutationFn = (email: string) => call('subscribeNewsletter', { body: { email } })
  return useMutation(
    { mutationFn, onSuccess: () => track({ event: 'newsletter', payload: {} }) },
    queryClient(),
  )
}
