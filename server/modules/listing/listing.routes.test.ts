import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { returnStock, setStock, stockOf, takeStock } from '../inventory/inventory.service'
import { dataOf } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const skusOf = (list: { items: { parentSku: string }[] }) => list.items.map(({ parentSku }) => parentSku)

const list = (query: Record<string, unknown>) => dataOf(shop.call('listProducts', { query }))

describe('listProducts', () => {
  test('200 a category holds what lies in the categories below it, in the order of the house', async () => {
    const women = await list({ category: 'women' })

    expect(skusOf(women)).toEqual(['BG-0101', 'BG-0102', 'BG-0103', 'SH-0201', 'BT-0401'])
    expect(women).toMatchObject({ totalProducts: 5, totalPages: 1, page: 1, pageSize: 24 })
  })

  test('200 without a category the whole store, but no parts of bundles', async () => {
    expect(skusOf(await list({}))).toEqual(['BG-0101', 'BG-0102', 'BG-0103', 'SH-0201', 'PF-0301', 'BT-0401'])
  })

  test.each([
    [{ sort: 'price' }, ['BT-0401', 'SH-0201', 'BG-0102', 'BG-0101', 'BG-0103']],
    [{ sortDir: 'desc' }, ['BG-0101', 'BG-0102', 'SH-0201', 'BT-0401', 'BG-0103']],
  ])('200 %j sorts by price, a hidden price last', async (query, expected) => {
    expect(skusOf(await list({ category: 'women', ...query }))).toEqual(expected)
  })

  test('200 pages do not overlap, and beyond the last there is nothing', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ category: 'women', page, pageSize: 2 })),
    )

    expect(pages.map(skusOf)).toEqual([['BG-0101', 'BG-0102'], ['BG-0103', 'SH-0201'], ['BT-0401'], []])
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3, 3])
  })

  test('200 values of one facet add up, facets narrow each other', async () => {
    expect(skusOf(await list({ filters: 'color:noir,ivory' }))).toEqual(['BG-0101', 'SH-0201'])
    expect(skusOf(await list({ filters: 'color:noir;size:38' }))).toEqual(['SH-0201'])
    expect(skusOf(await list({ filters: 'color:unknown' }))).toEqual([])
  })

  test('[P02] 200 a filter shows the child it asks for: its pictures, its stock', async () => {
    const { items } = await list({ category: 'handbags', filters: 'color:ivory' })

    expect(items).toMatchObject([
      {
        sku: 'BG-0101-IVORY',
        parentSku: 'BG-0101',
        image: { name: 'bag-detail' },
        switchImage: null,
        stock: 0,
        stockStatus: 'Out of stock',
      },
    ])
  })

  test('200 a size that is there is shown before one that is not', async () => {
    const { items } = await list({ filters: 'size:37,38' })

    expect(items).toMatchObject([{ sku: 'SH-0201-38', parentSku: 'SH-0201', stock: 2 }])
  })

  test('200 a hidden price is not in the answer', async () => {
    const { items } = await list({ category: 'handbags' })

    expect(items.find(({ sku }) => sku === 'BG-0103')).toMatchObject({
      price: 0,
      orgPrice: null,
      hidePrice: true,
    })
  })

  test('404 an unknown category', async () => {
    expect(await shop.call('listProducts', { query: { category: 'nowhere' } })).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
    })
  })

  test.each([{ filters: 'color' }, { page: 0 }, { pageSize: 61 }, { sort: 'name' }])(
    '400 %j',
    async (query) => {
      const answer = await shop.app.request(
        `/rest/cn/V2/applet/products?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
      )

      expect(answer.status).toBe(400)
    },
  )
})

describe('[P02] filters by price and availability', () => {
  const optionsOf = async (code: string, query: Record<string, unknown> = {}) =>
    (await list(query)).layers
      .find((layer) => layer.code === code)
      ?.options.map(({ value, count }) => `${value} ${count}`)

  test('200 bands of the prices shown; a hidden price is in none', async () => {
    expect(await optionsOf('price', { category: 'women' })).toEqual([
      '5000-10000 2',
      '10000-20000 1',
      '20000-50000 1',
    ])
    expect(skusOf(await list({ category: 'women', filters: 'price:10000-20000' }))).toEqual(['BG-0102'])
  })

  test('200 what a piece is made of', async () => {
    expect(await optionsOf('material', { category: 'women' })).toEqual(['satin 1'])
    expect(skusOf(await list({ category: 'women', filters: 'material:satin' }))).toEqual(['BG-0102'])
  })

  test('200 who is there, by the rule of B§4, follows every piece that sells out or comes back', async () => {
    const { db } = shop.deps
    const all = [{ sku: 'SH-0201-36' }, { sku: 'SH-0201-37' }, { sku: 'SH-0201-38' }]
    const before = await optionsOf('availability', { category: 'women' })
    const stock = [
      ...(await stockOf(
        db,
        all.map(({ sku }) => sku),
      )),
    ].map(([sku, qty]) => ({ sku, qty }))
    const taken = stock.filter(({ qty }) => qty > 0)
    await db.transaction((tx) => takeStock(tx, taken))

    expect(skusOf(await list({ category: 'women', filters: 'availability:sold_out' }))).toContain('SH-0201')
    expect(skusOf(await list({ category: 'women', filters: 'availability:in_stock' }))).not.toContain(
      'SH-0201',
    )

    await db.transaction((tx) => returnStock(tx, taken))
    expect(await optionsOf('availability', { category: 'women' })).toEqual(before)
  })

  test('200 a piece set to nothing by hand is no longer counted', async () => {
    const { db } = shop.deps
    await setStock(db, { sku: 'PF-0301-50', stock: 0 })
    const { items } = await list({ filters: 'availability:in_stock' })
    await setStock(db, { sku: 'PF-0301-50', stock: 9 })

    const again = await list({ filters: 'availability:in_stock' })
    expect(again.totalProducts).toBeGreaterThanOrEqual(items.length)
    expect(skusOf(again)).toContain('PF-0301')
  })
})

describe('listLayers', () => {
  test('200 a facet counts as if nothing of itself were chosen', async () => {
    const answer = await shop.call('listLayers', {
      params: { id: 'women' },
      query: { filters: 'color:ivory' },
    })

    expect(answer).toMatchObject({ code: 1, data: { totalProducts: 1 } })
    const layers = answer.code === 1 ? answer.data.layers : []
    expect(layers.find(({ code }) => code === 'color')?.options).toEqual([
      { value: 'noir', label: '黑色', count: 2, isSelected: false },
      { value: 'ivory', label: '象牙白', count: 1, isSelected: true },
    ])
    expect(layers.find(({ code }) => code === 'size')).toBeUndefined()
  })

  test('200 sizes of a bundle count with the others, in the order of size', async () => {
    const answer = await shop.call('listLayers', { params: { id: 'women' }, query: {} })

    const sizes = answer.code === 1 ? answer.data.layers.find(({ code }) => code === 'size') : undefined
    expect(sizes?.options.map(({ label, count }) => `${label} ${count}`)).toEqual([
      '36 1',
      '37 1',
      '38 1',
      '80 1',
      '85 1',
    ])
  })

  test('404 an unknown category', async () => {
    expect(await shop.call('listLayers', { params: { id: 'nowhere' }, query: {} })).toMatchObject({
      status: 404,
    })
  })
})

describe('listChildCategories', () => {
  test('200 the categories below, and a list of all they hold', async () => {
    const answer = await shop.call('listChildCategories', {
      params: { catId: 'women' },
      query: { pageSize: 1 },
    })

    expect(answer).toMatchObject({
      code: 1,
      data: { categories: [{ id: 'handbags' }, { id: 'shoes' }], list: { totalProducts: 5 } },
    })
  })

  test('[P03] 200 of the list, where asked for, the new products alone', async () => {
    const answer = await shop.call('listChildCategories', {
      params: { catId: 'women' },
      query: { only: 'new' },
    })

    expect(answer).toMatchObject({
      code: 1,
      data: {
        categories: [{ url: '/categories/women/handbags' }, {}],
        list: { items: [{ sku: 'BG-0102' }] },
      },
    })
  })

  test('404 an unknown category', async () => {
    expect(await shop.call('listChildCategories', { params: { catId: 'nowhere' }, query: {} })).toMatchObject(
      { status: 404 },
    )
  })
})

describe('listCategories', () => {
  test('200 the menu as a tree, with the gap before a new group', async () => {
    const answer = await shop.call('listCategories', {})

    expect(answer).toMatchObject({
      code: 1,
      data: {
        count: [1],
        items: [
          {
            id: 'women',
            level: 1,
            url: '/categories/women',
            items: [{ id: 'handbags', level: 2, url: '/categories/women/handbags' }, { id: 'shoes' }],
          },
          { id: 'perfumery', level: 1 },
        ],
      },
    })
  })
})
