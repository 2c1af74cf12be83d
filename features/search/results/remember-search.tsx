'use client'

import { useEffect } from 'react'
import { rememberSearch } from '../search-history'
import { trackSearch } from '../track-search'
import type { SearchQuery } from './search-query'

/** Keeps what was searched for in this browser, however the shopper came to the results. */
export function RememberSearch({ q, marks: { type, from } }: { q: string; marks: SearchQuery['marks'] }) {
  useEffect(() => {
    rememberSearch(q)
    trackSearch(q, { type, from })
  }, [q, type, from])
  return null
}
