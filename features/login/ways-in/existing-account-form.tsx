import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { PasswordField } from '@/components/form/password-field'
import { passwordRule } from '@/contract/rules/customer/password'
import { ApiFailure } from '@/lib/api/types'
import { encodePassword } from '@/lib/forms/encode-password'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { CaptchaField } from '../form/captcha-field'
import { CodeField } from '../form/code-field'
import { emptyProof, existingAccountFormSchemas, type ExistingAccountValues } from '../form/login-form-schema'
import type { LoginSteps } from '../flow/login-steps'
import type { LoginPurpose } from '../form/login-purpose'
import { MobileField } from '../form/mobile-field'
import { useLoginByMobile, useLoginByPassword } from '../queries'
import { useAfterLogin } from '../flow/use-after-login'
import { useSubmit } from '../form/use-submit'
import styles from '../form/login-form.module.scss'

type Props = {
  purpose: LoginPurpose
  returnUrl: string | null
  steps: LoginSteps
  /** To the registration, offered to a mobile that has no account yet. */
  onRegister: () => void
}

/** A§3: 1 drawer, 2 quick login, 3 quick purchase. */
const activeTypes = { login: 1, register: 2, purchase: 3 } as const

const needed = { code: ['mobile', 'captcha', 'verifyCode'], password: ['mobile', 'password'] } as const

/** Login of a customer, by SMS code or by password. A§4, A§5. */
export function ExistingAccountForm({ purpose, returnUrl, steps, onRegister }: Props) {
  const method = steps.mode === 'password' ? 'password' : 'code'
  const form = useSchemaForm(existingAccountFormSchemas[method], { ...emptyProof(), password: '' })
  const values = useWatch({ control: form.control })
  const afterLogin = useAfterLogin(purpose, returnUrl)
  const byCode = useSubmit(form, useLoginByMobile(), afterLogin)
  const byPassword = useSubmit(form, useLoginByPassword(), afterLogin)
  const isBusy = byCode.isBusy || byPassword.isBusy
  const { error } = method === 'code' ? byCode : byPassword
  const isUnregistered = error instanceof ApiFailure && error.error === 'MOBILE_NOT_REGISTERED'
  const isFilled = needed[method].every((field) => values[field])

  const submit = ({ mobile, verifyCode, password }: ExistingAccountValues) => {
    if (isBusy) return
    const shared = { mobile, keepLogin: 1, activeType: activeTypes[purpose] } as const
    if (method === 'code') byCode.submit({ ...shared, verifyCode })
    // The flag tells a guesser who is registered: asked only where the message leads to the tab 注册 (A§4).
    else
      byPassword.submit({
        ...shared,
        password: encodePassword(password),
        isCheckUserName: purpose === 'login',
      })
  }

  const handleMethod = () => {
    form.clearErrors()
    steps.show(method === 'code' ? 'password' : 'verification-code')
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label="登录"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <MobileField />
        {method === 'code' && (
          <>
            <CaptchaField type="login_by_mobile" />
            <CodeField type="login_by_mobile" />
          </>
        )}
        {method === 'password' && (
          <PasswordField
            label="密码"
            autoComplete="current-password"
            maxLength={passwordRule.maxLength}
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        )}
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" isWide disabled={!isFilled} isPending={isBusy}>
            {purpose === 'purchase' ? '继续支付' : '登录'}
          </Button>
          {isUnregistered && (
            <Button variant="secondary" isWide onClick={onRegister}>
              注册账户
            </Button>
          )}
          <div className={styles.links}>
            <Button variant="text" onClick={handleMethod}>
              {method === 'code' ? '密码登录' : '验证码登录'}
            </Button>
            <Button variant="text" onClick={() => steps.show('forget-password')}>
              忘记密码？
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
