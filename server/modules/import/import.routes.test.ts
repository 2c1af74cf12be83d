import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportRowInput } from '@/contract/calls/ops/catalogue-import'
import type { ImportReport } from '@/contract/calls/ops/ops'
import { dataOf } from '@/server/testing/checkout'
import { aProduct, smallStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { findBuyable } from '../catalogue/catalogue.service'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await imports(smallStore)
})
afterAll(() => shop.close())
beforeEach(() => void shop.expired.splice(0))

async function imports(rows: readonly unknown[], isDryRun = false): Promise<ImportReport> {
  const body = { isDryRun, rows: JSON.parse(JSON.stringify(rows)) }
  return dataOf(shop.call('importCatalogue', { body }, shop.operator))
}

const exists = async (sku: string) => (await shop.call('getProduct', { params: { sku } })).code === 1
const stockOf = async (sku: string) => {
  const answer = await shop.call('getProduct', { params: { sku } })
  return answer.code === 1 ? answer.data.stock : null
}

describe('importCatalogue', () => {
  test('200 what is there already is left alone', async () => {
    expect(await imports(smallStore)).toEqual({
      isDryRun: false,
      created: 0,
      updated: 0,
      unchanged: smallStore.length,
      refused: [],
    })
    expect(shop.expired).toEqual([])
  })

  test('200 creates what is new and updates what changed', async () => {
    expect(await imports([aProduct({ sku: 'UP-1' })])).toMatchObject({ created: 1, updated: 0 })
    expect(await imports([aProduct({ sku: 'UP-1', name: '新名' }), aProduct({ sku: 'UP-2' })])).toMatchObject(
      { created: 1, updated: 1 },
    )

    expect(await shop.call('getProduct', { params: { sku: 'UP-1' } })).toMatchObject({
      data: { name: '新名' },
    })
  })

  test('200 a child that is no longer named is withdrawn, a new one opens with its stock, a kept one keeps its own', async () => {
    const size = (value: string) => ({ value, label: value, labelEn: value })
    const shoe = (sizes: string[], stock: number) =>
      aProduct({
        sku: 'CH-1',
        attributes: [{ code: 'size', label: '尺码', options: sizes.map(size) }],
        children: sizes.map((value) => ({ sku: `CH-1-${value}`, options: { size: value }, stock })),
      })
    await imports([shoe(['36', '37'], 4)])
    await shop.call('opsSetStock', { body: { sku: 'CH-1-37', stock: 1 } }, shop.operator)

    await imports([shoe(['37', '38'], 9)])

    const answer = await shop.call('getProduct', { params: { sku: 'CH-1' } })
    expect(answer).toMatchObject({
      data: {
        childProducts: [
          { sku: 'CH-1-37', stock: 1 },
          { sku: 'CH-1-38', stock: 9 },
        ],
      },
    })
    expect((await findBuyable(shop.deps.db, ['CH-1-36'])).size).toBe(0)
    expect(await shop.call('searchProducts', { query: { q: 'CH-1-38' } })).toMatchObject({
      data: { totalProducts: 1 },
    })
  })

  test('200 a dry run reports and writes nothing', async () => {
    expect(await imports([aProduct({ sku: 'DRY-1' })], true)).toMatchObject({ isDryRun: true, created: 1 })

    expect(await exists('DRY-1')).toBe(false)
    expect(shop.expired).toEqual([])
  })

  test('200 one refused row keeps all others out', async () => {
    const report = await imports([
      aProduct({ sku: 'ALL-1' }),
      aProduct({ sku: 'ALL-2', categories: ['nowhere'] }),
    ])

    expect(report).toMatchObject({
      created: 0,
      refused: [{ row: 2, id: 'ALL-2', reasons: ['未知的分类 nowhere'] }],
    })
    expect(await exists('ALL-1')).toBe(false)
  })

  test.each<[string, unknown, RegExp]>([
    ['an unknown kind', { kind: 'sofa', id: 'x' }, /kind/],
    ['a field nobody knows', { ...aProduct({ sku: 'X-1' }), colour: 'red' }, /colour/],
    ['a broken price', { ...aProduct({ sku: 'X-1' }), priceFen: 1.5 }, /priceFen/],
    ['no price', aProduct({ sku: 'X-1', priceFen: undefined }), /缺少价格/],
    ['a special price that is none', aProduct({ sku: 'X-1', specialPriceFen: 1_000_00 }), /特价/],
    ['no children', aProduct({ sku: 'X-1', children: [] }), /至少需要一个/],
    ['a taken url', aProduct({ sku: 'X-1', url: 'aurore-tote' }), /已被使用: product BG-0101/],
    ["a category's url", aProduct({ sku: 'X-1', url: 'women' }), /已被使用: category women/],
    [
      "another product's child",
      aProduct({ sku: 'X-1', children: [{ sku: 'BG-0101-NOIR' }] }),
      /已属于 BG-0101/,
    ],
    ['a child that is a product', aProduct({ sku: 'X-1', children: [{ sku: 'BG-0101' }] }), /已是商品/],
    [
      'an option without attribute',
      aProduct({ sku: 'X-1', children: [{ sku: 'X-1-A', options: { color: 'noir' } }] }),
      /不符/,
    ],
    [
      'two equal children',
      aProduct({ sku: 'X-1', children: [{ sku: 'X-1-A' }, { sku: 'X-1-B' }] }),
      /组合重复/,
    ],
    ['an unknown size guide', aProduct({ sku: 'X-1', sizeGuide: 'nowhere' }), /未知的尺码表/],
    ['an unknown recommendation', aProduct({ sku: 'X-1', upSellSkus: ['NO-1'] }), /未知的商品 NO-1/],
    ['an unknown part', aBundle('NO-1'), /未知的部件 NO-1/],
    ['a bundle with a price', { ...aBundle('ST-1-80'), priceFen: 5 }, /套装价格/],
    [
      'an unknown parent',
      { kind: 'category', id: 'c1', parentId: 'nowhere', urlKey: 'c1', name: '类' },
      /未知的上级分类/,
    ],
    [
      'a category below itself',
      { kind: 'category', id: 'women', parentId: 'handbags', urlKey: 'women', name: '女士' },
      /循环/,
    ],
    ['an unknown product on a page', aPage({ type: 'products', title: '', skus: ['NO-1'] }), /未知的商品/],
    ['an unknown block', aPage({ type: 'carousel' }), /blocks/],
    ['an unknown kind', { kind: 'what', id: 'x' }, /^kind: 应为 product/],
    ['what is no row', 7, /^应为 product/],
    ['a redirect to another site', { kind: 'redirect', from: 'x', to: '//evil.example' }, /to/],
    ['a redirect over a product', { kind: 'redirect', from: 'aurore-tote', to: '/x' }, /已被使用/],
  ])('200 refuses %s', async (_, row, reason) => {
    const { refused } = await imports([row])

    expect(refused.map(({ reasons }) => reasons.join())).toEqual([expect.stringMatching(reason)])
  })

  test('200 the same sku twice in a file is refused the second time', async () => {
    const { refused } = await imports([aProduct({ sku: 'TW-1' }), aProduct({ sku: 'TW-1' })])

    expect(refused).toEqual([{ row: 2, id: 'TW-1', reasons: ['文件中重复'] }])
  })

  test('200 two products may not claim one url within a file', async () => {
    const { refused } = await imports([
      aProduct({ sku: 'U-1', url: 'same' }),
      aProduct({ sku: 'U-2', url: 'same' }),
    ])

    expect(refused.map(({ id }) => id)).toEqual(['U-1', 'U-2'])
  })

  test('200 two products may change places', async () => {
    await imports([aProduct({ sku: 'SW-1', url: 'place-1' }), aProduct({ sku: 'SW-2', url: 'place-2' })])
    await imports([aProduct({ sku: 'SW-1', url: 'place-2' }), aProduct({ sku: 'SW-2', url: 'place-1' })])

    expect(await shop.call('dispatchUrl', { query: { identifier: 'place-1' } })).toMatchObject({
      data: { product: { sku: 'SW-2' } },
    })
  })

  test('200 a belt follows the price of its part', async () => {
    const strap = smallStore.find((row) => row.kind === 'product' && row.sku === 'ST-1')
    await imports([{ ...strap, priceFen: 350_000 }])

    expect(await shop.call('getProduct', { params: { sku: 'BT-0401' } })).toMatchObject({
      data: { price: 550_000 },
    })
  })

  test('the storefronts forget the product, its lists, the pages with it and what was not found', async () => {
    await imports([aProduct({ sku: 'TAG-1', upSellSkus: ['BG-0101'] })])

    expect(shop.expired).toEqual(
      expect.arrayContaining([
        'product:TAG-1',
        'category:handbags',
        'category:women',
        'search',
        'missing',
        'site-map',
      ]),
    )
  })

  test('a product that moves leaves the list it was in', async () => {
    await imports([aProduct({ sku: 'MV-1', categories: ['handbags'] })])
    shop.expired.splice(0)
    await imports([aProduct({ sku: 'MV-1', categories: ['perfumery'] })])

    expect(shop.expired).toEqual(expect.arrayContaining(['category:handbags', 'category:perfumery']))
    expect(await shop.call('listProducts', { query: { category: 'perfumery' } })).toMatchObject({
      data: { totalProducts: 2 },
    })
  })

  test('a renamed category shows in the breadcrumbs below it', async () => {
    await imports([{ kind: 'category', id: 'women', urlKey: 'women', name: '女士系列', pageType: 'clp' }])

    expect(await shop.call('getProduct', { params: { sku: 'BG-0101' } })).toMatchObject({
      data: { cats: [{ name: '女士系列' }, { name: '手袋' }] },
    })
    expect(shop.expired).toContain('catalogue')
  })

  test('a product taken out of the store is gone from page, list and search', async () => {
    await imports([aProduct({ sku: 'OFF-1', name: '下架手袋' })])
    await imports([aProduct({ sku: 'OFF-1', name: '下架手袋', status: false })])

    expect(await exists('OFF-1')).toBe(false)
    expect(await shop.call('searchProducts', { query: { q: 'OFF-1' } })).toMatchObject({
      data: { totalProducts: 0 },
    })
  })

  test('401 without the operator token', async () => {
    expect(await shop.call('importCatalogue', { body: { rows: [] } })).toMatchObject({ status: 401 })
    expect(await shop.call('importCatalogue', { body: { rows: [] } }, await shop.asCustomer())).toMatchObject(
      { status: 401 },
    )
  })

  test('400 no rows at all', async () => {
    const answer = await shop.call('importCatalogue', { body: JSON.parse('{"rows":"all"}') }, shop.operator)

    expect(answer).toMatchObject({ status: 400 })
  })
})

describe('opsSetStock', () => {
  test('200 sets the stock; pages are told when it sells out and comes back', async () => {
    await shop.call('opsSetStock', { body: { sku: 'ST-1-80', stock: 7 } }, shop.operator)
    expect(shop.expired).toEqual([])

    await shop.call('opsSetStock', { body: { sku: 'ST-1-80', stock: 0 } }, shop.operator)
    expect(shop.expired).toEqual(
      expect.arrayContaining(['product:ST-1', 'product:BT-0401', 'category:women']),
    )
    expect(await stockOf('BT-0401')).toBe(1)
  })

  test('pages that show the product are told too', async () => {
    await shop.call('opsSetStock', { body: { sku: 'BG-0101-NOIR', stock: 0 } }, shop.operator)

    expect(shop.expired).toContain('page:home')
  })

  test('404 an unknown sku, 401 anybody', async () => {
    expect(await shop.call('opsSetStock', { body: { sku: 'NO-1', stock: 1 } }, shop.operator)).toMatchObject({
      status: 404,
    })
    expect(await shop.call('opsSetStock', { body: { sku: 'BG-0101-NOIR', stock: 1 } })).toMatchObject({
      status: 401,
    })
  })
})

function aBundle(part: string): ImportRowInput {
  return aProduct({
    sku: 'X-1',
    type: 'bundle',
    priceFen: undefined,
    children: [],
    bundle: {
      type: 'belt',
      options: [{ optionId: 'strap', title: '带身', selections: [{ bundleSelectionId: 's', sku: part }] }],
    },
  })
}

function aPage(block: unknown) {
  return { kind: 'page', id: 'x', title: '页', blocks: [block] }
}
