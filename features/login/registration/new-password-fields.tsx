import { useFormContext } from 'react-hook-form'
import { PasswordField } from '@/components/form/password-field'
import { newPasswordHint } from '@/lib/forms/password'
import { newPasswordRules, repeatedPasswordRules } from '../form/login-rules'
import type { LoginValues } from '../form/login-values'

type Props = { labels: readonly [string, string] }

/** A password that is to be, and the same again. A§5. */
export function NewPasswordFields({ labels: [first, second] }: Props) {
  const { register, getValues, trigger, formState } = useFormContext<LoginValues>()
  const judgeRepetition = () => {
    if (getValues('passwordConfirm') !== '') void trigger('passwordConfirm')
  }
  return (
    <>
      <PasswordField
        label={first}
        autoComplete="new-password"
        hint={newPasswordHint}
        error={formState.errors.password?.message}
        {...register('password', { ...newPasswordRules, onBlur: judgeRepetition })}
      />
      <PasswordField
        label={second}
        autoComplete="new-password"
        error={formState.errors.passwordConfirm?.message}
        {...register('passwordConfirm', repeatedPasswordRules)}
      />
    </>
  )
}
