import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@/server/testing/test-database'
import type { Database } from './open'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const preparedAs = async (text: string) => {
  const { rows } = await database.db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement = ${text}`,
  )
  return rows.length
}

test('a statement is prepared once, however often it is sent and with whatever values', async () => {
  for (const value of [1, 2, 3]) await database.db.execute(sql`select ${value}::integer + 40`)

  expect(await preparedAs('select $1::integer + 40')).toBe(1)
})

test('also one that begins on a line of its own', async () => {
  for (const value of [1, 2]) await database.db.execute(sql`\n  select ${value}::integer + 50`)

  expect(await preparedAs('\n  select $1::integer + 50')).toBe(1)
})

test('a change of the schema is not prepared', async () => {
  await database.db.execute(sql`create temporary table once_only (id integer)`)

  expect(await preparedAs('create temporary table once_only (id integer)')).toBe(0)
})

test('statements of ever new shapes are not remembered without end', async () => {
  for (let n = 0; n < 600; n += 1) await database.db.execute(sql.raw(`select ${n} as n`))

  const { rows } = await database.db.execute<{ count: string }>(
    sql`select count(*) from pg_prepared_statements`,
  )
  expect(Number(rows[0]?.count)).toBeLessThanOrEqual(500)
})
