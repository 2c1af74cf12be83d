import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import type { Data } from '@/lib/api/types'
import { storeItem, storedItem } from '@/lib/browser/storage'

type Places = Data<'getDirectory'>

/** Provinces; with a province its cities, each with its districts. They hardly ever change: the browser keeps them. A§7. */
export const directoryQuery = (regionId: string) =>
  queryOptions({
    queryKey: ['directory', regionId],
    queryFn: async ({ signal }) => storedPlaces(regionId) ?? (await readPlaces(regionId, signal)),
    staleTime: Infinity,
  })

async function readPlaces(regionId: string, signal: AbortSignal): Promise<Places> {
  const places = await call('getDirectory', { query: { region_id: regionId || undefined } }, signal)
  storeItem('directory', JSON.stringify({ ...storedDirectory(), [regionId]: places }))
  return places
}

function storedPlaces(regionId: string): Places | null {
  const places = storedDirectory()[regionId]
  return isPlaces(places) ? places : null
}

function storedDirectory(): Record<string, unknown> {
  try {
    const directory: unknown = JSON.parse(storedItem('directory') ?? '{}')
    return isRecord(directory) ? directory : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlaces(value: unknown): value is Places {
  return isRecord(value) && Array.isArray(value.regions) && Array.isArray(value.cities)
}
