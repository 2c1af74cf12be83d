import type { Page } from '@/contract/calls/catalogue/page'
import type { PageMark } from '@/lib/browser/paint-frame'

/** The names of the page builder's types as A§2 lists them. */
const names = {
  home: 'index',
  faq: 'faq',
  landing: 'page-builder',
  'page-builder': 'page-builder',
} as const satisfies Record<Page['pageType'], string>

/** What a page of the page builder wants of the frame: `fixedBg` keeps the header on its ground. A§3. */
export function markOfPage({ pageType, display: { FullScreen, fixedBg, theme } }: Page): PageMark {
  const name = names[pageType]
  if (!FullScreen) return { name }
  return { name, frame: fixedBg ? 'fixed-ground' : 'full-screen', theme }
}
