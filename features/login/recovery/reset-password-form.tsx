import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { ApiFailure } from '@/lib/api/types'
import { encodePassword } from '@/lib/forms/encode-password'
import { useSchemaForm } from '@/lib/forms/schema-form'
import { resetPasswordFormSchema } from '../form/login-form-schema'
import { NewPasswordFields } from '../registration/new-password-fields'
import { useSaveNewPassword } from '../queries'
import { StepIntro } from './step-intro'
import { useSubmit } from '../form/use-submit'
import styles from '../form/login-form.module.scss'

type Props = { token: string; onSaved: () => void; onRestart: () => void }

/** A new password, twice. Its token works once and for ten minutes: afterwards the mobile must be proven anew. A§4, A§5. */
export function ResetPasswordForm({ token, onSaved, onRestart }: Props) {
  const form = useSchemaForm(resetPasswordFormSchema, { password: '', passwordConfirm: '' })
  const { password, passwordConfirm } = useWatch({ control: form.control })
  const save = useSaveNewPassword()
  const { submit, isBusy } = useSubmit(form, save, onSaved)
  const isTooLate = save.error instanceof ApiFailure && save.error.error === 'RESET_TOKEN_INVALID'

  return (
    <FormProvider {...form}>
      <form
        className={styles.root}
        noValidate
        aria-label="重置密码"
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            submit({
              token,
              password: encodePassword(values.password),
              passwordConfirm: encodePassword(values.passwordConfirm),
            }),
          )(event)
        }
      >
        <StepIntro takesFocus>请设置新的登录密码。</StepIntro>
        <NewPasswordFields labels={['新密码', '确认新密码']} />
        {form.formState.errors.root && <Notice>{form.formState.errors.root.message}</Notice>}
        <div className={styles.actions}>
          {isTooLate ? (
            <Button isWide onClick={onRestart}>
              重新验证
            </Button>
          ) : (
            <Button type="submit" isWide disabled={!(password && passwordConfirm)} isPending={isBusy}>
              确认
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
