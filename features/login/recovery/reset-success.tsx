import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { routes } from '@/lib/routes'
import { StepIntro } from './step-intro'
import styles from '../form/login-form.module.scss'

/** The new password is set: on to the login, or home. A§2. */
export function ResetSuccess({ onLogin }: { onLogin: () => void }) {
  return (
    <div className={styles.root}>
      <StepIntro takesFocus>
        您的新密码已生效。为保障账号安全，此前的登录均已失效，请使用新密码登录。
      </StepIntro>
      <div className={styles.actions}>
        <Button isWide onClick={onLogin}>
          登录
        </Button>
        <ButtonLink variant="secondary" isWide href={routes.home}>
          返回首页
        </ButtonLink>
      </div>
    </div>
  )
}
