import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Anchor } from '@/components/anchor'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Notice } from '@/components/notice'
import { routes } from '@/lib/routes'
import { CaptchaField } from './captcha-field'
import { CodeField } from './code-field'
import { agreementRules } from './login-rules'
import { emptyLogin, type LoginPurpose, type LoginValues } from './login-values'
import { MobileField } from './mobile-field'
import { useQuickRegister } from './queries'
import { showRefusal } from './refusal-fields'
import { useAfterLogin } from './use-after-login'
import { useSpaced } from './use-spaced'
import styles from './quick-register-form.module.scss'

type Props = { purpose: LoginPurpose; returnUrl: string | null }

const REGISTER_GAP_MS = 3000

/** Mobile and code are enough: to buy as a guest, or for a quick account. A§3, A§5. */
export function QuickRegisterForm({ purpose, returnUrl }: Props) {
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: emptyLogin })
  const { mobile, captcha, verifyCode } = useWatch({ control: form.control })
  const register = useQuickRegister()
  const afterLogin = useAfterLogin(purpose, returnUrl)
  const maySend = useSpaced(REGISTER_GAP_MS)
  const isPurchase = purpose === 'purchase'
  const isFilled = Boolean(mobile && captcha && verifyCode)

  const submit = (values: LoginValues) => {
    const body = { mobile: values.mobile, captcha: values.captcha, verifyCode: values.verifyCode }
    if (register.isPending) return
    if (!maySend(Object.values(body).join(' '))) {
      if (register.error) showRefusal(form, register.error)
      return
    }
    register.mutate(
      { ...body, isAgreeAgreement: 1 },
      { onSuccess: afterLogin, onError: (error) => showRefusal(form, error) },
    )
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label={isPurchase ? '游客结算' : '快速注册'}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <MobileField />
        <CaptchaField type="guest_register" />
        <CodeField type="guest_register" />
        <Checkbox
          error={form.formState.errors.isAgreed?.message}
          {...form.register('isAgreed', agreementRules)}
        >
          我已阅读并同意
          {isPurchase ? (
            <Anchor className={styles.link} href={routes.termsOfSale} target="_blank">
              《销售条款》
            </Anchor>
          ) : (
            <Anchor className={styles.link} href={routes.privacyPolicy} target="_blank">
              《隐私政策》
            </Anchor>
          )}
          <span className={styles.mark}>必选</span>
        </Checkbox>
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <Button
          type="submit"
          isWide
          disabled={!isFilled}
          isPending={register.isPending || register.isSuccess}
        >
          {isPurchase ? '继续支付' : '注册'}
        </Button>
      </form>
    </FormProvider>
  )
}
