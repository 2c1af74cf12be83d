import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Data } from '@/lib/api/types'
import { mobileRule } from '@/contract/rules/customer/mobile'
import { nameCharacters } from '@/contract/rules/customer/names'
import { smsCodeRule } from '@/contract/rules/customer/sms-code'
import { showRefusal } from '@/lib/forms/refusal'
import { emptyRegistration, type RegistrationValues } from '../form/login-form-schema'
import { useLookUp } from '../queries'

/**
 * Proves that the mobile is the shopper's: six digits start the look-up, and what the CRM knows of the
 * mobile fills the form in once. Another mobile or code must prove itself anew. A§4.
 */
export function useIdentity(form: UseFormReturn<RegistrationValues>) {
  const [mobile, verifyCode] = useWatch({ control: form.control, name: ['mobile', 'verifyCode'] })
  const lookUp = useLookUp()
  const [filledFor, setFilledFor] = useState('')
  const isComplete = mobileRule.pattern.test(mobile) && smsCodeRule.pattern.test(verifyCode)
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

function fillIn({ setValue }: UseFormReturn<RegistrationValues>, known: Data<'getCrmInfo'>) {
  const { residence, nationality } = emptyRegistration()
  setValue('lastname', nameCharacters(known.lastName ?? ''))
  setValue('firstname', nameCharacters(known.firstName ?? ''))
  setValue('appellation', known.gender === null ? '' : String(known.gender))
  setValue('residence', known.place ?? residence)
  setValue('nationality', known.country ?? nationality)
}
