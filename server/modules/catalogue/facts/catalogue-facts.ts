import type { Db } from '@/server/db/client'
import { findVersion } from './catalogue.repository'
import { loadFamilies, type Family } from './families'

/** Ids remembered, products' and children's: some 10 MB of facts. Beyond it the oldest are forgotten. */
const MOST_IDS = 4_000

/** The catalogue since its newest import. Asked for once a request and handed down. */
export type CatalogueFacts = {
  version: number
  /** Id, a product's or a child's → its family; what left the store is missing. Reads what is not in memory. */
  familiesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Family>>
}

const cached = new WeakMap<Db, CatalogueFacts>()

/** Facts kept in memory until the next import, whoever imports: one statement asks which is the newest. */
export async function catalogueFacts(db: Db): Promise<CatalogueFacts> {
  return factsSince(db, await findVersion(db))
}

/** The same, where a statement of the caller's own has asked for `catalogueVersion` already. */
export function factsSince(db: Db, version: number): CatalogueFacts {
  const before = cached.get(db)
  if (before?.version === version) return before
  const facts = remember(version)
  cached.set(db, facts)
  return facts
}

function remember(version: number): CatalogueFacts {
  const families = new Map<string, Family>()
  return {
    version,
    familiesOf: async (db, ids) => {
      const unknown = ids.filter((id) => !families.has(id))
      const loaded = unknown.length > 0 ? byId(await loadFamilies(db, unknown)) : new Map<string, Family>()
      const asked = ids.flatMap((id): [string, Family][] => {
        const family = families.get(id) ?? loaded.get(id)
        return family ? [[id, family]] : []
      })
      for (const [id, family] of loaded) families.set(id, family)
      forgetOldest(families)
      return new Map(asked)
    },
  }
}

function byId(families: readonly Family[]): Map<string, Family> {
  return new Map(
    families.flatMap((family) => [
      [family.product.sku, family] as const,
      ...family.variants.map(({ sku }) => [sku, family] as const),
    ]),
  )
}

function forgetOldest(families: Map<string, Family>): void {
  for (const id of families.keys()) {
    if (families.size <= MOST_IDS) return
    families.delete(id)
  }
}
