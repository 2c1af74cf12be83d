import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    ...smallStore,
    aProduct({ sku: 'PRE', isPreOrder: true, position: 1 }),
    aProduct({ sku: 'NEW-2', isNew: true, position: 2 }),
    aProduct({ sku: 'NEW-1', isNew: true, position: 1 }),
    aProduct({ sku: 'NEW-GONE', isNew: true, children: [{ sku: 'NEW-GONE-U', stock: 0 }] }),
    aProduct({ sku: 'NEW-SKIPPED', isNew: true, skipEarlybird: true }),
    aProduct({ sku: 'NEW-HIDDEN', isNew: true, hidePrice: true }),
    aProduct({ sku: 'NEW-SOON', isNew: true, isComingSoon: true }),
  ])
})
afterAll(() => shop.close())

async function earlyBird(more: { nums?: number; exceptSku?: string } = {}) {
  const answer = await shop.call('listBlockProducts', { body: { type: 'earlyBird', ...more } })
  return answer.code === 1 ? answer.data.items.map(({ sku }) => sku) : answer.error
}

test('[P09] early-bird: new products, then those on pre-order, as far as they can be bought', async () => {
  expect(await earlyBird()).toEqual(['NEW-1', 'BG-0102', 'NEW-2', 'PRE'])
})

test('[P09] early-bird: as many as asked for, without the product they stand beside', async () => {
  expect(await earlyBird({ nums: 2, exceptSku: 'NEW-1' })).toEqual(['BG-0102', 'NEW-2'])
  expect(await shop.call('listBlockProducts', { body: { type: 'earlyBird', nums: 13 } })).toMatchObject({
    status: 400,
  })
})
