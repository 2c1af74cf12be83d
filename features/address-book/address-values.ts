import type { Address } from '@/contract/calls/customer/addresses'
import type { ShippingAddress } from '@/contract/calls/purchase/checkout'
import { mobileDigits } from '@/contract/rules/customer/mobile'
import { nameCharacters } from '@/contract/rules/customer/names'
import { salutation } from '@/lib/format'

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

/** A stored address as a form holds it. */
export function toAddressValues({ id: _id, isDefault: _isDefault, gender, ...rest }: Address): AddressValues {
  return { ...rest, gender: gender === 1 ? '1' : '2' }
}

/** From the form to the contract, which checks it. What was stored before the rules of A§5 is brought under them. */
export function fromAddressValues({ gender, firstname, telephone, street, ...place }: AddressValues) {
  return {
    ...place,
    gender: Number(gender),
    firstname: nameCharacters(firstname),
    telephone: mobileDigits(telephone),
    street: street.replace(/\s+/g, ' ').toUpperCase(),
  }
}

/** What the selects of a place are called, and what is said when one is left empty. A§5. */
export const placeLabels = { region_id: '省份', city_id: '城市', district_id: '区县' } as const

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
