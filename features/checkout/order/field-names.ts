import type { FieldPath } from 'react-hook-form'
import type { CheckoutValues } from '../sections/checkout-form-schema'

type FieldName = FieldPath<CheckoutValues>

const fieldNames: readonly string[] = [
  'delivery.address.firstname',
  'delivery.address.telephone',
  'delivery.address.region_id',
  'delivery.address.city_id',
  'delivery.address.district_id',
  'delivery.address.street',
  'delivery.storeId',
  'delivery.firstname',
  'delivery.telephone',
  'paymentMethod',
  'invoice.title',
  'invoice.taxNumber',
  'invoice.email',
  'giftInformation.message',
  'sample',
] satisfies FieldName[]

function isFieldName(name: string): name is FieldName {
  return fieldNames.includes(name)
}

/** The field a fault of the API is about: by its whole name, or by an address's own, or by the place it names. */
export function fieldOf(name: string): FieldName | null {
  return [name, `delivery.address.${name}`, `delivery.address.${name}_id`].find(isFieldName) ?? null
}
