import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/field'
import { IconButton } from '@/components/icon-button'
import { passwordRules, PASSWORD_LENGTH } from './login-rules'
import type { LoginValues } from './login-values'

export function PasswordField() {
  const { register, formState } = useFormContext<LoginValues>()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      label="密码"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={PASSWORD_LENGTH}
      error={formState.errors.password?.message}
      suffix={
        <IconButton icon="eye" label="显示密码" aria-pressed={isShown} onClick={() => setIsShown(!isShown)} />
      }
      {...register('password', passwordRules)}
    />
  )
}
