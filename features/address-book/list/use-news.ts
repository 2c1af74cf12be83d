import { useEffect, useRef, useState } from 'react'

/**
 * What was just done to the list, for screen readers. The pressed button went with it, so the focus goes to `place`, where
 * the list begins.
 */
export function useNews() {
  const place = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState<{ text: string } | null>(null)

  // After a dialog's own effects, which give the focus back to what opened it.
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])

  return { place, news: news?.text ?? '', tell: (text: string) => setNews({ text }) }
}
