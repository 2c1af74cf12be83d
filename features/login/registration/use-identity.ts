import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Data } from '@/lib/api/types'
import { codeRules, mobileRules } from '../form/login-rules'
import { emptyLogin, type LoginValues } from '../form/login-values'
import { useLookUp } from '../queries'
import { showRefusal } from '../form/refusal-fields'
import { nameCharacters } from '../form/typed-text'

/**
 * Whether whoever registers holds the mobile: six digits are looked up by themselves, and what the house knows of the
 * mobile fills the form in once. Another mobile or code must prove itself anew. A§4.
 */
export function useIdentity(form: UseFormReturn<LoginValues>) {
  const [mobile, verifyCode] = useWatch({ control: form.control, name: ['mobile', 'verifyCode'] })
  const lookUp = useLookUp()
  const [filledFor, setFilledFor] = useState('')
  const isComplete = mobileRules.pattern.value.test(mobile) && codeRules.pattern.value.test(verifyCode)
  const isOfThese = lookUp.variables?.mobile === mobile && lookUp.variables.verifyCode === verifyCode

  const check = () => {
    form.clearErrors('root')
    lookUp.mutate(
      { mobile, verifyCode },
      {
        onSuccess: (known) => {
          if (filledFor !== mobile) fillIn(form, known)
          setFilledFor(mobile)
        },
        onError: (error) => showRefusal(form, error),
      },
    )
  }
  const checkOnce = useEffectEvent(() => {
    if (!isOfThese) check()
  })

  useEffect(() => {
    if (isComplete) checkOnce()
  }, [isComplete, mobile, verifyCode])

  return { isProven: lookUp.isSuccess && isOfThese, isChecking: lookUp.isPending, check }
}

function fillIn({ setValue }: UseFormReturn<LoginValues>, known: Data<'getCrmInfo'>) {
  setValue('lastname', nameCharacters(known.lastName ?? ''))
  setValue('firstname', nameCharacters(known.firstName ?? ''))
  setValue('appellation', known.gender === null ? '' : String(known.gender))
  setValue('residence', known.place ?? emptyLogin.residence)
  setValue('nationality', known.country ?? emptyLogin.nationality)
}
