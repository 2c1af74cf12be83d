import type { Address } from '@/contract/calls/customer/addresses'
import type { ShippingAddress } from '@/contract/calls/purchase/orders'
import { salutation } from '../../lib/format'

/** An address as a form holds it. */
export type AddressValues = Omit<ShippingAddress, 'gender'> & { gender: '1' | '2' }

export const emptyAddress: AddressValues = {
  firstname: '',
  gender: '1',
  telephone: '',
  region: '',
  region_id: '',
  city: '',
  city_id: '',
  district: '',
  district_id: '',
  street: '',
}

/** A kept address as a form holds it. */
export function toAddressValues({ id: _id, isDefault: _isDefault, gender, ...rest }: Address): AddressValues {
  return { ...rest, gender: gender === 1 ? '1' : '2' }
}

/**
 * From the form to the contract, which checks it. Words are upper-cased (A§5), as the fields show them; digits an input
 * method made wide, or a paste spaced out, are plain ones, and a street is one line.
 */
export function fromAddressValues({ gender, firstname, telephone, street, ...place }: AddressValues) {
  return {
    ...place,
    gender: Number(gender),
    firstname: firstname.toUpperCase(),
    telephone: telephone.normalize('NFKC').replace(/\s/g, ''),
    street: street.replace(/\s+/g, ' ').toUpperCase(),
  }
}

/** What is said of an empty choice: the words it shows. A§5. */
export const placeMessages = {
  region_id: '请选择省份',
  city_id: '请选择城市',
  district_id: '请选择区县',
} as const

/** `林晚 女士`. */
export function addressee({ firstname, gender }: Pick<Address, 'firstname' | 'gender'>): string {
  return `${firstname} ${salutation(gender)}`
}

/** Place and street in one line. Municipalities are their own only city: 上海市 once. */
export function addressText({
  region,
  city,
  district,
  street,
}: Pick<Address, 'region' | 'city' | 'district' | 'street'>): string {
  return [...new Set([region, city, district, street])].join(' ')
}
