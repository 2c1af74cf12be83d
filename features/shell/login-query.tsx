'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { routes } from '@/lib/routes'
import { safeReturnUrl } from '@/lib/session/session'
import { useAccountStore } from '@/stores/account-store'
import { useOverlayStore } from '@/stores/overlay-store'

function Opener() {
  const router = useRouter()
  const query = useSearchParams()
  const session = useAccountStore((state) => state.session)
  const open = useOverlayStore((state) => state.open)
  const isAsked = query.get('isLogin') === 'open'
  const returnUrl = safeReturnUrl(query.get('returnUrl'))

  useEffect(() => {
    if (!isAsked || session === null) return
    if (session === 'customer') router.replace(returnUrl ?? routes.home)
    else open('login', { returnUrl: returnUrl ?? routes.home })
  }, [isAsked, session, returnUrl, open, router])

  return null
}

/** `isLogin=open` opens the login drawer, which then leads to `returnUrl` (A§2). */
export function LoginQuery() {
  return (
    <Suspense>
      <Opener />
    </Suspense>
  )
}
