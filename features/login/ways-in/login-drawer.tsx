'use client'

import type { ReactNode } from 'react'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { useHistoryStep } from '@/components/overlay/use-history-step'
import { useOverlayStore, type LoginMode } from '@/stores/overlay-store'
import { AccountForms } from './account-forms'
import { CoveredDrawer } from './covered-drawer'
import { isRecovery, useLoginSteps } from './login-steps'
import { Recovery } from '../recovery/recovery'

type Props = {
  /** The picture beside it on wide screens, by its name under `/pictures`. */
  cover?: string | null
  /** The way in by the chat app. */
  chatAppEntry?: ReactNode
  /** What the mode bind-mobile shows. */
  bindMobile?: ReactNode
}

/** Login and registration. Asked for in another mode while it is open, it begins there anew. A§2. */
export function LoginDrawer(props: Props) {
  const mode = useOverlayStore((state) => state.loginMode)
  return <DrawerIn key={mode} first={mode} {...props} />
}

function DrawerIn({ first, cover = null, chatAppEntry, bindMobile }: Props & { first: LoginMode }) {
  const close = useOverlayStore((state) => state.close)
  const returnUrl = useOverlayStore((state) => state.returnUrl)
  const firstTab = useOverlayStore((state) => state.loginTab)
  const steps = useLoginSteps(first)
  const isAside = isRecovery(steps.mode)
  const toLogin = () => steps.show('password')
  const back = useHistoryStep(isAside, toLogin)
  useCloseOnNavigation(close)

  const content = () => {
    if (steps.mode === 'bind-mobile') return bindMobile
    if (isAside) return <Recovery steps={steps} onLogin={toLogin} />
    return (
      <AccountForms
        purpose="login"
        returnUrl={returnUrl}
        steps={steps}
        firstTab={firstTab}
        chatAppEntry={chatAppEntry}
      />
    )
  }

  return (
    <CoveredDrawer
      title={steps.title ?? '登录或注册'}
      cover={cover}
      onClose={close}
      onBack={isAside ? back : undefined}
    >
      {content()}
    </CoveredDrawer>
  )
}
