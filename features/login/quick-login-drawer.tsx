'use client'

import { Drawer } from '@/components/drawer'
import { useCloseOnNavigation } from '@/components/use-close-on-navigation'
import { useOverlayStore } from '@/stores/overlay-store'
import { AccountForms } from './account-forms'

/** The short way in, on the way to a purchase or to a quick account. A§2. */
export function QuickLoginDrawer() {
  const close = useOverlayStore((state) => state.close)
  const purpose = useOverlayStore((state) => state.quickLoginMode)
  const returnUrl = useOverlayStore((state) => state.returnUrl)
  useCloseOnNavigation(close)
  return (
    <Drawer isOpen onClose={close} title={purpose === 'purchase' ? '继续购买' : '欢迎'}>
      <AccountForms purpose={purpose} returnUrl={returnUrl} />
    </Drawer>
  )
}
