import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { CaptchaField } from '../form/captcha-field'
import { CodeField } from '../form/code-field'
import { emptyProof, proofFormSchema } from '../form/login-form-schema'
import { MobileField } from '../form/mobile-field'
import { useForgotPassword } from '../queries'
import { StepIntro } from './step-intro'
import { useSubmit } from '../form/use-submit'
import styles from '../form/login-form.module.scss'

type Props = { takesFocus: boolean; onProven: (resetToken: string) => void }

/** Who holds the registered mobile may set a new password. A§2, A§4. */
export function ForgetPasswordForm({ takesFocus, onProven }: Props) {
  const form = useSchemaForm(proofFormSchema, emptyProof())
  const { mobile, captcha, verifyCode } = useWatch({ control: form.control })
  const { submit, isBusy } = useSubmit(form, useForgotPassword(), ({ token }) => onProven(token))

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label="忘记密码"
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            submit({ mobile: values.mobile, verifyCode: values.verifyCode }),
          )(event)
        }
      >
        <StepIntro takesFocus={takesFocus}>请输入您注册时使用的手机号码。</StepIntro>
        <MobileField />
        <CaptchaField type="forgot_password" />
        <CodeField type="forgot_password" />
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" isWide disabled={!(mobile && captcha && verifyCode)} isPending={isBusy}>
            确认
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
