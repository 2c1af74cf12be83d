import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { bulkUpsert } from '@/server/db/bulk-upsert'
import type { Db } from '@/server/db/client'
import { cmsBlocks, pages, redirects, stores } from '@/server/db/schema/content'
import type { Hashed } from './hashed'
import { parkPaths } from './park'

export async function writePages(
  tx: Db,
  rows: readonly Hashed<ImportRowOf<'page'>>[],
  now: Date,
): Promise<void> {
  await parkPaths(
    tx,
    { path: pages.url, key: pages.id },
    rows.map(({ row }) => row.id),
  )
  await bulkUpsert(
    tx,
    pages,
    rows.map(({ row: { kind: _, url, group, ...page }, hash }) => ({
      ...page,
      url: url ?? null,
      group: group ?? null,
      hash,
      updatedAt: now,
    })),
  )
}

export async function writeBlocks(
  tx: Db,
  rows: readonly Hashed<ImportRowOf<'block'>>[],
  now: Date,
): Promise<void> {
  await bulkUpsert(
    tx,
    cmsBlocks,
    rows.map(({ row: { kind: _, ...block }, hash }) => ({ ...block, hash, updatedAt: now })),
  )
}

export async function writeRedirects(
  tx: Db,
  rows: readonly Hashed<ImportRowOf<'redirect'>>[],
  now: Date,
): Promise<void> {
  await bulkUpsert(
    tx,
    redirects,
    rows.map(({ row: { kind: _, ...redirect }, hash }) => ({ ...redirect, hash, updatedAt: now })),
  )
}

export async function writeStores(
  tx: Db,
  rows: readonly Hashed<ImportRowOf<'store'>>[],
  now: Date,
): Promise<void> {
  await bulkUpsert(
    tx,
    stores,
    rows.map(({ row: { kind: _, ...store }, hash }) => ({ ...store, hash, updatedAt: now })),
  )
}
