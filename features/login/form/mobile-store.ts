import { create } from 'zustand'
import { kept } from '@/lib/browser/storage'

type MobileState = {
  /** What was typed last: it goes along from one form to the next. */
  mobile: string
  setMobile: (mobile: string) => void
  /** Until when no further SMS goes to a mobile, whichever form sent the last: in milliseconds. */
  sentUntil: Readonly<Record<string, number>>
  setSentUntil: (mobile: string, endsAt: number) => void
}

/** The mobile of whoever logs in, as the forms of the login share it. */
export const useMobileStore = create<MobileState>()((set) => ({
  mobile: '',
  setMobile: (mobile) => set({ mobile }),
  sentUntil: {},
  setSentUntil: (mobile, endsAt) =>
    set(({ sentUntil }) => ({ sentUntil: { ...sentUntil, [mobile]: endsAt } })),
}))

/** What a new form begins with: what was typed last, or the mobile of this browser's last login (A§4). */
export function knownMobile(): string {
  return useMobileStore.getState().mobile || (kept('visitor_mobile') ?? '')
}
