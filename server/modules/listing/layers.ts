import type { Layer } from '@/contract/calls/catalogue/catalogue'
import { and, counterWithin, or, type Bitset } from './bitset'
import type { Facets, FacetValue } from './facets'
import { compareSizes } from './size-order'

type Chosen = ReadonlyMap<string, readonly string[]>

/** The facets as they are called, in the order they are offered. */
const labels: Record<string, string> = {
  availability: '供应',
  price: '价格',
  color: '颜色',
  material: '材质',
  size: '尺码',
  volume: '容量',
  one_pdp_variation: '款式',
}

/** The products of a list that have, of every facet chosen by, one of the chosen values. */
export function applyFilters(facets: Facets, base: Bitset, chosen: Chosen): Bitset {
  return and(base, ...wantedOf(facets, base, chosen).values())
}

/** Every facet of a list. The counts of one ignore what was chosen of itself, so that a second value can be added. */
export function layersOf(facets: Facets, base: Bitset, chosen: Chosen): Layer[] {
  const wanted = wantedOf(facets, base, chosen)
  const countInAll = counterWithin(and(base, ...wanted.values()))
  return [...facets].sort(byPlace).flatMap(([code, values]) => {
    const others = [...wanted].flatMap(([other, products]) => (other === code ? [] : [products]))
    const countIn = wanted.has(code) ? counterWithin(and(base, ...others)) : countInAll
    const options = countValues(values, countIn, chosen.get(code) ?? [])
    return options.length > 0 ? [{ code, label: labels[code] ?? code, options: inOrder(code, options) }] : []
  })
}

/** Of each facet chosen by, the products that have one of the chosen values. */
function wantedOf(facets: Facets, base: Bitset, chosen: Chosen): Map<string, Bitset> {
  return new Map([...chosen].map(([code, values]) => [code, withOneOf(facets.get(code) ?? [], base, values)]))
}

function withOneOf(values: readonly FacetValue[], { length }: Bitset, chosen: readonly string[]): Bitset {
  const wanted = values.filter(({ value }) => chosen.includes(value))
  return or(
    length * 32,
    wanted.map(({ products }) => products),
  )
}

const places = Object.keys(labels)

function byPlace([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return places.indexOf(a) - places.indexOf(b)
}

function countValues(
  values: readonly FacetValue[],
  countIn: (products: Bitset) => number,
  selected: readonly string[],
): Layer['options'] {
  return values.flatMap(({ value, label, products }) => {
    const count = countIn(products)
    const isSelected = selected.includes(value)
    return count > 0 || isSelected ? [{ value, label, count, isSelected }] : []
  })
}

type Option = Layer['options'][number]

/** Steps in their own order, colours and materials by how many there are, sizes and volumes as people count them. */
function inOrder(code: string, options: readonly Option[]): Option[] {
  if (code === 'availability' || code === 'price') return [...options]
  return [...options].sort(code === 'color' || code === 'material' ? byCount : compareSizes)
}

function byCount(a: Option, b: Option): number {
  return b.count - a.count || a.label.localeCompare(b.label, 'zh-CN', { numeric: true })
}
