'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ChatAppShare } from '@/features/share/chat-app-share'
import { ChunkReload } from '@/features/shell/faults/chunk-reload'
import { OfflineNotice } from '@/features/shell/faults/offline-notice'
import { ScrollState } from '@/features/shell/frame/scroll-state'
import { SearchAppReload } from '@/features/shell/faults/search-app-reload'
import { ApiFailure } from '@/lib/api/types'
import { Overlays } from './overlays'
import { SessionStart } from './session-start'

/** A refusal is an answer: only silence is worth asking again for. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiFailure && error.error === 'NETWORK'
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Always: offline, a press is told at once that it failed, instead of being sent by itself later.
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** What every page's islands share: the query cache, the session's start, the drawers, what keeps the page well. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <SessionStart />
      <Overlays />
      <ScrollState />
      <OfflineNotice />
      <ChunkReload />
      <SearchAppReload />
      <ChatAppShare />
    </QueryClientProvider>
  )
}
