import { beforeEach, expect, it, vi } from 'vitest'
import { trackSearch } from './track-search'

const track = vi.hoisted(() => vi.fn())
vi.mock('@/lib/analytics/track', () => ({ track }))
beforeEach(() => track.mockClear())

it.each([
  [{ from: 'index' }, 'Natural-Typed', 'Organic'],
  [{ type: 'hot', from: 'search' }, 'Hot', 'Hot search'],
  [{ type: 'hot', from: '404' }, 'Suggested in 404 Page', 'Hot search'],
  [{ from: 'empty-cart' }, 'Suggested in Empty Cart Page', 'Organic'],
] as const)('[S26] a search marked %o is told as %s, %s', (marks, type, origin) => {
  trackSearch('手袋', marks)

  expect(track).toHaveBeenCalledWith({ event: 'search', payload: { words: '手袋', type, origin } })
})

it.each(['LIN@EXAMPLE.COM', '13800000001', '138 0000 0001'])(
  '[S26] words that may name somebody are not: %s',
  (words) => {
    trackSearch(words, {})

    expect(track).not.toHaveBeenCalled()
  },
)
