import { useRef } from 'react'
import { call } from '@/lib/api/browser'
import { leave } from '@/lib/browser/leave'
import { useDeferredMutation } from '@/lib/queries/deferred-queries'
import { routes } from '@/lib/routes'
import { forgetPerson } from '@/lib/session/forget-person'
import { useAccountStore } from '@/stores/account-store'

/** This browser knows nobody any more: a full load leaves nothing of the customer in memory, and begins with a new guest. */
function forgetCustomer(): void {
  forgetPerson()
  useAccountStore.getState().setSession(null)
  leave(routes.home)
}

const logOutMutation = {
  mutationFn: async () => {
    await call('logout')
    return true
  },
  onSuccess: forgetCustomer,
}

/** Ends the session, then goes home. On failure the customer stays logged in and sees why. A§4. */
export function useLogOut() {
  const { mutate, isPending, isSuccess, error } = useDeferredMutation(logOutMutation)
  const isBusy = useRef(false)

  const logOut = async () => {
    // Not state: the second click of a double click comes before the next render.
    // It stays busy after success: the page is about to go.
    if (isBusy.current) return
    isBusy.current = true
    isBusy.current = (await mutate(undefined)) ?? false
  }

  return { logOut, isPending: isPending || isSuccess, error }
}
