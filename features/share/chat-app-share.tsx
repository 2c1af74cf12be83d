'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { isChatApp } from '@/lib/browser/apps/chat-app'
import { isFastMode } from '@/lib/browser/first-touch'

let landingUrl: string | null = null

/** Inside the chat app each page says how it looks when it is passed on; elsewhere nothing is loaded. S23. */
export function ChatAppShare() {
  const path = usePathname()

  useEffect(() => {
    if (!isChatApp(navigator.userAgent)) return undefined
    const opened = (landingUrl ??= window.location.href)
    const left = new AbortController()
    const configure = async () => {
      await whenIdle()
      if (left.signal.aborted) return
      const { configureShare } = await import('./configure-share')
      await configureShare(opened, left.signal)
    }
    void configure()
    return () => left.abort()
  }, [path])

  return null
}

/** A foreign script waits for a quiet moment, not for a touch: the chat app's own menu is outside the page. */
function whenIdle(): Promise<void> {
  if (!isFastMode(window.location.search)) return Promise.resolve()
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })
}
