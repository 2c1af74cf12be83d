import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { track } from '@/lib/analytics/track'
import { postToken } from '@/lib/api/tokens/post-token'
import type { Data } from '@/lib/api/types'
import { leave } from '@/lib/browser/leave'
import { routes } from '@/lib/routes'
import { safeReturnUrl } from '@/lib/session/session'
import { storeItem } from '@/lib/browser/storage'
import { storeUserInfo } from '@/lib/session/user-info'
import { useAccountStore } from '@/stores/account-store'
import { useOverlayStore } from '@/stores/overlay-store'
import type { LoginPurpose } from '../form/login-purpose'
import { countriesQuery } from '../queries'

type LoginAnswer = Data<'loginByMobile'>

/** What is stored of a customer: neither mobile nor token (A§3). */
function userInfoOf({ token: _token, ...user }: LoginAnswer): Omit<LoginAnswer, 'token'> {
  return user
}

/**
 * What follows every login and registration: this browser is a customer's, what was cached for the guest is fetched
 * anew, and the shopper goes to where the login was meant to lead, or stays. A§4. The drawer is closed only where the
 * shopper stays: on phones closing it takes a step in the history back, and with it a navigation on its way.
 */
export function useAfterLogin(purpose: LoginPurpose, returnUrl: string | null) {
  const client = useQueryClient()
  const router = useRouter()
  const setSession = useAccountStore((state) => state.setSession)
  const close = useOverlayStore((state) => state.close)

  return (answer: LoginAnswer, sent?: { mobile: string }) => {
    storeUserInfo(userInfoOf(answer))
    if (sent) storeItem('visitor_mobile', sent.mobile)
    postToken.forget()
    setSession('customer')
    void client.resetQueries()
    const target = safeReturnUrl(returnUrl)
    if (target === routes.checkout('pdp')) track({ event: 'submit_order', payload: { step: 'quick-login' } })
    // With a full load: what the router cached of pages a guest may not see would lead back home.
    if (target) leave(target)
    // The purchase that opened the drawer continues from here; the drawer closes with the page.
    else if (purpose !== 'purchase') {
      close()
      router.refresh()
      // For the profile form; it fetches again if this fails.
      void client.query(countriesQuery).catch(() => undefined)
    }
  }
}
