import type { Layer, ProductList } from '@/contract/calls/catalogue/catalogue'
import { parseFilters } from '@/contract/rules/catalogue/list-filters'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { listItems } from '../catalogue/view/lists/list-items'
import { showMatching } from '../catalogue/view/lists/matching-children'
import { availabilityFacet } from './availability-facet'
import { and, count, type Bitset } from './bitset'
import { catalogueIndex, type CatalogueIndex } from './catalogue-index'
import type { Facets } from './facets'
import { applyFilters, layersOf } from './layers'
import { pageOf, type ListView } from './list-page'

export type ListQuery = ListView & { filters: string }

/** A page of a category and all below it, or of the whole store; of the new products alone where only they are asked for. */
export async function listCategory(
  db: Db,
  categoryId: string | undefined,
  { only, ...query }: ListQuery & { only?: 'new' | undefined },
): Promise<ProductList> {
  const index = await catalogueIndex(db)
  const within = productsIn(index, categoryId)
  return listWithin({ db, index }, { products: only ? and(within, index.news) : within }, query)
}

/** Products a list is made of; while it is sorted by position, those of the first rank come first. */
export type Found = { products: Bitset; ranks?: readonly Bitset[] }

/** A page of any set of products, with its facets. */
export async function listWithin(
  { db, index }: { db: Db; index: CatalogueIndex },
  { products: base, ranks }: Found,
  query: ListQuery,
): Promise<ProductList> {
  const chosen = parseFilters(query.filters)
  const facets = await facetsNow(db, index)
  const { skus, ...page } = pageOf(index, applyFilters(facets, base, chosen), query, ranks)
  const items = await showMatching(db, await listItems(db, skus), chosen)
  return { ...page, items, layers: layersOf(facets, base, chosen) }
}

/** The facets of the catalogue, and who is there at this moment. */
async function facetsNow(db: Db, index: CatalogueIndex): Promise<Facets> {
  return new Map([...index.facets, ['availability', await availabilityFacet(db, index)]])
}

/** Facets of a category alone, as the filter drawer shows them before they are applied. */
export async function listLayers(
  db: Db,
  categoryId: string,
  filters: string,
): Promise<{ layers: Layer[]; totalProducts: number }> {
  const index = await catalogueIndex(db)
  const base = productsIn(index, categoryId)
  const chosen = parseFilters(filters)
  const facets = await facetsNow(db, index)
  return {
    layers: layersOf(facets, base, chosen),
    totalProducts: count(applyFilters(facets, base, chosen)),
  }
}

/** Skus of a category in the order of the house. */
export async function firstSkus(db: Db, categoryId: string, limit: number): Promise<string[]> {
  const index = await catalogueIndex(db)
  const category = index.categories.get(categoryId)
  return category ? pageOf(index, category.products, { page: 1, pageSize: limit }).skus : []
}

function productsIn(index: CatalogueIndex, categoryId: string | undefined): Bitset {
  if (categoryId === undefined) return index.all
  const category = index.categories.get(categoryId)
  if (!category) throw new ApiError('NOT_FOUND')
  return category.products
}
