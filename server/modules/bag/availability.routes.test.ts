import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { availabilityOf, isSold } from '@/contract/rules/catalogue/availability'
import { dataOf } from '@/server/testing/checkout'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

const belt = (sku: string, strap: string) =>
  aProduct({
    sku,
    type: 'bundle',
    priceFen: undefined,
    children: [],
    bundle: {
      type: 'belt',
      options: [{ optionId: 'strap', title: '带身', selections: [{ bundleSelectionId: 'one', sku: strap }] }],
    },
  })

const rows = [
  { kind: 'category', id: 'handbags', urlKey: 'handbags', name: '手袋', nameEn: 'Handbags' } as const,
  aProduct({ sku: 'PLAIN' }),
  aProduct({ sku: 'GONE', children: [{ sku: 'GONE-U', stock: 0 }] }),
  aProduct({ sku: 'PRE', isPreOrder: true }),
  aProduct({ sku: 'PRE-GONE', isPreOrder: true, children: [{ sku: 'PRE-GONE-U', stock: 0 }] }),
  aProduct({ sku: 'ABROAD', notSaleForChina: true }),
  aProduct({ sku: 'CHILD-ABROAD', children: [{ sku: 'CHILD-ABROAD-U', stock: 5, notSaleForChina: true }] }),
  aProduct({ sku: 'SOON', isComingSoon: true }),
  aProduct({ sku: 'HIDDEN', hidePrice: true }),
  aProduct({ sku: 'PART', isIndividuallySalable: false }),
  aProduct({ sku: 'VIP', isVip: true }),
  belt('BELT', 'PART-U'),
  belt('BELT-ABROAD', 'CHILD-ABROAD-U'),
  belt('BELT-OF-ABROAD', 'ABROAD-U'),
  belt('BELT-GONE', 'GONE-U'),
]

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, rows)
})
afterAll(() => shop.close())

describe('[P05] the API refuses what the shared rule refuses, and lists say the same', () => {
  test.each([
    ['PLAIN', 'In stock', null],
    ['GONE', 'Out of stock', 'OUT_OF_STOCK'],
    ['PRE', 'Preorder', null],
    ['PRE-GONE', 'Preorder', 'OUT_OF_STOCK'],
    ['ABROAD', 'Not Sellable', 'NOT_SELLABLE'],
    ['CHILD-ABROAD', 'Not Sellable', 'NOT_SELLABLE'],
    ['SOON', 'In stock', 'NOT_SELLABLE'],
    ['HIDDEN', 'In stock', 'NOT_SELLABLE'],
    ['PART', 'In stock', 'NOT_SELLABLE'],
    ['VIP', 'In stock', null],
    ['BELT', 'In stock', null],
    ['BELT-ABROAD', 'Not Sellable', 'NOT_SELLABLE'],
    ['BELT-OF-ABROAD', 'Not Sellable', 'NOT_SELLABLE'],
    ['BELT-GONE', 'Out of stock', 'OUT_OF_STOCK'],
  ])('%s is %s, refused for %s', async (sku, label, error) => {
    const [item] = (await dataOf(shop.call('listBlockProducts', { body: { skus: [sku] } }))).items
    const product = await dataOf(shop.call('getProduct', { params: { sku } }))
    const added = await shop.call('addCart', { body: { productId: sku } }, await shop.asGuest())

    expect(item?.stockStatus).toBe(label)
    expect('error' in added ? added.error : null).toBe(error)
    expect(availabilityOf(product, product)).toMatchObject({ label })
    expect(item && availabilityOf(item, item)).toEqual(availabilityOf(product, product))
    expect(isSold(availabilityOf(product, product))).toBe(error !== 'NOT_SELLABLE')
    expect(availabilityOf(product, product).refusal === null).toBe(error === null)
  })
})
