import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '@/server/db/schema/catalogue/products'
import { dataOf } from '@/server/testing/checkout'
import { changeProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { stockOf } from '../inventory/inventory.service'
import { catalogueFacts, findBuyable, resolveWish, type Wish } from './catalogue.service'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const product = (sku: string) => dataOf(shop.call('getProduct', { params: { sku } }))

describe('getProduct', () => {
  test('200 a product with its children, also by the sku of a child', async () => {
    const tote = await product('BG-0101-NOIR')

    expect(tote).toMatchObject({
      id: 'BG-0101',
      name: '晨曦托特包',
      price: 2_500_000,
      stock: 3,
      completeTheLook: ['SH-0201', 'PF-0301'],
      cats: [{ id: 'women' }, { id: 'handbags' }],
      childProducts: [
        { sku: 'BG-0101-NOIR', stock: 3, isDefault: true, defaultImage: { name: 'bag' } },
        { sku: 'BG-0101-IVORY', stock: 0, defaultImage: { name: 'bag-detail' } },
      ],
    })
  })

  test('200 the special price beside the one before', async () => {
    expect(await product('SH-0201')).toMatchObject({
      price: 620_000,
      specialPrice: 620_000,
      orgPrice: 780_000,
      hasSpecialPrice: true,
    })
  })

  test('200 a volume with a price of its own', async () => {
    const { price, childProducts } = await product('PF-0301')

    expect([price, ...childProducts.map((child) => child.price)]).toEqual([120_000, 120_000, 200_000])
  })

  test('200 a size guide where there is one', async () => {
    expect(await product('SH-0201')).toMatchObject({ sizeGuide: { title: '女鞋尺码' } })
    expect(await product('BG-0102')).toMatchObject({
      sizeGuide: null,
      name: '[预售]月影手拿包',
      isPreOrder: true,
    })
  })

  test('200 a hidden price is nowhere in the answer', async () => {
    expect(JSON.stringify(await product('BG-0103'))).not.toContain('9900000')
  })

  test('200 a belt with its parts; the stock is the least of the best parts', async () => {
    expect(await product('BT-0401')).toMatchObject({
      type: 'bundle',
      bundleType: 'belt',
      price: 500_000,
      stock: 2,
      childProducts: [],
      bundleOptions: [
        {
          optionId: 'strap',
          title: '带身',
          selections: [
            { bundleSelectionId: 's80', stock: 4, size: '80', name: '皮带身', color: null },
            { stock: 1 },
          ],
        },
        {
          optionId: 'buckle',
          selections: [
            {
              bundleSelectionId: 'b1',
              price: 200_000,
              name: '皮带扣 金色',
              color: { label: '金色', swatch: '#000000' },
            },
          ],
        },
      ],
    })
  })

  test('404 an unknown sku', async () => {
    expect(await shop.call('getProduct', { params: { sku: 'NO-1' } })).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
    })
  })

  test('404 what can be no sku', async () => {
    expect((await shop.app.request('/rest/default/V1/applet/product/a%20b')).status).toBe(404)
  })
})

describe('getFragranceProduct', () => {
  test('200 a product, 404 none', async () => {
    expect(await shop.call('getFragranceProduct', { params: { sku: 'PF-0301' } })).toMatchObject({
      code: 1,
      data: { sku: 'PF-0301' },
    })
    expect(await shop.call('getFragranceProduct', { params: { sku: 'NO-1' } })).toMatchObject({ status: 404 })
  })
})

describe('listBlockProducts', () => {
  test('200 keeps the order, leaves out what is not there', async () => {
    const answer = await shop.call('listBlockProducts', {
      body: { skus: ['PF-0301', 'NO-1', 'BG-0101-IVORY'] },
    })

    expect(answer).toMatchObject({ code: 1, data: { items: [{ sku: 'PF-0301' }, { sku: 'BG-0101' }] } })
  })

  test('400 too many', async () => {
    const answer = await shop.call('listBlockProducts', {
      body: { skus: Array.from({ length: 25 }, () => 'BG-1') },
    })

    expect(answer).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })
})

describe('findBuyable', () => {
  test('a parent stands for its default child, a child for itself, an unknown id for nothing', async () => {
    const found = await findBuyable(shop.deps.db, ['BG-0101', 'SH-0201-38', 'NO-1'])

    expect(found.get('BG-0101')).toMatchObject({
      sku: 'BG-0101-NOIR',
      parentSku: 'BG-0101',
      url: 'aurore-tote?s=BG-0101-NOIR',
    })
    expect(found.get('SH-0201-38')).toMatchObject({
      stock: 2,
      priceFen: 620_000,
      refusal: null,
      options: [
        { code: 'color', label: '黑色' },
        { code: 'size', label: '38' },
      ],
      parts: [{ sku: 'SH-0201-38', qty: 1 }],
    })
    expect(found.has('NO-1')).toBe(false)
  })

  test('a part of bundles is not sold alone, nor what has no price', async () => {
    const found = await findBuyable(shop.deps.db, ['ST-1-80', 'BG-0103'])

    expect([...found.values()].map(({ refusal }) => refusal)).toEqual(['NOT_ALONE', 'PRICE_ON_REQUEST'])
  })
})

describe('resolveWish', () => {
  /** What a wish leads to: the choice with its stock, the codes still to choose, or null. */
  async function resolve(wish: Wish) {
    const { db } = shop.deps
    const families = await (await catalogueFacts(db)).familiesOf(db, [wish.productId])
    const family = families.get(wish.productId)
    const result = family ? resolveWish(family, wish) : null
    if (!result || 'missing' in result) return result
    return result.offer.withStock(await stockOf(db, result.offer.skus))
  }

  test('options lead to the child', async () => {
    expect(await resolve({ productId: 'SH-0201', options: { size: '38' } })).toMatchObject({
      productId: 'SH-0201-38',
      bundleChildren: [],
    })
  })

  test('a bundle of chosen parts costs their sum and is there as often as the rarer', async () => {
    expect(await resolve({ productId: 'BT-0401', options: { strap: 's85', buckle: 'b1' } })).toMatchObject({
      priceFen: 500_000,
      stock: 1,
      parts: [
        { sku: 'ST-1-85', qty: 1 },
        { sku: 'BK-1-U', qty: 1 },
      ],
      bundleChildren: [
        { sku: 'ST-1-85', name: '皮带身', size: '85' },
        { sku: 'BK-1-U', name: '皮带扣 金色', size: null },
      ],
      options: [{ label: '皮带身 85' }, { label: '皮带扣 金色' }],
    })
  })

  test.each([
    ['SH-0201', {}, ['size']],
    ['SH-0201', { size: '99' }, ['size']],
    ['BT-0401', {}, ['strap']],
  ])('%s with %j misses %j', async (productId, options, codes) => {
    const result = await resolve({ productId, options })

    expect(result && 'missing' in result && result.missing.map(({ code }) => code)).toEqual(codes)
  })

  test('nothing is known of an id the store does not have', async () => {
    expect(await resolve({ productId: 'NO-1', options: {} })).toBeNull()
  })
})

test('what was read once is answered from memory until the next import', async () => {
  const { db } = shop.deps
  const name = async () => {
    const families = await (await catalogueFacts(db)).familiesOf(db, ['PF-0301'])
    return families.get('PF-0301')?.product.name
  }
  const before = await name()
  await db.update(products).set({ name: '新名' }).where(eq(products.sku, 'PF-0301'))
  expect(await name()).toBe(before)

  await changeProduct(db, 'PF-0301', { name: '新名' })
  expect(await name()).toBe('新名')
})
