import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { routes } from '@/lib/routes'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { AgreementField } from './agreement-field'
import { CaptchaField } from '../form/captcha-field'
import { CodeField } from '../form/code-field'
import { emptyProof, quickRegisterFormSchema } from '../form/login-form-schema'
import type { LoginPurpose } from '../form/login-purpose'
import { MobileField } from '../form/mobile-field'
import { PolicyLink } from './policy-link'
import { useQuickRegister } from '../queries'
import { useAfterLogin } from '../flow/use-after-login'
import { useSubmit } from '../form/use-submit'
import styles from '../form/login-form.module.scss'

type Props = { purpose: LoginPurpose; returnUrl: string | null }

/** Mobile and code are enough: to buy as a guest, or for a quick account. A§3, A§5. */
export function QuickRegisterForm({ purpose, returnUrl }: Props) {
  const form = useSchemaForm(quickRegisterFormSchema, { ...emptyProof(), isAgreeAgreement: false })
  const { mobile, captcha, verifyCode } = useWatch({ control: form.control })
  const { submit, isBusy } = useSubmit(form, useQuickRegister(purpose), useAfterLogin(purpose, returnUrl))
  const isPurchase = purpose === 'purchase'

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label={isPurchase ? '游客结算' : '快速注册'}
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            submit({
              mobile: values.mobile,
              captcha: values.captcha,
              verifyCode: values.verifyCode,
              isAgreeAgreement: 1,
            }),
          )(event)
        }
      >
        <MobileField />
        <CaptchaField type="guest_register" />
        <CodeField type="guest_register" />
        <AgreementField>
          {isPurchase ? (
            <PolicyLink href={routes.termsOfSale}>《销售条款》</PolicyLink>
          ) : (
            <PolicyLink href={routes.privacyPolicy}>《隐私政策》</PolicyLink>
          )}
        </AgreementField>
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <Button type="submit" isWide disabled={!(mobile && captcha && verifyCode)} isPending={isBusy}>
          {isPurchase ? '继续支付' : '注册'}
        </Button>
      </form>
    </FormProvider>
  )
}
