const code = '[a-z_]+'
const value = '[\\p{L}\\p{N}._-]+'
const facet = `${code}:${value}(?:,${value})*`

/** The facets chosen of a list as they stand in an address: `color:noir,ivory;size:38`. Empty is no choice. */
export const filtersPattern = new RegExp(`^(?:${facet}(?:;${facet})*)?$`, 'u')

/** The longest text of filters anybody needs. */
export const FILTERS_LENGTH = 400

const facetCode = new RegExp(`^${code}$`)
const facetValue = new RegExp(`^${value}$`, 'u')

/** Facet code → chosen values. What cannot be a facet is left out; a code that is repeated adds up. */
export function parseFilters(filters: string): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of filters.split(';')) {
    const [code = '', list = ''] = part.split(':')
    const values = list.split(',').filter((value) => facetValue.test(value))
    if (!facetCode.test(code) || values.length === 0) continue
    chosen.set(code, [...new Set([...(chosen.get(code) ?? []), ...values])])
  }
  return chosen
}

/** The reverse of `parseFilters`, sorted, so that one choice has one spelling. */
export function formatFilters(chosen: ReadonlyMap<string, readonly string[]>): string {
  return [...chosen]
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, values]) => `${code}:${[...values].sort((a, b) => a.localeCompare(b, 'en')).join(',')}`)
    .join(';')
}
