import { useState } from 'react'
import { Tabs } from '@/components/tabs'
import { usePageRestored } from '@/components/use-page-restored'
import { currentSession } from '@/lib/guest-token'
import { useOverlayStore } from '@/stores/overlay-store'
import { ExistingAccountForm } from './existing-account-form'
import type { LoginPurpose } from './login-values'
import { QuickRegisterForm } from './quick-register-form'
import styles from './account-forms.module.scss'

type Props = { purpose: LoginPurpose; returnUrl: string | null }

const labels = {
  login: ['登录', '注册'],
  register: ['已有账号', '快速注册'],
  purchase: ['已有账号', '游客结算'],
} as const

/** The two ways in: an account that is there, or one that takes a mobile number only. A§2. */
export function AccountForms({ purpose, returnUrl }: Props) {
  const [selected, setSelected] = useState('existing')
  const [existing, fresh] = labels[purpose]
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
        onSelect={setSelected}
        tabs={[
          {
            id: 'existing',
            label: existing,
            content: <ExistingAccountForm purpose={purpose} returnUrl={returnUrl} />,
          },
          {
            id: 'fresh',
            label: fresh,
            content: <QuickRegisterForm purpose={purpose} returnUrl={returnUrl} />,
          },
        ]}
      />
    </>
  )
}
