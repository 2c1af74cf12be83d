import { create } from 'zustand'

type ChatAppErrorState = {
  /** Why the last return from the chat app was no login; shown in the login drawer. */
  error: string | null
  setError: (error: string | null) => void
}

export const useChatAppErrorStore = create<ChatAppErrorState>()((set) => ({
  error: null,
  setError: (error) => set({ error }),
}))
