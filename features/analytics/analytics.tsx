import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { trackPageView } from '@/lib/analytics/page-view'
import { startAnalytics } from '@/lib/analytics/start'
import { usePageName } from '@/stores/use-page-name'
import { watchScroll } from './watch-scroll'

/** Tells of every page that it was viewed, and how far down. S26. */
export function Analytics() {
  const path = usePathname()
  const name = usePageName()
  useEffect(startAnalytics, [])
  // A page may say what it is after its address has changed: the view under its route is replaced then.
  useEffect(() => trackPageView(path, name), [path, name])
  useEffect(watchScroll, [path])
  return null
}
