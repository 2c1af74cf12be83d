import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Address } from '@/contract/addresses'
import { ApiFailure } from '@/lib/api/types'
import { useSaveAddress } from '@/lib/queries/addresses'
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
    const faults = error instanceof ApiFailure ? Object.entries(error.validationResult) : []
    const known = faults.flatMap(([name, message]) => {
      const field = fieldOf(name)
      return field ? [{ field, message }] : []
    })
    known.forEach(({ field, message }, index) =>
      form.setError(field, { message }, { shouldFocus: index === 0 }),
    )
    if (known.length === 0) setRefusal(error.message)
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
