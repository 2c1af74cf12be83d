import { routes } from '@/lib/routes'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import {
  checkVersions,
  comesByBuyNow,
  forgetVersions,
  isCheckDue,
  isStoredOutdated,
  isOutdated,
} from './policy-check'

/**
 * Whether a customer on this page is asked to agree; null leaves it as it is. On load by what was stored, when a token
 * came and on entering checkout by what the store says now, never on the way of a buy-now. A§4.
 */
export async function shouldAsk(path: string, isOnLoad: boolean): Promise<boolean | null> {
  if (comesByBuyNow(path, window.location.search)) {
    forgetVersions()
    return false
  }
  if (path === routes.checkout() || (isCheckDue() && !isLeaving(path))) {
    const versions = await checkVersions().catch(() => null)
    return versions && isOutdated(versions)
  }
  return isOnLoad && isStoredOutdated() ? true : null
}

/** A login that leads on to another page, or to checkout, is asked about there. */
function isLeaving(path: string): boolean {
  const { drawer } = useOverlayStore.getState()
  if (path === routes.checkoutLogin || drawer === 'quickLogin') return true
  return drawer === 'login' && useLoginStore.getState().returnUrl !== null
}
