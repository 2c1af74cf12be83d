'use client'

import { useOffline } from 'next/offline'
import { useEffect, useRef } from 'react'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'
import { FrameNote } from '@/components/layout/frame-note'

/**
 * Says that the network is gone, for as long as it is. A page requested meanwhile loads afterwards, and what was
 * read before is read again. A§4.
 */
export function OfflineNotice() {
  const isOffline = useOffline()
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
