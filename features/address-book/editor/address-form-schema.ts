import { z } from 'zod'
import type { Address } from '@/contract/calls/customer/addresses'
import { saveAddressSchema } from '@/contract/calls/customer/addresses'
import {
  emptyAddress,
  fromAddressValues,
  placeLabels,
  toAddressValues,
  type AddressValues,
} from '../address-values'

/** What the form holds; the names are those of the call it becomes, so that a fault finds its field. */
export type AddressFormValues = AddressValues & { isDefault: boolean }

const bodySchema = saveAddressSchema.omit({ id: true })
export type AddressBody = z.output<typeof bodySchema>

/** From the form to the contract, checked by the contract's own schema. */
export const addressFormSchema = z.preprocess(
  ({ isDefault, ...address }: AddressFormValues) => ({ ...fromAddressValues(address), isDefault }),
  bodySchema,
)

/** What the form begins with: an address of the book, or a new one for somebody who is called so. */
export function startingValues(address: Address | null, gender: 1 | 2 | null | undefined): AddressFormValues {
  if (address) return { ...toAddressValues(address), isDefault: address.isDefault }
  return { ...emptyAddress, gender: gender === 2 ? '2' : '1', isDefault: false }
}

const messages: Record<string, string> = placeLabels

/** The sentence for a fault the contract has no sentence for. */
export function faultMessage({ path }: { path?: readonly PropertyKey[] | undefined }): string {
  return messages[String(path?.[0])] ?? '请检查填写内容'
}

const names: readonly string[] = Object.keys(emptyAddress)

function isName(name: string): name is keyof AddressValues {
  return names.includes(name)
}

/** The field a fault of the API is about, by its own name or by the place it names; null when it is about none. */
export function fieldOf(name: string): keyof AddressValues | null {
  return [`${name}_id`, name].find(isName) ?? null
}
