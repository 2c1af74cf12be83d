import { useFormContext } from 'react-hook-form'
import { PasswordField } from '@/components/password-field'
import { newPasswordHint } from '@/lib/password'
import { newPasswordRules, repeatedPasswordRules } from './login-rules'
import type { LoginValues } from './login-values'

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
