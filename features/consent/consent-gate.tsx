'use client'

import { useLayoutEffect, useState } from 'react'
import { onDemand } from '@/lib/browser/on-demand'
import { storeItem } from '@/lib/browser/storage'
import { useAccountStore } from '@/stores/account-store'

const ConsentWatch = onDemand(() =>
  import('@/features/consent/consent-watch').then((module) => module.ConsentWatch),
)

/** Loads the question of consent for customers only, and notes a token that came: the login may lead to another page. */
export function ConsentGate() {
  const session = useAccountStore((state) => state.session)
  const [wasGuest, setWasGuest] = useState(false)
  if (session === 'guest' && !wasGuest) setWasGuest(true)
  const isNewToken = wasGuest && session === 'customer'

  // Before the effects of what is inside, which read it.
  useLayoutEffect(() => {
    if (isNewToken) storeItem('policy_check', 'due')
  }, [isNewToken])

  return session === 'customer' ? <ConsentWatch /> : null
}
