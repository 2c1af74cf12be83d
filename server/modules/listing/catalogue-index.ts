import type { Db } from '@/server/db/client'
import { findVersion } from '../catalogue/catalogue.service'
import { emptySet, or, setOf, type Bitset } from './bitset'
import { priceFacet, type Facets, type FacetValue } from './facets'
import * as repository from './listing.repository'

/**
 * What lists, facets and search reckon with: products as numbers in the order of the house, everything else as
 * sets of those numbers. It holds no facts that are shown; those are read for the few products of a page.
 */
export type CatalogueIndex = {
  version: number
  /** How many products are listed; they are numbered below this. */
  size: number
  skus: readonly string[]
  /** Internal number in the database → number here. */
  numberOf: ReadonlyMap<number, number>
  /** Sku → number here. */
  numbers: ReadonlyMap<string, number>
  /** Numbers by price, upwards and downwards; hidden prices come last in both. */
  byPrice: { asc: readonly number[]; desc: readonly number[] }
  all: Bitset
  /** Those that are new. */
  news: Bitset
  /** Category id → products in it or below it. */
  categories: ReadonlyMap<string, { name: string; nameEn: string; products: Bitset }>
  facets: Facets
  /** Keywords and lines of products, the most used first. */
  terms: readonly string[]
}

const cached = new WeakMap<Db, Promise<CatalogueIndex>>()

/** The index of the catalogue as it is now: kept in memory, made anew after an import, whoever imported. */
export async function catalogueIndex(db: Db): Promise<CatalogueIndex> {
  const version = await findVersion(db)
  const before = cached.get(db)
  if (before && (await before.catch(() => undefined))?.version === version) return before

  if (before && cached.get(db) !== before) return catalogueIndex(db)
  const loading = load(db, version)
  cached.set(db, loading)
  return loading
}

async function load(db: Db, version: number): Promise<CatalogueIndex> {
  const products = await repository.findListed(db)
  const size = products.length
  const numberOf = new Map(products.map(({ seq }, number) => [seq, number]))
  const toSet = (seqs: readonly number[]) =>
    setOf(
      size,
      seqs.flatMap((seq) => numberOf.get(seq) ?? []),
    )

  const direct = new Map((await repository.findMembers(db)).map(({ id, seqs }) => [id, toSet(seqs)]))
  const categories = await repository.findTree(db)
  const facets = new Map<string, FacetValue[]>([['price', priceFacet(size, products)]])
  for (const { code, value, label, seqs } of await repository.findFacets(db)) {
    const values = facets.get(code) ?? []
    values.push({ value, label, products: toSet(seqs) })
    facets.set(code, values)
  }

  return {
    version,
    size,
    skus: products.map(({ sku }) => sku),
    numberOf,
    numbers: new Map(products.map(({ sku }, number) => [sku, number])),
    byPrice: orderByPrice(products),
    all: setOf(size, products.keys()),
    news: setOf(
      size,
      products.flatMap(({ isNew }, number) => (isNew ? [number] : [])),
    ),
    categories: gatherBelow(categories, direct, size),
    facets,
    terms: await repository.findTerms(db),
  }
}

type Priced = { priceFen: number; hidePrice: boolean }

function orderByPrice(products: readonly Priced[]): CatalogueIndex['byPrice'] {
  const shown = products.flatMap(({ hidePrice }, number) => (hidePrice ? [] : [number]))
  const hidden = products.flatMap(({ hidePrice }, number) => (hidePrice ? [number] : []))
  const price = (number: number) => products[number]?.priceFen ?? 0
  const asc = [...shown].sort((a, b) => price(a) - price(b))
  const desc = [...shown].sort((a, b) => price(b) - price(a))
  return { asc: [...asc, ...hidden], desc: [...desc, ...hidden] }
}

type Branch = { id: string; name: string; nameEn: string; above: readonly string[] }

function gatherBelow(
  tree: readonly Branch[],
  direct: ReadonlyMap<string, Bitset>,
  size: number,
): CatalogueIndex['categories'] {
  const below = new Map<string, Bitset[]>(tree.map(({ id }) => [id, []]))
  for (const { id, above } of tree) {
    for (const ancestor of above) below.get(ancestor)?.push(direct.get(id) ?? emptySet(size))
  }
  return new Map(
    tree.map(({ id, name, nameEn }) => [id, { name, nameEn, products: or(size, below.get(id) ?? []) }]),
  )
}
