import { trackedWords } from '@/contract/rules/customer/tracked-words'
import { track } from '@/lib/analytics/track'
import type { SearchMarks } from '@/lib/routes'

/** Tells the analytics of a search, unless its words may name somebody. A§4. */
export function trackSearch(words: string, marks: Pick<SearchMarks, 'type' | 'from'>): void {
  if (!trackedWords.test(words)) return
  track({
    event: 'search',
    payload: { words, type: typeOf(marks), origin: marks.type === 'hot' ? 'Hot search' : 'Organic' },
  })
}

function typeOf({ type, from }: Pick<SearchMarks, 'type' | 'from'>) {
  if (from === '404') return 'Suggested in 404 Page'
  if (from === 'empty-cart') return 'Suggested in Empty Cart Page'
  return type === 'hot' ? 'Hot' : 'Natural-Typed'
}
