import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/notice'
import { CaptchaField } from './captcha-field'
import { CodeField } from './code-field'
import { encodePassword } from '@/lib/encode-password'
import { emptyLogin, type LoginPurpose, type LoginValues } from './login-values'
import { MobileField } from './mobile-field'
import { PasswordField } from './password-field'
import { useLoginByMobile, useLoginByPassword } from './queries'
import { showRefusal } from './refusal-fields'
import { useAfterLogin } from './use-after-login'
import { useSpaced } from './use-spaced'
import styles from './login-form.module.scss'

type Props = { purpose: LoginPurpose; returnUrl: string | null }

const LOGIN_GAP_MS = 3000

/** A§3: 1 drawer, 2 quick login, 3 quick purchase. */
const activeTypes = { login: 1, register: 2, purchase: 3 } as const

const needed = { code: ['mobile', 'captcha', 'verifyCode'], password: ['mobile', 'password'] } as const

/** Login of a customer, by SMS code or by password. A§4, A§5. */
export function ExistingAccountForm({ purpose, returnUrl }: Props) {
  const [method, setMethod] = useState<keyof typeof needed>('code')
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: emptyLogin })
  const values = useWatch({ control: form.control })
  const byCode = useLoginByMobile()
  const byPassword = useLoginByPassword()
  const afterLogin = useAfterLogin(purpose, returnUrl)
  const maySend = useSpaced(LOGIN_GAP_MS)
  const isPending = byCode.isPending || byPassword.isPending
  const isLoggedIn = byCode.isSuccess || byPassword.isSuccess
  const isFilled = needed[method].every((field) => values[field])

  const submit = ({ mobile, verifyCode, password }: LoginValues) => {
    if (isPending) return
    const former = method === 'code' ? byCode.error : byPassword.error
    if (!maySend([method, mobile, verifyCode, password].join(' '))) {
      if (former) showRefusal(form, former)
      return
    }
    const shared = { mobile, keepLogin: 1, activeType: activeTypes[purpose], isCheckUserName: true } as const
    const outcome = { onSuccess: afterLogin, onError: (error: Error) => showRefusal(form, error) }
    if (method === 'code') byCode.mutate({ ...shared, verifyCode }, outcome)
    else byPassword.mutate({ ...shared, password: encodePassword(password) }, outcome)
  }

  const handleMethod = () => {
    form.clearErrors()
    setMethod(method === 'code' ? 'password' : 'code')
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
        {method === 'password' && <PasswordField />}
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" isWide disabled={!isFilled} isPending={isPending || isLoggedIn}>
            {purpose === 'purchase' ? '继续支付' : '登录'}
          </Button>
          <Button variant="text" onClick={handleMethod}>
            {method === 'code' ? '密码登录' : '验证码登录'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
