import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { emptyLogin, type LoginValues } from './login-values'
import { knownMobile, useMobileStore } from './mobile-store'

/** A form of the login: judged on leaving a field (A§5), its mobile taken along to the next form. */
export function useLoginForm(): UseFormReturn<LoginValues> {
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyLogin, mobile: knownMobile() },
  })
  const mobile = useWatch({ control: form.control, name: 'mobile' })
  const setMobile = useMobileStore((state) => state.setMobile)

  useEffect(() => setMobile(mobile), [mobile, setMobile])

  return form
}
