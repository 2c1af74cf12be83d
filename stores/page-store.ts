import { create } from 'zustand'
import type { PageMark } from '@/lib/browser/paint-frame'

type PageState = {
  /** What the page at `path` says of itself; null while none has. */
  mark: (PageMark & { path: string }) | null
  setMark: (mark: PageMark & { path: string }) => void
}

/** What kind of page is shown: the frame around it shows itself accordingly. A§3, `pageType`, `pageDisplayConfig`. */
export const usePageStore = create<PageState>()((set) => ({
  mark: null,
  setMark: (mark) => set({ mark }),
}))
