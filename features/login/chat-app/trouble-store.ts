import { create } from 'zustand'

type TroubleState = {
  /** Why the last return from the chat app was no login; the login drawer tells it. */
  trouble: string | null
  setTrouble: (trouble: string | null) => void
}

export const useTroubleStore = create<TroubleState>()((set) => ({
  trouble: null,
  setTrouble: (trouble) => set({ trouble }),
}))
