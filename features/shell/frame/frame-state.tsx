'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { usePageRestored } from '@/components/use-page-restored'
import {
  markWords,
  pageMarkMeta,
  pageNameOf,
  paintFrame,
  type PageMark as Mark,
} from '@/lib/browser/paint-frame'
import { usePageStore } from '@/stores/page-store'

/** Draws the frame anew when another page is there; the first one was drawn before the first paint. A§3. */
export function FrameState({ bannerPages }: { bannerPages: readonly string[] }) {
  const path = usePathname()
  const mark = usePageStore((state) => state.mark)
  const painted = useRef<string | null>(path)
  const own = mark?.path === path ? mark : null
  const isMarked = own !== null

  const words = markWords(own ?? { name: pageNameOf(path) })

  usePageRestored(() => paintFrame(bannerPages, pageMarkMeta, words))

  useLayoutEffect(() => {
    // The first page's mark comes with its hydration: until then the inline script knows better.
    if (!isMarked && painted.current === path) return
    painted.current = null
    paintFrame(bannerPages, pageMarkMeta, words)
  }, [path, isMarked, words, bannerPages])

  return null
}

/**
 * Says what kind of page this is: in the head for the script before first paint, in the store from then on. It comes with the
 * frame, which every page has loaded. A§3.
 */
export function PageMark({ name, frame, theme }: Mark) {
  const path = usePathname()
  const setMark = usePageStore((state) => state.setMark)

  useLayoutEffect(() => {
    setMark({ path, name, frame, theme })
  }, [path, name, frame, theme, setMark])

  return <meta name={pageMarkMeta} content={markWords({ name, frame, theme })} />
}
