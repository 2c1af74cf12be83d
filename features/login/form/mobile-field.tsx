import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { mobileRules, MOBILE_LENGTH } from './login-rules'
import type { LoginValues } from './login-values'
import { plainCode, typedText } from './typed-text'

export function MobileField() {
  const { register, formState } = useFormContext<LoginValues>()
  return (
    <Field
      label="手机号码"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={MOBILE_LENGTH}
      before="+86"
      error={formState.errors.mobile?.message}
      {...typedText(register('mobile', mobileRules), plainCode)}
    />
  )
}
