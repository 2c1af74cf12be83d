import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { rowsOf } from '@/server/db/insert-rows'
import { nowhere, partsOf, prepared } from '@/server/db/prepared'
import { bagLines, bags } from '@/server/db/schema/purchase/bag'
import type { Bag, NewLine, StoredLine } from './bag.repository'

/** What becomes of a bag's lines; those that are named nowhere stay as they are. */
export type LineChanges = {
  /** New, or added to: written whole. */
  put: readonly Omit<NewLine, 'bagId'>[]
  changed: readonly Pick<StoredLine, 'id' | 'qty' | 'isSelected'>[]
  /** Ids. */
  removed: readonly string[]
}

const lineRows = rowsOf(bagLines)

const writing = {
  bag: sql`update ${bags} set version = version + 1
    where id = ${sql.placeholder('id')} and version = ${sql.placeholder('version')} returning id`,
  removed: sql`delete from ${bagLines} as line using bag
    where line.bag_id = bag.id and line.id = any(${sql.placeholder('removed')}::uuid[])`,
  changed: sql`update ${bagLines} as line set qty = change.qty, is_selected = change."isSelected"
    from bag, jsonb_to_recordset(${sql.placeholder('changed')}::jsonb)
      as change(id uuid, qty integer, "isSelected" boolean)
    where line.bag_id = bag.id and line.id = change.id`,
  put: sql`${lineRows.insert(sql`${sql.placeholder('put')}`, 'bag')}
    on conflict (id) do update set qty = excluded.qty, is_selected = excluded.is_selected,
      position = excluded.position, parts = excluded.parts, snapshot = excluded.snapshot`,
}

const bagWriting = prepared((db) =>
  db
    .with(...partsOf(db, writing))
    .select({ isWritten: sql<boolean>`exists (select from bag)`.as('is_written') })
    .from(nowhere)
    .prepare('write_bag'),
)

/**
 * Writes all changes and raises the version, or does nothing and answers false where the bag is no longer at that version. One
 * statement: the bag's row is locked only while it runs.
 */
export async function writeBag(db: Db, { id, version }: Bag, changes: LineChanges): Promise<boolean> {
  const [row] = await bagWriting(db).execute({
    id,
    version,
    removed: changes.removed,
    changed: JSON.stringify(changes.changed),
    put: lineRows.json(changes.put.map((line) => ({ ...line, bagId: id }))),
  })
  return row?.isWritten ?? false
}
