'use client'

import { useEffect, useLayoutEffect } from 'react'
import { usePageRestored } from '@/components/use-page-restored'
import { expectAnotherBag } from '@/features/bag/deferred-queries'
import { loadClient } from '@/lib/api/browser'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { currentSession, guestToken } from '@/lib/api/tokens/guest-token'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'
import { onTabMessage, type TabMessage } from '@/lib/session/tabs'
import { useAccountStore } from '@/stores/account-store'

/** All that can be done when the rest of the script cannot be had: the next call retries. */
function readAgain(): void {
  useAccountStore.getState().setSession(currentSession())
}

async function handleMessage(message: TabMessage | 'absence'): Promise<void> {
  const { syncTab } = await import('./sync-tab')
  return syncTab(message)
}

/**
 * Reads who this browser is before anything is painted, gives a stranger a guest token on load, and from then on agrees with
 * the browser's other tabs. A page that comes back out of its cache may have missed their messages. A§4, S21, S25.
 */
export function SessionStart() {
  const setSession = useAccountStore((state) => state.setSession)
  const startNewSession = useAccountStore((state) => state.startNewSession)
  const isTouched = useFirstTouch()

  useLayoutEffect(() => setSession(currentSession()), [setSession])

  useEffect(() => onTabMessage((message) => void handleMessage(message).catch(readAgain)), [])
  usePageRestored(() => void handleMessage('absence').catch(readAgain))

  useEffect(() => {
    // A guest of this moment has nothing in the bag: no need to ask.
    const begin = () => {
      const client = loadedQueryClient()
      if (client) expectAnotherBag(client)
      startNewSession(currentSession())
    }
    const start = async () => {
      if (currentSession() !== null) return
      if (await guestToken.ensure()) begin()
      else setSession(currentSession())
    }
    void start()
    return guestToken.onRenewed(() => {
      begin()
      void start()
    })
  }, [startNewSession, setSession])

  useEffect(() => {
    if (isTouched) void loadClient()
  }, [isTouched])

  return null
}
