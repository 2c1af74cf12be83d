'use client'

import { useEffect } from 'react'
import { rememberSearch } from '../search-history'

/** Keeps what was searched for in this browser, however the shopper came to the results. */
export function RememberSearch({ q }: { q: string }) {
  useEffect(() => rememberSearch(q), [q])
  return null
}
