'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { usePageRestored } from '@/components/use-page-restored'
import { markWords, pageMarkMeta, pageNameOf, paintFrame } from '@/lib/browser/paint-frame'
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
