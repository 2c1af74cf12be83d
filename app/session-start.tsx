'use client'

import { useEffect, useLayoutEffect } from 'react'
import { usePageRestored } from '@/components/use-page-restored'
import { expectAnotherBag } from '@/features/bag/keep-cart'
import { loadClient } from '@/lib/api/browser'
import { useFirstTouch } from '@/lib/first-touch'
import { currentSession, guestToken } from '@/lib/guest-token'
import { madeQueries } from '@/lib/queries/made'
import { useAccountStore } from '@/stores/account-store'

/**
 * Reads who this browser is before anything is painted, and gives a stranger a guest token on load. A page that comes back
 * out of the browser's cache reads it all again. A§4, S21, S25.
 */
export function SessionStart() {
  const setSession = useAccountStore((state) => state.setSession)
  const startAnew = useAccountStore((state) => state.startAnew)
  const isTouched = useFirstTouch()

  useLayoutEffect(() => setSession(currentSession()), [setSession])

  usePageRestored(() => {
    setSession(currentSession())
    void madeQueries()?.client.invalidateQueries()
  })

  useEffect(() => {
    // A guest of this moment has nothing in the bag: no need to ask.
    const begin = () => {
      const queries = madeQueries()
      if (queries) expectAnotherBag(queries.client)
      startAnew(currentSession())
    }
    const start = async () => {
      if (currentSession() !== null) return
      await guestToken.ensure()
      begin()
    }
    void start()
    const stopListening = guestToken.onRenewed(begin)
    return () => {
      stopListening()
    }
  }, [startAnew])

  useEffect(() => {
    if (isTouched) void loadClient()
  }, [isTouched])

  return null
}
