import { useRouter } from 'next/navigation'
import type { UseFormReturn } from 'react-hook-form'
import type { Address } from '@/contract/calls/customer/addresses'
import { showRefusal } from '@/lib/forms/refusal'
import { useMutateOnce } from '@/lib/forms/use-mutate-once'
import { useSaveAddress } from '../queries'
import { routes } from '@/lib/routes'
import { fieldOf, type AddressBody, type AddressFormValues } from './address-form-schema'

type Form = UseFormReturn<AddressFormValues, unknown, AddressBody>

/** Keeps the address and leads back to the book; says what was refused, at its field where it is about one. A§8. */
export function useSubmitAddress(form: Form, address: Address | null) {
  const router = useRouter()
  const save = useSaveAddress()
  const saveOnce = useMutateOnce(save, { isFinal: true })

  const submit = (body: AddressBody) =>
    saveOnce(
      { ...body, id: address?.id },
      {
        onSuccess: () => router.replace(routes.addressBook),
        onError: (error) => showRefusal(form, error, fieldOf),
      },
    )

  return { submit, isPending: save.isPending || save.isSuccess }
}
