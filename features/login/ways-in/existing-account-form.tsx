import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/layout/notice'
import { PasswordField } from '@/components/form/password-field'
import { passwordRule } from '@/contract/rules/password'
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

type Props = { purpose: LoginPurpose; returnUrl: string | null; steps: LoginSteps }

/** A§3: 1 drawer, 2 quick login, 3 quick purchase. */
const activeTypes = { login: 1, register: 2, purchase: 3 } as const

const needed = { code: ['mobile', 'captcha', 'verifyCode'], password: ['mobile', 'password'] } as const

/** Login of a customer, by SMS code or by password. A§4, A§5. */
export function ExistingAccountForm({ purpose, returnUrl, steps }: Props) {
  const method = steps.mode === 'password' ? 'password' : 'code'
  const form = useSchemaForm(existingAccountFormSchemas[method], { ...emptyProof(), password: '' })
  const values = useWatch({ control: form.control })
  const afterLogin = useAfterLogin(purpose, returnUrl)
  const byCode = useSubmit(form, useLoginByMobile(), afterLogin)
  const byPassword = useSubmit(form, useLoginByPassword(), afterLogin)
  const isBusy = byCode.isBusy || byPassword.isBusy
  const isFilled = needed[method].every((field) => values[field])

  const submit = ({ mobile, verifyCode, password }: ExistingAccountValues) => {
    if (isBusy) return
    const shared = { mobile, keepLogin: 1, activeType: activeTypes[purpose], isCheckUserName: true } as const
    if (method === 'code') byCode.submit({ ...shared, verifyCode })
    else byPassword.submit({ ...shared, password: encodePassword(password) })
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
