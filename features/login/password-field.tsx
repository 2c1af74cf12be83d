import { useState } from 'react'
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/field'
import { IconButton } from '@/components/icon-button'
import { PASSWORD_LENGTH } from './login-rules'
import type { LoginValues } from './login-values'

type Props = {
  label: string
  field: UseFormRegisterReturn<'password' | 'passwordConfirm'>
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

/** A password, hidden unless the shopper wants to see it. */
export function PasswordField({ label, field, autoComplete, hint }: Props) {
  const { formState } = useFormContext<LoginValues>()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={PASSWORD_LENGTH}
      hint={hint}
      error={formState.errors[field.name]?.message}
      suffix={
        <IconButton
          icon="eye"
          label={`显示${label}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
      {...field}
    />
  )
}
