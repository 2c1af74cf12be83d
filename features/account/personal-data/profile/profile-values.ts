import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Data, Input } from '@/lib/api/types'

export type Country = Data<'listOfflineCountries'>[string]

export type ProfileValues = {
  gender: string
  lastname: string
  firstname: string
  email: string
  dob: string
  place: string
  country: string
}

/** The country of a code; what is no code of the list is shown as it is. */
export function countryName(countries: readonly Country[], code: string | null): string | null {
  if (!code) return null
  return countries.find((country) => country.code === code)?.nameCn ?? code
}

export function valuesOf(profile: UserInfo): ProfileValues {
  return {
    gender: profile.gender === null ? '' : String(profile.gender),
    lastname: profile.lastname ?? '',
    firstname: profile.firstname ?? '',
    email: profile.email ?? '',
    dob: profile.dob ?? '',
    place: profile.place ?? '',
    country: profile.country ?? '',
  }
}

/** What is left empty is taken back where it may be, else left as it is. */
export function bodyOf(values: ProfileValues): Input<'saveCustomer'>['body'] {
  return {
    gender: values.gender === '1' ? 1 : 2,
    lastname: values.lastname,
    firstname: values.firstname,
    email: values.email || null,
    dob: values.dob || null,
    ...(values.place && { place: values.place }),
    ...(values.country && { country: values.country }),
  }
}

/** A name keeps only Chinese characters, letters, digits and white space, in capitals. A§5. */
export function cleanName(text: string): string {
  return text
    .replace(/[^\p{Script=Han}A-Za-z0-9\s]/gu, '')
    .trim()
    .toUpperCase()
}
