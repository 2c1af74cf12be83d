import { create } from 'zustand'
import { storedItem } from '@/lib/browser/storage'
import { storeResendTimes, storedResendTimes, type ResendTimes } from './sent-codes'

type MobileState = {
  /** What was typed last: it goes along from one form to the next. */
  mobile: string
  setMobile: (mobile: string) => void
  /** Until when no further SMS goes to a mobile, whichever form sent the last: in milliseconds. A reload keeps it. */
  resendAt: ResendTimes
  setResendAt: (mobile: string, endsAt: number) => void
}

/** The mobile to log in with, shared by the forms of the login. */
export const useMobileStore = create<MobileState>()((set, get) => ({
  mobile: '',
  setMobile: (mobile) => set({ mobile }),
  resendAt: storedResendTimes(),
  setResendAt: (mobile, endsAt) => {
    const resendAt = { ...get().resendAt, [mobile]: endsAt }
    storeResendTimes(resendAt)
    set({ resendAt })
  },
}))

/** What a new form begins with: what was typed last, whom a code is on its way to, or who logged in here last (A§4). */
export function rememberedMobile(): string {
  const [waiting] = Object.keys(storedResendTimes())
  return useMobileStore.getState().mobile || (waiting ?? storedItem('visitor_mobile') ?? '')
}
