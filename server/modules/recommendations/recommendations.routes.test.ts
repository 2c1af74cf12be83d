import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    ...smallStore,
    aProduct({ sku: 'BG-0104', name: '售罄手袋', children: [{ sku: 'BG-0104-U', stock: 0 }] }),
    aProduct({ sku: 'BG-0105', crossSellSkus: ['PF-0301'] }),
  ])
})
afterAll(() => shop.close())

describe('listRecommendations', () => {
  test('200 its category first, then its own up-sells; nothing that cannot be bought, not itself', async () => {
    const answer = await shop.call('listRecommendations', { query: { sku: 'BG-0101' } })

    expect(answer.code === 1 && answer.data.items.map(({ sku }) => sku)).toEqual([
      'BG-0102',
      'BG-0105',
      'SH-0201',
    ])
  })

  test('200 as many as asked for, none for an unknown product', async () => {
    expect(await shop.call('listRecommendations', { query: { sku: 'BG-0101', limit: 1 } })).toMatchObject({
      data: { items: [{ sku: 'BG-0102' }] },
    })
    expect(await shop.call('listRecommendations', { query: { sku: 'NO-1' } })).toMatchObject({
      code: 1,
      data: { items: [] },
    })
  })

  test('400 a limit beyond the contract', async () => {
    expect(await shop.call('listRecommendations', { query: { sku: 'BG-0101', limit: 13 } })).toMatchObject({
      status: 400,
    })
  })
})

describe('listComplimentaryProducts', () => {
  test('200 what the product is offered with, else its cross-sells', async () => {
    expect(await shop.call('listComplimentaryProducts', { body: { sku: 'PF-0301' } })).toMatchObject({
      data: { title: '随单礼遇', items: [{ sku: 'BG-0102' }] },
    })
    expect(await shop.call('listComplimentaryProducts', { body: { sku: 'BG-0105-U' } })).toMatchObject({
      data: { title: '', items: [{ sku: 'PF-0301' }] },
    })
  })

  test('404 an unknown product', async () => {
    expect(await shop.call('listComplimentaryProducts', { body: { sku: 'NO-1' } })).toMatchObject({
      status: 404,
    })
  })
})

describe('[P08] listCategoryBundleProducts', () => {
  const offer = (bundleCategory: string, curParentSku?: string) =>
    shop.call('listCategoryBundleProducts', {
      params: { bundleCategory },
      query: curParentSku ? { curParentSku } : {},
    })

  test('200 groups with what can be bought, each by its default child, without the current product', async () => {
    expect(await offer('women', 'BG-0101')).toMatchObject({
      data: {
        items: [
          {
            name: '手袋',
            url: 'women/handbags',
            products: [{ sku: 'BG-0102-U', parentSku: 'BG-0102' }, { sku: 'BG-0105-U' }],
          },
          { name: '鞋履', products: [{ sku: 'SH-0201-36', parentSku: 'SH-0201', stock: 1 }] },
        ],
      },
    })
  })

  test('200 stock and price are those of the default child', async () => {
    expect(await offer('handbags', 'BG-0102')).toMatchObject({
      data: { items: [{ products: [{ sku: 'BG-0101-NOIR', stock: 3 }, { sku: 'BG-0105-U' }] }] },
    })
  })

  test('200 a category without groups is one group; four lines of three at most', async () => {
    const many = Array.from({ length: 15 }, (_, n) => aProduct({ sku: `MANY-${n}`, url: `many-${n}` }))
    await stockStore(shop.deps.db, [...smallStore, ...many])
    const answer = await offer('handbags', 'BG-0101')

    expect(answer.code === 1 && answer.data.items.map(({ products }) => products.length)).toEqual([12])
  })

  test('404 an unknown category', async () => {
    expect(await offer('nowhere')).toMatchObject({ status: 404 })
  })
})
