'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expectAnotherBag } from '@/features/bag/keep-cart'
import { loadClient } from '@/lib/api/browser'
import { useFirstTouch } from '@/lib/first-touch'
import { currentSession, guestToken } from '@/lib/guest-token'
import { useAccountStore } from '@/stores/account-store'

/** Reads who this browser is, and gives a stranger a guest token on load (A§4). */
export function SessionStart() {
  const setSession = useAccountStore((state) => state.setSession)
  const queryClient = useQueryClient()
  const isTouched = useFirstTouch()

  useEffect(() => {
    const readAgain = () => setSession(currentSession())
    // A guest of this moment has nothing in the bag: no need to ask.
    const startAnew = () => {
      expectAnotherBag(queryClient)
      readAgain()
    }
    const start = async () => {
      readAgain()
      if (currentSession() !== null) return
      await guestToken.ensure()
      startAnew()
    }
    const readOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted) readAgain()
    }
    void start()
    const stopListening = guestToken.onRenewed(startAnew)
    window.addEventListener('pageshow', readOnReturn)
    return () => {
      stopListening()
      window.removeEventListener('pageshow', readOnReturn)
    }
  }, [setSession, queryClient])

  useEffect(() => {
    if (isTouched) void loadClient()
  }, [isTouched])

  return null
}
