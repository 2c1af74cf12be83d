'use client'

import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { ApiFailure } from '@/lib/api/types'
import { showRefusal } from '@/lib/forms/refusal'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { routes } from '@/lib/routes'
import { CaptchaField } from '../form/captcha-field'
import { CodeField } from '../form/code-field'
import { emptyProof, proofFormSchema } from '../form/login-form-schema'
import { MobileField } from '../form/mobile-field'
import { PolicyLink } from '../registration/policy-link'
import { useAfterLogin } from '../flow/use-after-login'
import { useSubmit } from '../form/use-submit'
import styles from './bind-mobile-form.module.scss'
import { BindingOver } from './binding-over'
import { storeBinding, useBinding } from './binding'
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
  const form = useSchemaForm(proofFormSchema, emptyProof())
  const { mobile, captcha, verifyCode } = useWatch({ control: form.control })
  const afterLogin = useAfterLogin('login', returnUrl)
  const { submit, isBusy } = useSubmit(
    form,
    useBindMobile(),
    (answer, sent) => {
      afterLogin(answer, sent)
      storeBinding(null)
    },
    {
      gapMs: BIND_GAP_MS,
      onError: (error) => {
        if (error instanceof ApiFailure && error.error === 'CHAT_APP_NOT_AUTHORIZED')
          storeBinding({ bindParam: null, returnUrl })
        else showRefusal(form, error)
      },
    },
  )

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label="绑定手机号码"
        onSubmit={(event) =>
          void form.handleSubmit((proof) =>
            submit({ mobile: proof.mobile, verifyCode: proof.verifyCode, bindParam }),
          )(event)
        }
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
