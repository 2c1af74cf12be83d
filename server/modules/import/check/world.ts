import type { Known } from './known'
import { ofKind, type Entry } from './read-rows'

/** What will be there once the file is written: what was, with the file laid over it. */
export type World = {
  categories: ReadonlyMap<string, string | null>
  sizeGuides: ReadonlySet<string>
  /** Child sku → every parent that claims it. */
  parentsOf: ReadonlyMap<string, ReadonlySet<string>>
  products: ReadonlySet<string>
  /** Path → everything that claims it, as `product BG-0101`. */
  claims: ReadonlyMap<string, ReadonlySet<string>>
}

export function worldAfter(entries: readonly Entry[], known: Known): World {
  const products = ofKind(entries, 'product')
  const children = products.flatMap(({ row }) => row.children.map((child) => [child.sku, row.sku] as const))
  return {
    categories: new Map([
      ...[...known.categories].map(([id, { parentId }]) => [id, parentId] as const),
      ...ofKind(entries, 'category').map(({ row }) => [row.id, row.parentId ?? null] as const),
    ]),
    sizeGuides: new Set([...known.sizeGuides, ...ofKind(entries, 'sizeGuide').map(({ row }) => row.id)]),
    parentsOf: collect([...known.parentOf, ...children]),
    products: new Set([...known.products.keys(), ...products.map(({ row }) => row.sku)]),
    claims: collect(claimsOf(entries, known)),
  }
}

function claimsOf(entries: readonly Entry[], known: Known): [string, string][] {
  const urls = new Map<string, string | null>([
    ...[...known.products].map(([sku, url]) => [`product ${sku}`, url] as const),
    ...[...known.categories].map(([id, { urlKey }]) => [`category ${id}`, urlKey] as const),
    ...[...known.pages].map(([id, url]) => [`page ${id}`, url] as const),
    ...[...known.redirects].map((from) => [`redirect ${from}`, from] as const),
    ...ofKind(entries, 'product').map(({ row }) => [`product ${row.sku}`, row.url] as const),
    ...ofKind(entries, 'category').map(({ row }) => [`category ${row.id}`, row.urlKey] as const),
    ...ofKind(entries, 'page').map(({ row }) => [`page ${row.id}`, row.url ?? null] as const),
    ...ofKind(entries, 'redirect').map(({ row }) => [`redirect ${row.from}`, row.from] as const),
  ])
  return [...urls].flatMap(([owner, url]): [string, string][] => (url === null ? [] : [[url, owner]]))
}

function collect(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>()
  for (const [key, value] of pairs) {
    const set = sets.get(key)
    if (set) set.add(value)
    else sets.set(key, new Set([value]))
  }
  return sets
}
