import type { Layer } from '@/contract/calls/catalogue/catalogue'
import { and, countBoth, or, type Bitset } from './bitset'
import type { CatalogueIndex, FacetValue } from './catalogue-index'
import { compareSizes } from './size-order'

type Chosen = ReadonlyMap<string, readonly string[]>

const labels: Record<string, string> = {
  color: '颜色',
  size: '尺码',
  volume: '容量',
  one_pdp_variation: '款式',
}

/** The products of a list that have, of every facet chosen by, one of the chosen values. */
export function applyFilters(index: CatalogueIndex, base: Bitset, chosen: Chosen): Bitset {
  return and(base, ...[...chosen].map(([code, values]) => withOneOf(index, code, values)))
}

/** Every facet of a list. The counts of one ignore what was chosen of itself, so that a second value can be added. */
export function layersOf(index: CatalogueIndex, base: Bitset, chosen: Chosen): Layer[] {
  return [...index.facets].flatMap(([code, values]) => {
    const others = new Map([...chosen].filter(([other]) => other !== code))
    const within = applyFilters(index, base, others)
    const options = countValues(values, within, chosen.get(code) ?? [])
    return options.length > 0
      ? [{ code, label: labels[code] ?? code, options: options.sort(orderOf(code)) }]
      : []
  })
}

function withOneOf(index: CatalogueIndex, code: string, values: readonly string[]): Bitset {
  const wanted = (index.facets.get(code) ?? []).filter(({ value }) => values.includes(value))
  return or(
    index.size,
    wanted.map(({ products }) => products),
  )
}

function countValues(
  values: readonly FacetValue[],
  within: Bitset,
  selected: readonly string[],
): Layer['options'] {
  return values.flatMap(({ value, label, products }) => {
    const count = countBoth(products, within)
    const isSelected = selected.includes(value)
    return count > 0 || isSelected ? [{ value, label, count, isSelected }] : []
  })
}

type Option = Layer['options'][number]

/** Colours by how many there are; sizes and volumes as people count them. */
function orderOf(code: string): (a: Option, b: Option) => number {
  if (code !== 'color') return compareSizes
  return (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'zh-CN', { numeric: true })
}
