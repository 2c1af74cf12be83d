import { useState } from 'react'
import type { ReactNode } from 'react'
import { Tabs } from '@/components/disclosure/tabs'
import { usePageRestored } from '@/components/use-page-restored'
import { currentSession } from '@/lib/api/tokens/guest-token'
import type { LoginTab } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { ExistingAccountForm } from './existing-account-form'
import type { LoginSteps } from '../flow/login-steps'
import type { LoginPurpose } from '../form/login-purpose'
import { QuickRegisterForm } from '../registration/quick-register-form'
import { RegistrationForm } from '../registration/registration-form'
import styles from './account-forms.module.scss'

type Props = {
  purpose: LoginPurpose
  returnUrl: string | null
  steps: LoginSteps
  firstTab?: LoginTab
  /** Another way to log in, under the form. */
  chatAppEntry?: ReactNode
}

const labels = {
  login: ['登录', '注册'],
  register: ['已有账号', '快速注册'],
  purchase: ['已有账号', '游客结算'],
} as const

const tabs: readonly string[] = ['login', 'register'] satisfies LoginTab[]

function isTab(id: string): id is LoginTab {
  return tabs.includes(id)
}

/** The two ways in: an account that is there, or a new one, of a mobile alone where that is enough. A§2. */
export function AccountForms({ purpose, returnUrl, steps, firstTab = 'login', chatAppEntry }: Props) {
  const [selected, setSelected] = useState<LoginTab>(firstTab)
  const [isFull, setIsFull] = useState(purpose === 'login')
  const [existing, quick] = labels[purpose]
  const register = () => {
    setIsFull(true)
    setSelected('register')
  }
  const close = useOverlayStore((state) => state.close)
  usePageRestored(() => {
    if (currentSession() === 'customer') close()
  })
  return (
    <>
      {purpose === 'purchase' && (
        <p className={styles.note}>没有账号也可以购买：选择“游客结算”，验证手机号码即可。</p>
      )}
      <Tabs
        label="登录方式"
        selected={selected}
        onSelect={(id) => {
          if (isTab(id)) setSelected(id)
        }}
        tabs={[
          {
            id: 'login',
            label: existing,
            content: (
              <>
                <ExistingAccountForm
                  purpose={purpose}
                  returnUrl={returnUrl}
                  steps={steps}
                  onRegister={register}
                />
                {chatAppEntry}
              </>
            ),
          },
          {
            id: 'register',
            label: isFull ? '注册' : quick,
            content: isFull ? (
              <RegistrationForm purpose={purpose} returnUrl={returnUrl} />
            ) : (
              <QuickRegisterForm purpose={purpose} returnUrl={returnUrl} />
            ),
          },
        ]}
      />
    </>
  )
}
