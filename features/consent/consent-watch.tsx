'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { onDemand } from '@/lib/browser/on-demand'
import { routes } from '@/lib/routes'
import { isPolicyPage } from './policy-check'
import { shouldAsk } from './should-ask'

const ConsentDrawer = onDemand(() => import('./consent-drawer').then((module) => module.ConsentDrawer))

/** Asks a customer who has not agreed to the policy in force, except while they read a policy. A§2, A§4. */
export function ConsentWatch() {
  const path = usePathname()
  const router = useRouter()
  const isOnLoad = useRef(true)
  const [isAsked, setIsAsked] = useState(false)

  useEffect(() => {
    let isHere = true
    const look = async () => {
      const answer = await shouldAsk(path, isOnLoad.current)
      if (!isHere) return
      isOnLoad.current = false
      if (answer !== null) setIsAsked(answer)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [path])

  if (!isAsked || isPolicyPage(path)) return null
  const close = () => setIsAsked(false)
  // An order needs the answer: there it is given, or the checkout is left.
  const leave = () => {
    close()
    router.replace(routes.bag)
  }
  return <ConsentDrawer onClose={close} onLeave={path === routes.checkout() ? leave : undefined} />
}
