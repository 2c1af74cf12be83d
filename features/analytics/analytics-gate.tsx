'use client'

import { useEffect, useState } from 'react'
import { useMayTrack } from '@/lib/analytics/consent'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { onDemand } from '@/lib/browser/on-demand'

/** Without its script the page is as good as before. */
const Analytics = onDemand(() =>
  import('./analytics').then(
    (module) => module.Analytics,
    () => () => null,
  ),
)

/** Fetches the analytics for whoever agreed to them, once the page has nothing better to do. S26, decision 0020. */
export function AnalyticsGate() {
  const mayTrack = useMayTrack()
  const isTouched = useFirstTouch()
  const isIdle = useIsIdle()
  return mayTrack && (isTouched || isIdle) ? <Analytics /> : null
}

/** Where a browser does not say that it is idle. Milliseconds. */
const SOON_MS = 2000

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const rest = () => setIsIdle(true)
    if ('requestIdleCallback' in window) window.requestIdleCallback(rest)
    else setTimeout(rest, SOON_MS)
  }, [])
  return isIdle
}
