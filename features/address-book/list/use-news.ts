import { useEffect, useRef, useState } from 'react'
import type { Address } from '@/contract/calls/customer/addresses'

type Addresses = readonly Address[]
type News = { text: string; isTrueOf: (addresses: Addresses) => boolean }

/**
 * What was just done to the list, for screen readers, as long as it is true of it. The pressed button went with it, so the
 * focus goes to `place`, where the list begins.
 */
export function useNews(addresses: Addresses) {
  const place = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState<News | null>(null)

  // After a dialog's own effects, which give the focus back to what opened it.
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])

  return { place, news: news?.isTrueOf(addresses) ? news.text : '', tell: setNews }
}
