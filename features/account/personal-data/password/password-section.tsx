import { useState } from 'react'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { routes } from '@/lib/routes'
import { PasswordForm } from './password-form'
import { Section } from '../section'
import styles from '../text.module.scss'
import { useReturnFocus } from '../use-return-focus'

type Props = { hasPassword: boolean; hasName: boolean }

/** The password: changed here by who knows the present one, set by SMS code by who has none yet. */
export function PasswordSection({ hasPassword, hasName }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const opener = useReturnFocus(isEditing)

  if (!hasPassword) {
    return (
      <Section title="登录密码">
        <p className={styles.text}>
          您尚未设置密码，目前凭手机号码与短信验证码登录。
          {!hasName && '填写姓名后，即可设置密码。'}
        </p>
        {hasName && (
          <Anchor className={styles.link} href={routes.forgotPassword}>
            设置密码
          </Anchor>
        )}
      </Section>
    )
  }
  if (isEditing) {
    const handleDone = (hasSaved: boolean) => {
      setIsSaved(hasSaved)
      setIsEditing(false)
    }
    return (
      <Section title="登录密码">
        <PasswordForm onDone={handleDone} />
      </Section>
    )
  }
  return (
    <Section title="登录密码">
      <p className={styles.text}>修改密码后，其他设备上的登录将一并退出。</p>
      {isSaved && <Notice tone="status">密码已更新，其他设备已退出登录</Notice>}
      <Button ref={opener} variant="secondary" onClick={() => setIsEditing(true)}>
        修改密码
      </Button>
    </Section>
  )
}
