'use client'

import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useOverlayStore } from '@/stores/overlay-store'

const MiniBag = dynamic(() => import('@/features/bag/mini-bag').then((module) => module.MiniBag), {
  ssr: false,
})
const LoginDrawer = dynamic(
  () => import('@/features/login/login-drawer').then((module) => module.LoginDrawer),
  {
    ssr: false,
  },
)
const QuickLoginDrawer = dynamic(
  () => import('@/features/login/quick-login-drawer').then((module) => module.QuickLoginDrawer),
  { ssr: false },
)

/** The drawers any page can open; each is loaded when it is first wanted. */
export function Overlays() {
  const drawer = useOverlayStore((state) => state.drawer)
  const close = useOverlayStore((state) => state.close)
  const path = usePathname()

  // A page that is left stays mounted: as a cleanup, this runs before the next page may open a drawer of its own.
  useEffect(() => close, [path, close])

  if (drawer === 'miniBag') return <MiniBag />
  if (drawer === 'login') return <LoginDrawer />
  if (drawer === 'quickLogin') return <QuickLoginDrawer />
  return null
}
