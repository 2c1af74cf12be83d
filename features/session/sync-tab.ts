import { bagCache } from '@/features/bag/deferred-queries'
import { postToken } from '@/lib/api/tokens/post-token'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { leave } from '@/lib/browser/leave'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'
import { loginRedirect, safeReturnUrl } from '@/lib/session/session'
import type { TabMessage } from '@/lib/session/tabs'
import { useAccountStore } from '@/stores/account-store'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'

/** Applies what another tab posted, or may have posted while this one was away. A§4, S21. */
export function syncTab(message: TabMessage | 'absence'): Promise<void> {
  if (message === 'bag') return syncBag()
  const isSameKind = currentSession() === useAccountStore.getState().session
  return message === 'absence' && isSameKind ? syncAfterAbsence() : syncSession()
}

/** What is shown stays until it is known better. */
async function syncAfterAbsence(): Promise<void> {
  postToken.forget()
  useAccountStore.getState().refreshSession(currentSession())
  await loadedQueryClient()?.invalidateQueries()
}

async function syncBag(): Promise<void> {
  useAccountStore.getState().refreshSession(currentSession())
  await loadedQueryClient()?.invalidateQueries({ queryKey: bagCache.all })
}

/** A customer's page is left with the customer; elsewhere what was cached for the former session is fetched again. */
async function syncSession(): Promise<void> {
  postToken.forget()
  const { pathname, search } = window.location
  const redirect = currentSession() === 'customer' ? null : loginRedirect(pathname, search)
  if (redirect) {
    leave(redirect)
    return
  }
  await guestToken.ensure()
  if (currentSession() === 'customer') leaveLogin()
  useAccountStore.getState().refreshSession(currentSession())
  await loadedQueryClient()?.resetQueries()
}

/** A login in another tab needs none here: on to its target. */
function leaveLogin(): void {
  const { drawer, close } = useOverlayStore.getState()
  if (drawer !== 'login' && drawer !== 'quickLogin') return
  const target = safeReturnUrl(useLoginStore.getState().returnUrl)
  if (target) leave(target)
  else close()
}
