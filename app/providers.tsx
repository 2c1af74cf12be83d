'use client'

import type { ReactNode } from 'react'
import { ChatAppShare } from '@/features/share/chat-app-share'
import { ChunkReload } from '@/features/shell/faults/chunk-reload'
import { OfflineNotice } from '@/features/shell/faults/offline-notice'
import { ScrollState } from '@/features/shell/frame/scroll-state'
import { SearchAppReload } from '@/features/shell/faults/search-app-reload'
import { Consent } from './consent'
import { Overlays } from './overlays'
import { SessionStart } from './session-start'

/** What every page's islands share: the session's start, the drawers, what keeps the page well. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionStart />
      <Overlays />
      <Consent />
      <ScrollState />
      <OfflineNotice />
      <ChunkReload />
      <SearchAppReload />
      <ChatAppShare />
    </>
  )
}
