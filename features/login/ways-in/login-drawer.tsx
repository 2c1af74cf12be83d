'use client'

import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { useHistoryStep } from '@/components/overlay/use-history-step'
import { useLoginStore, type LoginMode } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { BindMobileForm } from '../chat-app/bind-mobile-form'
import { ChatAppEntry } from '../chat-app/chat-app-entry'
import { AccountForms } from './account-forms'
import { CoveredDrawer } from './covered-drawer'
import { isRecovery, useLoginSteps } from '../flow/login-steps'
import { Recovery } from '../recovery/recovery'

type Props = {
  /** The picture beside it on wide screens, by its name under `/pictures`. */
  cover?: string | null
}

/** Login and registration. Opened in another mode while open, it starts again in that mode. A§2. */
export function LoginDrawer(props: Props) {
  const mode = useLoginStore((state) => state.mode)
  return <DrawerIn key={mode} first={mode} {...props} />
}

function DrawerIn({ first, cover = null }: Props & { first: LoginMode }) {
  const close = useOverlayStore((state) => state.close)
  const returnUrl = useLoginStore((state) => state.returnUrl)
  const isQuick = useLoginStore((state) => state.isQuick)
  const firstTab = useLoginStore((state) => state.tab)
  const steps = useLoginSteps(first)
  const isAside = isRecovery(steps.mode)
  const toLogin = () => steps.show('password')
  const back = useHistoryStep(isAside, toLogin)
  useCloseOnNavigation(close)

  const content = () => {
    if (steps.mode === 'bind-mobile') return <BindMobileForm />
    if (isAside) return <Recovery steps={steps} onLogin={toLogin} />
    return (
      <AccountForms
        purpose={isQuick ? 'register' : 'login'}
        returnUrl={returnUrl}
        steps={steps}
        firstTab={firstTab}
        chatAppEntry={<ChatAppEntry />}
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
