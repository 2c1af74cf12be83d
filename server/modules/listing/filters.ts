/** Facet code → chosen values, from `color:noir,ivory;size:38`. */
export function parseFilters(filters: string): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of filters.split(';')) {
    const [code, values] = part.split(':')
    if (code && values) chosen.set(code, [...(chosen.get(code) ?? []), ...values.split(',').filter(Boolean)])
  }
  return chosen
}
