'use client'

import { useOffline } from 'next/offline'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'
import { FrameNote } from '@/components/layout/frame-note'

/**
 * Says that the network is gone, for as long as it is. A page requested meanwhile loads afterwards, and what was
 * read before is read again. A§4.
 */
export function OfflineNotice() {
  const hasNoNetwork = useSyncExternalStore(subscribeToNetwork, readsNoNetwork, () => false)
  // Next's own finding is lost when the network goes before the page is hydrated, or fails slowly on a busy device.
  const isOffline = useOffline() || hasNoNetwork
  const wasOffline = useRef(false)

  useEffect(() => {
    if (wasOffline.current && !isOffline) void loadedQueryClient()?.invalidateQueries()
    wasOffline.current = isOffline
  }, [isOffline])

  return (
    <div role="status">
      {isOffline && <FrameNote>网络连接已中断，您仍可浏览已打开的页面；恢复后将自动继续。</FrameNote>}
    </div>
  )
}

const readsNoNetwork = () => !navigator.onLine

function subscribeToNetwork(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
