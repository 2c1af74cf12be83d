'use client'

import { firstPaintScript } from '@/lib/browser/paint-frame'

/**
 * Must stand before everything that is seen: it draws the frame before the browser paints. A client component, so that its text is
 * sent once, as HTML; the browser's own build may word it otherwise. S25.
 */
export function FirstPaint({ bannerPages }: { bannerPages: readonly string[] }) {
  return (
    <script dangerouslySetInnerHTML={{ __html: firstPaintScript(bannerPages) }} suppressHydrationWarning />
  )
}
