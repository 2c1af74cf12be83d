import { ApiFailure } from '@/lib/api/types'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { useAccountStore } from '@/stores/account-store'

/** How long a bag waits for the guest's session before it says that it cannot be had. */
const SESSION_PATIENCE_MS = 8000

/** Resolves once this browser may have a bag at all; refuses when the store gives it no session. */
export async function untilSession(): Promise<void> {
  if (useAccountStore.getState().session !== null) return
  await Promise.race([guestToken.ensure(), wait(SESSION_PATIENCE_MS)])
  if (currentSession() === null) throw new ApiFailure('UNAUTHORIZED', 401, '网络异常，请稍后再试')
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
