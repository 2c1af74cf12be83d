import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { directoryQuery } from './directory-query'

export type Place = { id: string; name: string }

/** What can be chosen now: provinces, the cities of the chosen one, the districts of the chosen city. */
export function usePlaces(prefix: string) {
  const { control } = useFormContext<Record<string, string>>()
  const [regionId, cityId] = useWatch({ control, name: [`${prefix}region_id`, `${prefix}city_id`] })
  const provinces = useQuery(directoryQuery(''))
  const within = useQuery({ ...directoryQuery(regionId), enabled: regionId !== '' })

  const cities = within.data?.cities ?? []
  return {
    regions: provinces.data?.regions ?? [],
    cities,
    districts: cities.find((city) => city.id === cityId)?.districts ?? [],
    isReading: within.isFetching,
    error: provinces.error ?? within.error,
    readAgain: () => {
      if (provinces.error) void provinces.refetch()
      if (within.error) void within.refetch()
    },
  }
}
