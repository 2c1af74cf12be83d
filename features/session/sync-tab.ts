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

/** Brings this tab into agreement with what another one told, or may have told while this one was away. A§4, S21. */
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

/** A customer's page is left with the customer; elsewhere what was known of the former session is asked for anew. */
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

/** Who is logged in by another tab needs no login here: on to where it was meant to lead. */
function leaveLogin(): void {
  const { drawer, close } = useOverlayStore.getState()
  if (drawer !== 'login' && drawer !== 'quickLogin') return
  const target = safeReturnUrl(useLoginStore.getState().returnUrl)
  if (target) leave(target)
  else close()
}
