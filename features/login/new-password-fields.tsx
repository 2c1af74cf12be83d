import { useFormContext } from 'react-hook-form'
import { newPasswordRules, repeatedPasswordRules } from './login-rules'
import type { LoginValues } from './login-values'
import { PasswordField } from './password-field'

type Props = { labels: readonly [string, string] }

/** A password that is to be, and the same again. A§5. */
export function NewPasswordFields({ labels: [first, second] }: Props) {
  const { register, getValues, trigger } = useFormContext<LoginValues>()
  const judgeRepetition = () => {
    if (getValues('passwordConfirm') !== '') void trigger('passwordConfirm')
  }
  return (
    <>
      <PasswordField
        label={first}
        autoComplete="new-password"
        hint="8-20位，至少包含1个数字和1个字母"
        field={register('password', { ...newPasswordRules, onBlur: judgeRepetition })}
      />
      <PasswordField
        label={second}
        autoComplete="new-password"
        field={register('passwordConfirm', repeatedPasswordRules)}
      />
    </>
  )
}
