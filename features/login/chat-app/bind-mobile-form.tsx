'use client'

import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/layout/notice'
import { ApiFailure } from '@/lib/api/types'
import { routes } from '@/lib/routes'
import { CaptchaField } from '../form/captcha-field'
import { CodeField } from '../form/code-field'
import type { LoginValues } from '../form/login-values'
import { MobileField } from '../form/mobile-field'
import { PolicyLink } from '../registration/policy-link'
import { showRefusal } from '../form/refusal-fields'
import { useAfterLogin } from '../flow/use-after-login'
import { useLoginForm } from '../form/use-login-form'
import { useSpaced } from '../form/use-spaced'
import styles from './bind-mobile-form.module.scss'
import { BindingOver } from './binding-over'
import { holdBinding, useBinding } from './binding'
import { useBindMobile } from './queries'

const BIND_GAP_MS = 1500

/**
 * Binds a mobile after a login by chat app; for who has nothing (any more) to bind with, the way back, under a title of
 * this rank. A§2, A§4.
 */
export function BindMobileForm({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const binding = useBinding()
  if (binding === undefined) return null
  if (!binding) return <BindingOver heading={heading} returnUrl={routes.home} />
  const { bindParam, returnUrl } = binding
  if (bindParam === null) return <BindingOver heading={heading} returnUrl={returnUrl} takesFocus />
  return <Form bindParam={bindParam} returnUrl={returnUrl} />
}

function Form({ bindParam, returnUrl }: { bindParam: string; returnUrl: string | null }) {
  const form = useLoginForm()
  const { mobile, captcha, verifyCode } = useWatch({ control: form.control })
  const bind = useBindMobile()
  const afterLogin = useAfterLogin('login', returnUrl)
  const maySend = useSpaced(BIND_GAP_MS)
  const isBusy = bind.isPending || bind.isSuccess

  const handleError = (error: Error) => {
    if (error instanceof ApiFailure && error.error === 'CHAT_APP_NOT_AUTHORIZED')
      holdBinding({ bindParam: null, returnUrl })
    else showRefusal(form, error)
  }

  const submit = (values: LoginValues) => {
    const body = { mobile: values.mobile, verifyCode: values.verifyCode, bindParam }
    if (isBusy) return
    if (!maySend(Object.values(body).join(' '))) {
      if (bind.error) handleError(bind.error)
      return
    }
    bind.mutate(body, {
      onSuccess: (answer) => {
        afterLogin(answer, body)
        holdBinding(null)
      },
      onError: handleError,
    })
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label="绑定手机号码"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <p className={styles.about}>首次以微信登录，请验证手机号码，以关联您的账户与订单。</p>
        <MobileField />
        <CaptchaField type="bind_mobile" />
        <CodeField type="bind_mobile" />
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" isWide disabled={!(mobile && captcha && verifyCode)} isPending={isBusy}>
            确认
          </Button>
          <p className={styles.note}>
            该手机号码尚未注册时，将为您创建账户。继续即表示您同意
            <PolicyLink href={routes.termsOfUse}>《使用条款》</PolicyLink>与
            <PolicyLink href={routes.privacyPolicy}>《隐私政策》</PolicyLink>。
          </p>
        </div>
      </form>
    </FormProvider>
  )
}
