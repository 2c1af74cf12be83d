import { firstPaintScript } from '@/lib/browser/paint-frame'

/** Must stand before everything that is seen: it draws the frame before the browser paints. S25. */
export function FirstPaint({ bannerPages }: { bannerPages: readonly string[] }) {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript(bannerPages) }} />
}
