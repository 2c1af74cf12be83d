import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Address } from '@/contract/calls/customer/addresses'
import { fieldFaultsOf, showFieldFaults } from '@/lib/forms/field-faults'
import { useSaveAddress } from '../queries'
import { routes } from '@/lib/routes'
import { fieldOf, type AddressBody, type AddressFormValues } from './address-form-schema'

type Form = UseFormReturn<AddressFormValues, unknown, AddressBody>

/** Keeps the address and leads back to the book; says what was refused, at its field where it is about one. A§8. */
export function useSubmitAddress(form: Form, address: Address | null) {
  const router = useRouter()
  const save = useSaveAddress()
  const isBusy = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const showRefusal = (error: Error) => {
    if (!showFieldFaults(form, fieldFaultsOf(error, fieldOf))) setRefusal(error.message)
  }

  const submit = (body: AddressBody) => {
    // Not state: the second click of a double click comes before the next render.
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    save.mutate(
      { ...body, id: address?.id },
      {
        onSuccess: () => router.replace(routes.addressBook),
        onError: (error) => {
          isBusy.current = false
          showRefusal(error)
        },
      },
    )
  }

  return { submit, refusal, isPending: save.isPending || save.isSuccess }
}
