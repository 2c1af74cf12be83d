import { create } from 'zustand'
import type { SessionKind } from '@/lib/session/session'

type AccountState = {
  /** Null until the browser's cookies are read, and while no guest token has come yet. */
  session: SessionKind | null
  setSession: (session: SessionKind | null) => void
  /** When this page was given a new guest's session, whose bag is empty: in milliseconds. */
  newSince: number | null
  startNewSession: (session: SessionKind | null) => void
  /** Another tab may have given this browser its session, or filled its bag: nothing here is known to be new. */
  refreshSession: (session: SessionKind | null) => void
}

/** Who this browser is. The tokens themselves are out of reach of scripts. */
export const useAccountStore = create<AccountState>()((set) => ({
  session: null,
  setSession: (session) => set({ session }),
  newSince: null,
  startNewSession: (session) => set({ session, newSince: Date.now() }),
  refreshSession: (session) => set({ session, newSince: null }),
}))
