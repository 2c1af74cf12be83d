import { create } from 'zustand'
import { useAccountStore } from './account-store'
import { useOverlayStore } from './overlay-store'

/** What the login drawer shows under its first tab. A§2, «Drawers». */
export type LoginMode =
  'verification-code' | 'password' | 'forget-password' | 'reset-password' | 'reset-success' | 'bind-mobile'

/** The tabs of the login drawer: 登录 and 注册. A§4. */
export type LoginTab = 'login' | 'register'

type LoginStart = {
  mode: LoginMode
  tab: LoginTab
  /** Whether a mobile and its code are enough for a new account: 快速注册 in place of 注册. */
  isQuick: boolean
  /** Where a login leads; null refreshes the page. */
  returnUrl: string | null
}

const usual: LoginStart = {
  mode: 'verification-code',
  tab: 'login',
  isQuick: false,
  returnUrl: null,
}

/** How the login begins; what it shows later is its own affair. */
export const useLoginStore = create<LoginStart>()(() => usual)

/** Opens the login drawer, in its usual mode by default. A§2. */
export function openLogin(start: Partial<LoginStart> = {}): void {
  useLoginStore.setState({ ...usual, ...start })
  useOverlayStore.getState().open('login')
}

/** Opens the quick login for a purchase, which leads to `returnUrl`. A§2. */
export function openQuickLogin(returnUrl: string | null = null): void {
  useLoginStore.setState({ ...usual, returnUrl })
  useOverlayStore.getState().open('quickLogin')
}

/**
 * Opens the quick login for a purchase; resolves with whether the shopper is a customer now. After a login the drawer
 * is still open: the caller closes it.
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
