import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { startAnalytics } from '@/lib/analytics/start'
import { trackPageView } from '@/lib/analytics/page-view'
import { watchScroll } from './watch-scroll'

/** Tells of every page that it was viewed, and how far down. S26. */
export function Analytics() {
  const path = usePathname()
  useEffect(startAnalytics, [])
  useEffect(() => {
    trackPageView()
    return watchScroll()
  }, [path])
  return null
}
