import { sql } from 'drizzle-orm'
import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { bulkUpsert } from '@/server/db/bulk-upsert'
import type { Db } from '@/server/db/client'
import { categories, type Ancestry } from '@/server/db/schema/catalogue/categories'
import { sizeGuides } from '@/server/db/schema/catalogue/size-guides'
import { ancestriesOf } from '../check/ancestry'
import type { Hashed } from './hashed'
import { parkPaths } from './park'

/** Writes categories and brings every ancestry up to date, also of those below a category that moved. */
export async function writeCategories(
  tx: Db,
  rows: readonly Hashed<ImportRowOf<'category'>>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await parkPaths(
    tx,
    { path: categories.urlKey, key: categories.id },
    rows.map(({ row }) => row.id),
  )
  await bulkUpsert(
    tx,
    categories,
    rows.map(({ row, hash }) => toColumns(row, hash, now)),
  )

  const { id, parentId, name, nameEn, urlKey } = categories
  const ancestries = ancestriesOf(await tx.select({ id, parentId, name, nameEn, urlKey }).from(categories))
  const changes = [...ancestries].map(([category, ancestry]): { id: string; ancestry: Ancestry } => ({
    id: category,
    ancestry,
  }))
  await tx.execute(sql`
    update ${categories} set ancestry = change.ancestry
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id text, ancestry jsonb)
    where ${categories.id} = change.id and ${categories.ancestry} <> change.ancestry`)
}

export async function writeSizeGuides(
  tx: Db,
  rows: readonly Hashed<ImportRowOf<'sizeGuide'>>[],
  now: Date,
): Promise<void> {
  await bulkUpsert(
    tx,
    sizeGuides,
    rows.map(({ row: { kind: _, id, appliesTo, ...guide }, hash }) => ({
      ...{ id, guide, appliesTo, hash, updatedAt: now },
    })),
  )
}

function toColumns(
  { kind: _, parentId, image, sizeGuide, vtoModelType, ...row }: ImportRowOf<'category'>,
  hash: string,
  now: Date,
) {
  return {
    ...row,
    parentId: parentId ?? null,
    image: image ?? null,
    sizeGuideId: sizeGuide ?? null,
    vtoModelType: vtoModelType ?? null,
    ...{ ancestry: [], hash, updatedAt: now },
  }
}
