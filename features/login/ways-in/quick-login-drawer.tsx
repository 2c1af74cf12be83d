'use client'

import { Drawer } from '@/components/overlay/drawer'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { useHistoryStep } from '@/components/overlay/use-history-step'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { AccountForms } from './account-forms'
import { isRecovery, useLoginSteps } from '../flow/login-steps'
import { Recovery } from '../recovery/recovery'

/** The short way in, on the way to a purchase. A§2. */
export function QuickLoginDrawer() {
  const close = useOverlayStore((state) => state.close)
  const returnUrl = useLoginStore((state) => state.returnUrl)
  const steps = useLoginSteps('verification-code')
  const isAside = isRecovery(steps.mode)
  const toLogin = () => steps.show('password')
  const back = useHistoryStep(isAside, toLogin)
  useCloseOnNavigation(close)

  return (
    <Drawer isOpen onClose={close} title={steps.title ?? '继续购买'} onBack={isAside ? back : undefined}>
      {isAside ? (
        <Recovery steps={steps} onLogin={toLogin} />
      ) : (
        <AccountForms purpose="purchase" returnUrl={returnUrl} steps={steps} />
      )}
    </Drawer>
  )
}
