import type { Data } from '@/lib/api/types'

export type Country = Data<'listOfflineCountries'>[string]

/** The country of a code; what is no code of the list is shown as it is. */
export function countryName(countries: readonly Country[], code: string | null): string | null {
  if (!code) return null
  return countries.find((country) => country.code === code)?.nameCn ?? code
}
