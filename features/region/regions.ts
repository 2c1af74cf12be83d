import { resolveLink } from '@/lib/links'

/** The brand's sites, by continent. A§3. */
export type Region = { id: number; name: string; isOpen: boolean; items: Country[] }
export type Country = { id: number; name: string; nameEn: string; language: Language[] }
export type Language = { name: string; nameEn: string; url: string; default: boolean }

/** Reads the JSON of CMS block `region`; what is not understood, or leads nowhere, is left out. A§7. */
export function parseRegions(json: unknown): Region[] {
  return arrayOf(typeof json === 'string' ? parseJson(json) : null, isRegion)
    .map((region) => ({ ...region, items: arrayOf(region.items, isCountry).map(withUsableLanguages) }))
    .map((region) => ({ ...region, items: region.items.filter(({ language }) => language.length > 0) }))
    .filter(({ items }) => items.length > 0)
}

/** Asia and its first country: the one that is open at first, in its first place (A§4). */
export function defaultCountry(regions: readonly Region[]): Country | undefined {
  const region = regions.find(({ isOpen }) => isOpen) ?? regions[0]
  return region?.items[0]
}

/** The default language of a country. */
export function defaultLanguage(country: Country | undefined): Language | undefined {
  return country?.language.find((language) => language.default)
}

function withUsableLanguages(country: Country): Country {
  const language = arrayOf(country.language, isLanguage).filter(
    ({ url }) => resolveLink(url).href !== undefined,
  )
  return { ...country, language }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function arrayOf<T>(value: unknown, isItem: (item: unknown) => item is T): T[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

function hasAll(value: unknown, shape: Record<string, 'string' | 'number' | 'boolean' | 'object'>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return Object.entries(shape).every(([key, type]) => typeof fields.get(key) === type)
}

function isRegion(value: unknown): value is Region {
  return hasAll(value, { id: 'number', name: 'string', isOpen: 'boolean', items: 'object' })
}

function isCountry(value: unknown): value is Country {
  return hasAll(value, { id: 'number', name: 'string', nameEn: 'string', language: 'object' })
}

function isLanguage(value: unknown): value is Language {
  return hasAll(value, { name: 'string', nameEn: 'string', url: 'string', default: 'boolean' })
}
