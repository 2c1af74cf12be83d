import { create } from 'zustand'

/** The drawers and panels any part of the store may open, one at a time. A§3, `drawersVisible`. */
export type Drawer = 'miniBag' | 'login' | 'quickLogin' | 'menu' | 'search' | 'region'

/** What the login drawer shows under its first tab. A§2, «Drawers». */
export type LoginMode =
  'verification-code' | 'password' | 'forget-password' | 'reset-password' | 'reset-success' | 'bind-mobile'

/** The tabs of the login drawer: 登录 and 注册. A§4. */
export type LoginTab = 'login' | 'register'

type OpenOptions = {
  quickLoginMode?: 'purchase' | 'register'
  loginMode?: LoginMode
  loginTab?: LoginTab
  returnUrl?: string | null
}

type OverlayState = {
  drawer: Drawer | null
  /** Where the login drawer starts; what it shows later is its own affair. */
  loginMode: LoginMode
  loginTab: LoginTab
  /** What the quick login is for: buying as a guest, or registering (A§2). */
  quickLoginMode: 'purchase' | 'register'
  /** Where a login leads; null refreshes the page. */
  returnUrl: string | null
  open: (drawer: Drawer, options?: OpenOptions) => void
  close: () => void
}

export const useOverlayStore = create<OverlayState>()((set) => ({
  drawer: null,
  quickLoginMode: 'register',
  loginMode: 'verification-code',
  loginTab: 'login',
  returnUrl: null,
  open: (
    drawer,
    {
      quickLoginMode = 'register',
      loginMode = 'verification-code',
      loginTab = 'login',
      returnUrl = null,
    } = {},
  ) => set({ drawer, quickLoginMode, loginMode, loginTab, returnUrl }),
  close: () => set({ drawer: null }),
}))
