'use client'

import type { ReactNode } from 'react'
import { ChatAppShare } from '@/features/share/chat-app-share'
import { ChunkReload } from '@/features/shell/faults/chunk-reload'
import { OfflineNotice } from '@/features/shell/faults/offline-notice'
import { ScrollState } from '@/features/shell/frame/scroll-state'
import { SearchAppReload } from '@/features/shell/faults/search-app-reload'
import { ChatAppCallback } from '@/features/login/chat-app/chat-app-callback'
import { AnalyticsGate } from '@/features/analytics/analytics-gate'
import { ConsentGate } from '@/features/consent/consent-gate'
import { WishGate } from '@/features/wishlist/wish-gate'
import { Overlays } from './overlays'
import { SessionStart } from '@/features/session/session-start'

type Props = {
  /** What the shop has set for the login drawer, which any page can open. */
  loginCover: string | null
  children: ReactNode
}

/** What every page's islands share: the session's start, the drawers, what keeps the page well. */
export function Providers({ loginCover, children }: Props) {
  return (
    <>
      {children}
      <SessionStart />
      <Overlays loginCover={loginCover} />
      <ChatAppCallback />
      <ConsentGate />
      <WishGate />
      <ScrollState />
      <OfflineNotice />
      <ChunkReload />
      <SearchAppReload />
      <ChatAppShare />
      <AnalyticsGate />
    </>
  )
}
