import { create } from 'zustand'

/** The drawers and panels any part of the store may open, one at a time. A§3, `drawersVisible`. */
export type Drawer = 'miniBag' | 'login' | 'quickLogin' | 'menu' | 'search' | 'region'

type OverlayState = {
  drawer: Drawer | null
  /** What the quick login is for: buying as a guest, or registering (A§2). */
  quickLoginMode: 'purchase' | 'register'
  /** Where a login leads; null refreshes the page. */
  returnUrl: string | null
  open: (
    drawer: Drawer,
    options?: { quickLoginMode?: 'purchase' | 'register'; returnUrl?: string | null },
  ) => void
  close: () => void
}

export const useOverlayStore = create<OverlayState>()((set) => ({
  drawer: null,
  quickLoginMode: 'register',
  returnUrl: null,
  open: (drawer, { quickLoginMode = 'register', returnUrl = null } = {}) =>
    set({ drawer, quickLoginMode, returnUrl }),
  close: () => set({ drawer: null }),
}))
