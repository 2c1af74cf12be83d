import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallStore, stockStore } from '@/server/testing/demo-rows'
import { openTestDatabase } from '@/server/testing/test-database'
import type { Database } from '@/server/db/open'
import { catalogueImports, products } from '@/server/db/schema/catalogue'
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
})

test('a store with a catalogue of its own is left alone', async () => {
  const database = await openTestDatabase()
  await stockStore(database.db, smallStore)
  const size = await sizeOf(database)

  await seed(database.db, now)

  expect(await sizeOf(database)).toBe(size)
  await database.close()
})
