import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { migrate, migrationsFolder } from './migrate'
import { openEmbedded } from './connection/open'
import { payments } from './schema/purchase/payments'

/** A database as a store of the first release left it, with one payment that is still open. */
async function firstRelease(more = '') {
  const client = new PGlite()
  const { db, close } = await openEmbedded(client)
  const [first] = readMigrationFiles({ migrationsFolder })
  await client.exec(first!.sql.join(';'))
  await client.exec(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('${first!.hash}', ${first!.folderMillis});
    alter table payments drop constraint payments_order_id_orders_id_fk;
    insert into payments (id, order_id, provider, pay_url, amount_fen, status)
      values (gen_random_uuid(), gen_random_uuid(), 'sandbox', 'https://pay.example/1', 100, 'open');
    ${more}
  `)
  return { db, close }
}

it('a store of the first release goes on with its payments, however often it starts', async () => {
  const { db, close } = await firstRelease()

  await migrate(db)
  await migrate(db)

  expect(await db.select({ start: payments.start }).from(payments)).toEqual([
    { start: { type: 'redirect', url: 'https://pay.example/1' } },
  ])
  await close()
})

it('a migration takes nothing from the version before, which still runs', () => {
  const taking = readdirSync(migrationsFolder).filter((name) => {
    if (!name.endsWith('.sql')) return false
    const text = readFileSync(join(migrationsFolder, name), 'utf8')
    return /\b(DROP (TABLE|COLUMN)|RENAME|SET NOT NULL|SET DATA TYPE)\b/i.test(text)
  })

  // Of the time before 1.0.0, when no two versions ran side by side.
  expect(taking).toEqual(['0001_payment_starts.sql', '0002_refunds.sql', '0011_invoices.sql'])
})

it('money a store of the first release owed or sent back is in the ledger', async () => {
  const { db, close } = await firstRelease(`
    insert into payments (id, order_id, provider, amount_fen, status, transaction_id, paid_at, refunded_at) values
      ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'sandbox', 100, 'refund_due', 'owed', now(), null),
      ('00000000-0000-4000-8000-000000000002', gen_random_uuid(), 'sandbox', 200, 'refunded', 'sent', now(), now()),
      ('00000000-0000-4000-8000-000000000003', gen_random_uuid(), 'sandbox', 300, 'paid', 'kept', now(), null);`)

  await migrate(db)

  const { rows } = await db.execute(
    sql`select reason, transaction_id, amount_fen, state from refunds order by amount_fen`,
  )
  expect(rows).toEqual([
    { reason: 'late', transaction_id: 'owed', amount_fen: 100, state: 'asked' },
    { reason: 'late', transaction_id: 'sent', amount_fen: 200, state: 'done' },
  ])
  await close()
})
