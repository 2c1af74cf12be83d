import { useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'

/** An address that is there already is thanked like a new one. A§7. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) => call('subscribeNewsletter', { body: { email } }),
  })
}
