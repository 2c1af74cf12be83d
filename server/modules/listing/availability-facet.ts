import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf, type Availability } from '@/contract/rules/catalogue/availability'
import type { Db } from '@/server/db/client'
import { listItems, productsWith } from '../catalogue/catalogue.service'
import { findCrossed } from '../inventory/inventory.service'
import { addTo, emptySet, removeFrom } from './bitset'
import type { CatalogueIndex } from './catalogue-index'
import type { FacetValue } from './facets'
import * as repository from './listing.repository'

/** What lists are filtered by of availability, in the order it is offered. */
const values = [
  { value: 'in_stock', label: '有货' },
  { value: 'preorder', label: '预售' },
  { value: 'coming_soon', label: '即将上市' },
  { value: 'sold_out', label: '暂时缺货' },
] as const
type Value = (typeof values)[number]['value']

/** The value of a product by the one rule of B§4; null for what an adviser sells. */
export function availabilityValue({ label, refusal }: Availability): Value | null {
  if (refusal === 'COMING_SOON') return 'coming_soon'
  if (refusal === 'OUT_OF_STOCK') return 'sold_out'
  if (refusal !== null) return null
  return label === 'Preorder' ? 'preorder' : 'in_stock'
}

type Known = { facet: readonly FacetValue[]; since: string }

const cached = new WeakMap<CatalogueIndex, Promise<Known>>()

/** Who is there now: read whole once for an index, then only what crossed 0 since. */
export async function availabilityFacet(db: Db, index: CatalogueIndex): Promise<readonly FacetValue[]> {
  const before = await (cached.get(index) ?? remember(index, load(db, index)))
  const crossed = await findCrossed(db, before.since)
  if (crossed.skus.length === 0) return before.facet
  const facet = judged(before.facet, index, await listItems(db, await productsWith(db, crossed.skus)))
  cached.set(index, Promise.resolve({ facet, since: crossed.since }))
  return facet
}

function remember(index: CatalogueIndex, loading: Promise<Known>): Promise<Known> {
  cached.set(index, loading)
  loading.catch(() => cached.delete(index))
  return loading
}

async function load(db: Db, index: CatalogueIndex): Promise<Known> {
  const { since } = await findCrossed(db, NEVER)
  const facet = values.map((value) => ({ ...value, products: emptySet(index.size) }))
  for (const { seq, ...product } of await repository.findWholes(db)) {
    place(facet, index.numberOf.get(seq), availabilityOf(product, product))
  }
  return { facet: judged(facet, index, await listItems(db, await repository.findBundles(db))), since }
}

/** A number no transaction reaches: asks for nothing but the time. */
const NEVER = '9223372036854775807'

/** A copy of the facet with these products where they belong now. */
function judged(
  facet: readonly FacetValue[],
  index: CatalogueIndex,
  items: readonly ProductListItem[],
): readonly FacetValue[] {
  const next = facet.map((option) => ({ ...option, products: option.products.slice() }))
  for (const item of items) place(next, index.numbers.get(item.parentSku), availabilityOf(item, item))
  return next
}

function place(facet: readonly FacetValue[], number: number | undefined, availability: Availability): void {
  if (number === undefined) return
  const own = availabilityValue(availability)
  for (const { value, products } of facet) {
    if (value === own) addTo(products, number)
    else removeFrom(products, number)
  }
}
