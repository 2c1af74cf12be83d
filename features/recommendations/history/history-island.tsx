'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useIsNear } from '@/components/use-is-near'
import { useAccountStore } from '@/stores/account-store'

/** The browsing history of a page with nothing on it: fetched once it is near, for whoever may have one. P10 */
export function HistoryIsland() {
  const place = useRef<HTMLDivElement>(null)
  const hasSession = useAccountStore((state) => state.session !== null)
  const isWanted = useIsNear(place) && hasSession
  const [History, setHistory] = useState<ComponentType>()

  useEffect(() => {
    if (!isWanted) return
    // Without it the page is as good as before.
    import('./browsing-history')
      .then((module) => setHistory(() => module.BrowsingHistory))
      .catch(() => undefined)
  }, [isWanted])

  return <div ref={place}>{History && <History />}</div>
}
