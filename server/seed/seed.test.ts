import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallStore, stockStore } from '@/server/testing/demo-rows'
import { openTestDatabase } from '@/server/testing/test-database'
import type { Database } from '@/server/db/connection/open'
import { catalogueImports } from '@/server/db/schema/catalogue/imports'
import { products } from '@/server/db/schema/catalogue/products'
import { seed } from './seed'

const now = new Date('2026-03-01T10:00:00+08:00')
const sizeOf = async ({ db }: Database) => (await db.select({ total: count() }).from(products))[0]!.total

describe('seed', () => {
  let database: Database
  beforeAll(async () => (database = await openTestDatabase()))
  afterAll(() => database.close())

  test('fills an empty store with the whole demo catalogue, once', async () => {
    await seed(database.db, now)
    const size = await sizeOf(database)
    await seed(database.db, now)

    expect(size).toBeGreaterThanOrEqual(180)
    expect(await sizeOf(database)).toBe(size)
    expect(await database.db.select().from(catalogueImports)).toHaveLength(1)
  })

  test('says nothing of how many orders there will be, by which statements would be planned', async () => {
    const { rows } = await database.db.execute(
      sql`select relname, reltuples >= 0 as is_counted from pg_class where relname in ('orders', 'bags', 'inventory')`,
    )

    expect(Object.fromEntries(rows.map(({ relname, is_counted }) => [relname, is_counted]))).toEqual({
      orders: false,
      bags: false,
      inventory: true,
    })
  })

  test('[P05] invites to the adviser where a piece is for special guests, and promises nothing the page has not', async () => {
    const rows = await database.db.select({ texts: products.texts }).from(products)
    const notes = rows.map(({ texts }) => texts.vipNote).filter((note) => note !== '')

    expect(notes.length).toBeGreaterThan(0)
    for (const note of notes) expect(note).toMatch(/^(?!.*预留).*顾问/)
    for (const { texts } of rows) {
      expect(JSON.stringify(texts)).not.toMatch(/到货通知|加入心愿单/)
    }
  })
})

test('a store with a catalogue of its own is left alone', async () => {
  const database = await openTestDatabase()
  await stockStore(database.db, smallStore)
  const size = await sizeOf(database)

  await seed(database.db, now)

  expect(await sizeOf(database)).toBe(size)
  await database.close()
})
