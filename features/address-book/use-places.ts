import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutValues } from './checkout-form-schema'
import { directoryQuery } from './queries'

export type Place = { id: string; name: string }

/** What can be chosen now: provinces, the cities of the chosen one, the districts of the chosen city. */
export function usePlaces() {
  const { control } = useFormContext<CheckoutValues>()
  const [regionId, cityId] = useWatch({
    control,
    name: ['delivery.address.region_id', 'delivery.address.city_id'],
  })
  const provinces = useQuery(directoryQuery(''))
  const within = useQuery({ ...directoryQuery(regionId), enabled: regionId !== '' })

  const cities = within.data?.cities ?? []
  return {
    regions: provinces.data?.regions ?? [],
    cities,
    districts: cities.find((city) => city.id === cityId)?.districts ?? [],
    isReading: within.isFetching,
    error: provinces.error ?? within.error,
  }
}
