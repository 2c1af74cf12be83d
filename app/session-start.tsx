'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { usePageRestored } from '@/components/use-page-restored'
import { expectAnotherBag } from '@/features/bag/keep-cart'
import { loadClient } from '@/lib/api/browser'
import { useFirstTouch } from '@/lib/first-touch'
import { currentSession, guestToken } from '@/lib/guest-token'
import { useAccountStore } from '@/stores/account-store'

/**
 * Reads who this browser is before anything is painted, and gives a stranger a guest token on load. A page that comes back
 * out of the browser's cache reads it all again. A§4, S21, S25.
 */
export function SessionStart() {
  const setSession = useAccountStore((state) => state.setSession)
  const queryClient = useQueryClient()
  const isTouched = useFirstTouch()

  useLayoutEffect(() => setSession(currentSession()), [setSession])

  usePageRestored(() => {
    setSession(currentSession())
    void queryClient.invalidateQueries()
  })

  useEffect(() => {
    // A guest of this moment has nothing in the bag: no need to ask.
    const startAnew = () => {
      expectAnotherBag(queryClient)
      setSession(currentSession())
    }
    const start = async () => {
      if (currentSession() !== null) return
      await guestToken.ensure()
      startAnew()
    }
    void start()
    const stopListening = guestToken.onRenewed(startAnew)
    return () => {
      stopListening()
    }
  }, [setSession, queryClient])

  useEffect(() => {
    if (isTouched) void loadClient()
  }, [isTouched])

  return null
}
