import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '@/server/db/connection/open'
import { ApiError } from '@/server/http/answer/api-error'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { openTestDatabase } from '@/server/testing/test-database'
import { returnStock, setStock, stockOf, takeStock } from './inventory.service'
import type { Unit } from './units'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await stockStore(database.db, [...smallStore, aProduct({ sku: 'A' }), aProduct({ sku: 'B' })])
})
afterAll(() => database.close())
beforeEach(async () => {
  await setStock(database.db, { sku: 'A-U', stock: 5 })
  await setStock(database.db, { sku: 'B-U', stock: 3 })
})

const take = (...units: Unit[]) => database.db.transaction((tx) => takeStock(tx, units))
const stock = async () => Object.fromEntries(await stockOf(database.db, ['A-U', 'B-U']))

describe('takeStock', () => {
  test('takes every unit and says what sold out', async () => {
    expect(await take({ sku: 'A-U', qty: 2 }, { sku: 'B-U', qty: 3 })).toEqual({ crossed: ['B-U'] })
    expect(await stock()).toEqual({ 'A-U': 3, 'B-U': 0 })
  })

  test('OUT_OF_STOCK takes nothing and tells what is left', async () => {
    const refusal = await take({ sku: 'A-U', qty: 1 }, { sku: 'B-U', qty: 4 }).catch(
      (error: unknown) => error,
    )

    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ code: 'OUT_OF_STOCK', details: { data: { sku: 'B-U', available: 3 } } })
    expect(await stock()).toEqual({ 'A-U': 5, 'B-U': 3 })
  })

  test('two lines of one sku need both their quantities', async () => {
    await expect(take({ sku: 'B-U', qty: 2 }, { sku: 'B-U', qty: 2 })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    })
    expect(await take({ sku: 'B-U', qty: 2 }, { sku: 'B-U', qty: 1 })).toEqual({ crossed: ['B-U'] })
  })

  test('OUT_OF_STOCK for a sku nobody stocks', async () => {
    await expect(take({ sku: 'NO-1', qty: 1 })).rejects.toMatchObject({ details: { data: { available: 0 } } })
  })

  test('of many buyers at once as many succeed as there are pieces', async () => {
    const buyers = Array.from({ length: 30 }, (_, i) =>
      take(
        ...(i % 2
          ? [
              { sku: 'A-U', qty: 1 },
              { sku: 'B-U', qty: 1 },
            ]
          : [
              { sku: 'B-U', qty: 1 },
              { sku: 'A-U', qty: 1 },
            ]),
      ),
    )

    const outcomes = await Promise.allSettled(buyers)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await stock()).toEqual({ 'A-U': 2, 'B-U': 0 })
  })

  test('the database itself refuses a stock below zero', async () => {
    await expect(setStock(database.db, { sku: 'A-U', stock: -1 })).rejects.toThrow()
    expect(await stock()).toMatchObject({ 'A-U': 5 })
  })
})

test('returnStock gives back and says what can be bought again', async () => {
  await take({ sku: 'B-U', qty: 3 })

  const returned = await database.db.transaction((tx) =>
    returnStock(tx, [
      { sku: 'B-U', qty: 2 },
      { sku: 'A-U', qty: 1 },
    ]),
  )

  expect(returned).toEqual({ crossed: ['B-U'] })
  expect(await stock()).toEqual({ 'A-U': 6, 'B-U': 2 })
})

test('setStock crosses only between nothing and something', async () => {
  expect(await setStock(database.db, { sku: 'A-U', stock: 9 })).toEqual({ crossed: [] })
  expect(await setStock(database.db, { sku: 'A-U', stock: 0 })).toEqual({ crossed: ['A-U'] })
  expect(await setStock(database.db, { sku: 'A-U', stock: 0 })).toEqual({ crossed: [] })
  expect(await setStock(database.db, { sku: 'A-U', stock: 1 })).toEqual({ crossed: ['A-U'] })
  await expect(setStock(database.db, { sku: 'NO-1', stock: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
