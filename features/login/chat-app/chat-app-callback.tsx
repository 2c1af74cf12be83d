'use client'

import { useState, useSyncExternalStore } from 'react'
import { onDemand } from '@/lib/browser/on-demand'
import { readCallback } from './callback'
import { OverlayGuard } from '@/components/overlay/overlay-guard'

const Queries = onDemand(() => import('@/lib/queries/queries').then((module) => module.Queries))
const ChatAppReturn = onDemand(() =>
  import('@/features/login/chat-app/chat-app-return').then((module) => module.ChatAppReturn),
)

let landed: string | null = null

/** Any page may be the one the chat app leads back to; what takes the answer up is loaded there alone. A§4. */
export function ChatAppCallback() {
  const search = useSyncExternalStore(never, landedSearch, onServer)
  const [isClosed, setIsClosed] = useState(false)
  const callback = readCallback(search)
  if (!callback || isClosed) return null
  return (
    <OverlayGuard onClose={() => setIsClosed(true)}>
      <Queries>
        <ChatAppReturn callback={callback} />
      </Queries>
    </OverlayGuard>
  )
}

/** The query the document was opened with: the chat app comes by a full load, and its answer soon leaves the address. */
function landedSearch(): string {
  return (landed ??= window.location.search)
}

const never = () => () => undefined
const onServer = () => ''
