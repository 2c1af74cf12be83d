import { useFormContext } from 'react-hook-form'
import { PasswordField } from '@/components/form/password-field'
import { passwordRule } from '@/contract/rules/customer/password'
import type { NewPasswordValues } from '../form/login-form-schema'

type Props = { labels: readonly [string, string] }

/** A password that is to be, and the same again. A§5. */
export function NewPasswordFields({ labels: [first, second] }: Props) {
  const { register, getValues, trigger, formState } = useFormContext<NewPasswordValues>()
  const judgeRepetition = () => {
    if (getValues('passwordConfirm') !== '') void trigger('passwordConfirm')
  }
  return (
    <>
      <PasswordField
        label={first}
        autoComplete="new-password"
        maxLength={passwordRule.maxLength}
        hint={passwordRule.hint}
        error={formState.errors.password?.message}
        {...register('password', { onBlur: judgeRepetition })}
      />
      <PasswordField
        label={second}
        autoComplete="new-password"
        maxLength={passwordRule.maxLength}
        error={formState.errors.passwordConfirm?.message}
        {...register('passwordConfirm')}
      />
    </>
  )
}
