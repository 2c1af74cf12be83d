import { create } from 'zustand'
import { storedItem } from '@/lib/browser/storage'
import { keepSent, keptSent, type Sent } from './sent-codes'

type MobileState = {
  /** What was typed last: it goes along from one form to the next. */
  mobile: string
  setMobile: (mobile: string) => void
  /** Until when no further SMS goes to a mobile, whichever form sent the last: in milliseconds. A reload keeps it. */
  sentUntil: Sent
  setSentUntil: (mobile: string, endsAt: number) => void
}

/** The mobile of whoever logs in, as the forms of the login share it. */
export const useMobileStore = create<MobileState>()((set, get) => ({
  mobile: '',
  setMobile: (mobile) => set({ mobile }),
  sentUntil: keptSent(),
  setSentUntil: (mobile, endsAt) => {
    const sentUntil = { ...get().sentUntil, [mobile]: endsAt }
    keepSent(sentUntil)
    set({ sentUntil })
  },
}))

/** What a new form begins with: what was typed last, whom a code is on its way to, or who logged in here last (A§4). */
export function knownMobile(): string {
  const [waiting] = Object.keys(keptSent())
  return useMobileStore.getState().mobile || (waiting ?? storedItem('visitor_mobile') ?? '')
}
