'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { markWords, pageMarkMeta, type PageMark as Mark } from '@/lib/browser/paint-frame'
import { usePageStore } from '@/stores/page-store'

/** Says what kind of page this is: in the head for the script before first paint, in the store from then on. A§3. */
export function PageMark({ name, frame, theme }: Mark) {
  const path = usePathname()
  const setMark = usePageStore((state) => state.setMark)

  useLayoutEffect(() => {
    setMark({ path, name, frame, theme })
  }, [path, name, frame, theme, setMark])

  return <meta name={pageMarkMeta} content={markWords({ name, frame, theme })} />
}
