'use client'

import { Drawer } from '@/components/drawer'
import { useCloseOnNavigation } from '@/components/use-close-on-navigation'
import { useOverlayStore } from '@/stores/overlay-store'
import { AccountForms } from './account-forms'

/** Login and registration. A§2. */
export function LoginDrawer() {
  const close = useOverlayStore((state) => state.close)
  const returnUrl = useOverlayStore((state) => state.returnUrl)
  useCloseOnNavigation(close)
  return (
    <Drawer isOpen onClose={close} title="登录或注册">
      <AccountForms purpose="login" returnUrl={returnUrl} />
    </Drawer>
  )
}
