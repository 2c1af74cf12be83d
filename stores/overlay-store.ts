import { create } from 'zustand'

/** The drawers and panels any part of the store may open, one at a time. A§3, `drawersVisible`. */
export type Drawer = 'miniBag' | 'login' | 'quickLogin' | 'menu' | 'search' | 'region'

type OverlayState = {
  drawer: Drawer | null
  /** A login is opened with `openLogin` or `openQuickLogin`, which say how it begins. */
  open: (drawer: Drawer) => void
  close: () => void
}

/** Which drawer is open. */
export const useOverlayStore = create<OverlayState>()((set) => ({
  drawer: null,
  open: (drawer) => set({ drawer }),
  close: () => set({ drawer: null }),
}))
