'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { InBrowser } from '@/lib/browser/in-browser'
import { routes } from '@/lib/routes'
import { safeReturnUrl } from '@/lib/session/session'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'

function Opener() {
  const router = useRouter()
  const query = useSearchParams()
  const session = useAccountStore((state) => state.session)
  const isRequested = query.get('isLogin') === 'open'
  const returnUrl = safeReturnUrl(query.get('returnUrl'))

  useEffect(() => {
    if (!isRequested || session === null) return
    if (session === 'customer') router.replace(returnUrl ?? routes.home)
    else openLogin({ returnUrl: returnUrl ?? routes.home })
  }, [isRequested, session, returnUrl, router])

  useEffect(() => {
    if (!isRequested) return
    return useOverlayStore.subscribe(({ drawer }, before) => {
      if (before.drawer === 'login' && drawer === null) window.history.replaceState(null, '', withoutLogin())
    })
  }, [isRequested])

  return null
}

/** This address without what opened the drawer: a reload or a shared link does not open it again. */
function withoutLogin(): string {
  const url = new URL(window.location.href)
  url.searchParams.delete('isLogin')
  url.searchParams.delete('returnUrl')
  return url.href
}

/** `isLogin=open` opens the login drawer, which then leads to `returnUrl` (A§2). */
export function LoginQuery() {
  return (
    <InBrowser>
      <Opener />
    </InBrowser>
  )
}
