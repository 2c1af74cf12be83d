import { useAccountStore } from '@/stores/account-store'
import { openQuickLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'

/**
 * Opens the quick login for a purchase; resolves with whether the shopper is a customer now. After a login the drawer
 * is still there: whoever asked goes on from it.
 */
export function askForLogin(): Promise<boolean> {
  openQuickLogin()
  return new Promise((resolve) => {
    const settle = (isCustomer: boolean) => {
      stopSession()
      stopDrawer()
      resolve(isCustomer)
    }
    const stopSession = useAccountStore.subscribe(({ session }) => {
      if (session === 'customer') settle(true)
    })
    const stopDrawer = useOverlayStore.subscribe(({ drawer }) => {
      if (drawer !== 'quickLogin') settle(false)
    })
  })
}
