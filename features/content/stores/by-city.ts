import type { Store } from '@/contract/calls/purchase/stores'

export type City = { id: string; name: string; stores: readonly Store[] }

/** Boutiques by their city, cities in the order of their first boutique. */
export function byCity(stores: readonly Store[]): City[] {
  const names = [...new Set(stores.map(({ city }) => city))]
  return names.map((name, index) => ({
    id: `city-${index + 1}`,
    name,
    stores: stores.filter(({ city }) => city === name),
  }))
}
