import { sql } from 'drizzle-orm'
import type { ImportRow } from '@/contract/calls/ops/catalogue-import'
import type { ImportReport } from '@/contract/calls/ops/ops'
import type { Db } from '@/server/db/client'
import { categories } from '@/server/db/schema/catalogue/categories'
import { catalogueImports } from '@/server/db/schema/catalogue/imports'
import { categoryProducts, productFacets, searchDocuments } from '@/server/db/schema/catalogue/lists'
import { products } from '@/server/db/schema/catalogue/products'
import { sizeGuides } from '@/server/db/schema/catalogue/size-guides'
import { bundleSelections, inventory, variants } from '@/server/db/schema/catalogue/variants'
import { cmsBlocks, pages, redirects, stores } from '@/server/db/schema/content'
import { writeDocuments } from '../search/write-documents'
import { changedTags } from './changed-tags'
import { checkRows } from './check/check-rows'
import { findKnown } from './check/known'
import { ofKind, readRows, type Entry } from './check/read-rows'
import { worldAfter } from './check/world'
import { writeCategories, writeSizeGuides } from './write/categories'
import { writeBlocks, writePages, writeRedirects, writeStores } from './write/content'
import { findChanges } from './write/hashes'
import { writeProducts } from './write/products'

type Options = {
  now: Date
  isDryRun?: boolean
  /** Other kinds of row are refused; without it every kind is welcome. */
  kinds?: readonly ImportRow['kind'][]
}
/** `tags` are what the storefronts must forget, once the import is committed. */
type Imported = { report: ImportReport; tags: string[] }

/** Imports wait for each other, so that the newest import's id is the catalogue's version. */
const LOCK = 7_310_043

/** Statistics are renewed after an import of this size: the embedded database does not do it by itself. */
const LARGE_IMPORT = 200

/**
 * Of what an import writes alone. A table of orders or bags that is found empty is taken to stay so: connections plan to read all of it
 * for every order, and keep that plan.
 */
const imported = [
  ...[sizeGuides, categories, products, variants, inventory, bundleSelections],
  ...[categoryProducts, productFacets, searchDocuments, pages, cmsBlocks, redirects, stores],
]

/**
 * Brings the catalogue and content up to the rows, all of them or, while one is refused, none.
 * Rows that say what is there already are left alone; nothing is ever deleted.
 */
export function importCatalogue(
  db: Db,
  rows: readonly unknown[],
  { now, isDryRun = false, kinds }: Options,
): Promise<Imported> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const { entries, refused: unread } = readRows(rows, kinds)
    const refused = [...unread, ...checkRows(entries, worldAfter(entries, await findKnown(tx, entries)))]
    if (refused.length > 0) {
      return {
        report: {
          isDryRun,
          created: 0,
          updated: 0,
          unchanged: 0,
          refused: refused.sort((a, b) => a.row - b.row),
        },
        tags: [],
      }
    }

    const { created, updated, unchanged } = await findChanges(tx, entries)
    const report = { isDryRun, created: created.length, updated: updated.length, unchanged, refused }
    const changed = [...created, ...updated].sort((a, b) => a.number - b.number)
    if (isDryRun || changed.length === 0) return { report, tags: [] }

    const before = await changedTags(tx, changed)
    await write(tx, changed, now)
    if (changesCatalogue(changed))
      await tx.insert(catalogueImports).values({ created: report.created, updated: report.updated, at: now })
    return { report, tags: [...new Set([...before, ...(await changedTags(tx, changed))])] }
  })
}

/** Content is in no list: publishing it leaves the catalogue's version, and the indexes made of it, as they are. */
function changesCatalogue(entries: readonly Entry[]): boolean {
  return entries.some(({ row }) => row.kind === 'product' || row.kind === 'category')
}

/** Each kind after those it refers to. */
async function write(tx: Db, entries: readonly Entry[], now: Date): Promise<void> {
  const ofProducts = ofKind(entries, 'product')
  await writeSizeGuides(tx, ofKind(entries, 'sizeGuide'), now)
  await writeCategories(tx, ofKind(entries, 'category'), now)
  await writeProducts(tx, ofProducts, now)
  await writeDocuments(
    tx,
    ofProducts.map(({ row }) => row),
  )
  await writePages(tx, ofKind(entries, 'page'), now)
  await writeBlocks(tx, ofKind(entries, 'block'), now)
  await writeRedirects(tx, ofKind(entries, 'redirect'), now)
  await writeStores(tx, ofKind(entries, 'store'), now)
  if (ofProducts.length >= LARGE_IMPORT) await tx.execute(sql`analyze ${sql.join(imported, sql`, `)}`)
}
