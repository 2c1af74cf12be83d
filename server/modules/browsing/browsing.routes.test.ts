import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

async function history(caller: Caller) {
  const answer = await shop.call('listBrowsing', { body: {} }, caller)
  return answer.code === 1 ? answer.data.items.map(({ sku }) => sku) : answer.error
}

async function view(caller: Caller, ...skus: string[]) {
  for (const sku of skus) {
    shop.clock.advance(1_000)
    await shop.call('addBrowsing', { body: { sku } }, caller)
  }
}

test('200 newest first, each product once, a child counts as its parent', async () => {
  const guest = await shop.asGuest()

  await view(guest, 'BG-0101', 'PF-0301', 'SH-0201-36', 'BG-0101-IVORY')

  expect(await history(guest)).toEqual(['BG-0101', 'SH-0201', 'PF-0301'])
})

test("200 nobody sees another's history; clearing empties one's own", async () => {
  const [customer, guest] = [await shop.asCustomer(), await shop.asGuest()]
  await view(customer, 'BG-0101')
  await view(guest, 'PF-0301')

  await shop.call('clearBrowsing', {}, guest)

  expect(await history(customer)).toEqual(['BG-0101'])
  expect(await history(guest)).toEqual([])
})

test('404 an unknown product, 401 without a token', async () => {
  expect(await shop.call('addBrowsing', { body: { sku: 'NO-1' } }, await shop.asGuest())).toMatchObject({
    status: 404,
  })
  expect(await shop.call('addBrowsing', { body: { sku: 'BG-0101' } })).toMatchObject({ status: 401 })
  expect(await shop.call('listBrowsing', { body: {} })).toMatchObject({ status: 401 })
  expect(await shop.call('clearBrowsing', {})).toMatchObject({ status: 401 })
})
