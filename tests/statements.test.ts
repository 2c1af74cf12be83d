import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, dataOf, withBag } from '@/server/testing/checkout'
import { countStatements } from '@/server/testing/count-statements'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const THINGS = ['SH-0201-38', 'PF-0301-50', 'BG-0101-NOIR']

let shop: TestApp
let customer: Caller
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1390000300${customers++}` })
  for (const productId of THINGS) await withBag(shop, customer, productId)
})

/** The statements of one call; the helper itself looks the session up once more, for the post token. */
const statementsOf = async (call: () => Promise<unknown>) => (await countStatements(call)) - 1

test('adding to the bag sends at most 3 statements, the first time 5', async () => {
  const again = () => dataOf(shop.call('addCart', { body: { productId: 'PF-0301-50' } }, customer))
  const guest = await shop.asGuest()
  const first = () => dataOf(shop.call('addCart', { body: { productId: 'PF-0301-50' } }, guest))

  expect(await statementsOf(again)).toBeLessThanOrEqual(3)
  expect(await statementsOf(first)).toBeLessThanOrEqual(5)
})

test('adding to a full bag sends as many as adding to a small one', async () => {
  const many = Array.from({ length: 56 }, (_, n) =>
    aProduct({ sku: `FULL-${n}`, url: `full-${n}`, children: [{ sku: `FULL-${n}-U`, stock: 5 }] }),
  )
  await stockStore(shop.deps.db, [...smallStore, ...many])
  const again = () => dataOf(shop.call('addCart', { body: { productId: 'PF-0301-50' } }, customer))
  await again()
  const small = await statementsOf(again)
  for (let start = 0; start < many.length; start += 13) {
    const products = many.slice(start, start + 13).map((_, n) => ({ productId: `FULL-${start + n}-U` }))
    await dataOf(shop.call('addCartMultiple', { body: { products } }, customer))
  }

  expect(await statementsOf(again)).toBe(small)
})

test('reading the bag sends at most 2', async () => {
  expect(await statementsOf(() => dataOf(shop.call('getCart', { body: {} }, customer)))).toBeLessThanOrEqual(
    2,
  )
})

test('placing an order sends at most 5', async () => {
  const cart = await dataOf(shop.call('getCart', { body: {} }, customer))
  const place = () => dataOf(shop.call('saveOrder', { body: anOrder(cart) }, customer))

  expect(await statementsOf(place)).toBeLessThanOrEqual(5)
})
