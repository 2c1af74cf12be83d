import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { CaptchaField } from '../form/captcha-field'
import { CodeField } from '../form/code-field'
import { ConsentFields } from './consent-fields'
import { emptyRegistration, registrationFormSchema } from '../form/login-form-schema'
import type { LoginPurpose } from '../form/login-purpose'
import { MobileField } from '../form/mobile-field'
import { NewPasswordFields } from './new-password-fields'
import { CountryFields, NameFields } from './profile-fields'
import { useRegister } from '../queries'
import { registrationOf } from './registration'
import { useAfterLogin } from '../flow/use-after-login'
import { useIdentity } from './use-identity'
import { useSubmit } from '../form/use-submit'
import formStyles from '../form/login-form.module.scss'
import styles from './registration-form.module.scss'

type Props = { purpose: LoginPurpose; returnUrl: string | null }

/** A customer's account in full. What follows the mobile waits until the mobile is proven. A§4, A§5. */
export function RegistrationForm({ purpose, returnUrl }: Props) {
  const form = useSchemaForm(registrationFormSchema, emptyRegistration())
  const { mobile, captcha, verifyCode } = useWatch({ control: form.control })
  const { isProven, isChecking, check } = useIdentity(form)
  const { submit, isBusy } = useSubmit(form, useRegister(), useAfterLogin(purpose, returnUrl))

  const prove = async () => {
    const isFilledIn = await form.trigger(['mobile', 'captcha', 'verifyCode'], { shouldFocus: true })
    if (isFilledIn && !isChecking) check()
  }

  const send = form.handleSubmit((values) => submit(registrationOf(values)))

  return (
    <FormProvider {...form}>
      <form
        className={formStyles.root}
        noValidate
        aria-label="注册"
        onSubmit={(event) => {
          event.preventDefault()
          void (isProven ? send(event) : prove())
        }}
      >
        <MobileField />
        <CaptchaField type="register" />
        <CodeField type="register" note={noteOf(isChecking, isProven)} />
        <fieldset className={styles.rest} disabled={!isProven} aria-label="个人资料">
          {!isProven && <p className={styles.note}>验证手机号码后，请继续填写以下资料。</p>}
          <NameFields />
          <NewPasswordFields labels={['密码', '确认密码']} />
          <CountryFields />
          <ConsentFields />
        </fieldset>
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <Button
          type="submit"
          isWide
          disabled={!(mobile && captcha && verifyCode)}
          isPending={isBusy || isChecking}
        >
          注册
        </Button>
      </form>
    </FormProvider>
  )
}

function noteOf(isChecking: boolean, isProven: boolean): string | undefined {
  if (isChecking) return '正在验证'
  return isProven ? '验证通过，请继续填写' : undefined
}
