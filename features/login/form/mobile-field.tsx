import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { mobileDigits } from '@/contract/rules/customer/mobile'
import { mobileInput } from '@/lib/forms/contact-inputs'
import { typedText } from '@/lib/forms/typed-text'
import { useMobileStore } from './mobile-store'

/** The mobile to log in with, shared with the next form. */
export function MobileField() {
  const { register, control, formState } = useFormContext<{ mobile: string }>()
  const mobile = useWatch({ control, name: 'mobile' })
  const setMobile = useMobileStore((state) => state.setMobile)

  useEffect(() => setMobile(mobile), [mobile, setMobile])

  return (
    <Field
      label="手机号码"
      {...mobileInput}
      error={formState.errors.mobile?.message}
      {...typedText(register('mobile'), mobileDigits)}
    />
  )
}
