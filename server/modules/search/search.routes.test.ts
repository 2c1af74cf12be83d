import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from '@/server/testing/checkout'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    ...smallStore,
    aProduct({ sku: 'BG-0201', name: '老花托特包', nameEn: 'Étoile', description: '配手拿包一只' }),
    { kind: 'category', id: 'hats', parentId: 'women', urlKey: 'women/hats', name: '帽饰与披肩' },
    aProduct({ sku: 'AC-0101', name: '羊毛礼帽', categories: ['hats'], keywords: ['披肩', '礼物'] }),
    aProduct({ sku: 'AC-0102', name: '羊绒披肩', categories: ['hats'] }),
  ])
})
afterAll(() => shop.close())

const search = (q: string, query: Record<string, unknown> = {}) =>
  dataOf(shop.call('searchProducts', { query: { q, ...query } }))
const found = async (q: string, query = {}) => (await search(q, query)).items.map(({ sku }) => sku)

describe('searchProducts', () => {
  test.each([
    ['托特包', ['BG-0101', 'BG-0201']],
    ['老花托特包', ['BG-0201']],
    ['老花', ['BG-0201']],
    ['tote', ['BG-0101', 'BG-0201']],
    ['ＴＯＴＥ', ['BG-0101', 'BG-0201']],
    ['购物袋', ['BG-0101', 'BG-0201']],
    ['etoile', ['BG-0201']],
    ['BG-0101', ['BG-0101']],
    ['bg0101', ['BG-0101']],
    ['BG-0101-NOIR', ['BG-0101']],
    ['黑色托特包', ['BG-0101']],
    ['象牙白', ['BG-0101']],
    ['鞋', ['SH-0201']],
    ['高级香水', ['PF-0301']],
    ['夜色 香水', ['PF-0301']],
    ['nuit', ['PF-0301']],
    ['皮带身', ['BT-0401']],
    ['没有这种东西', []],
    ['！？', []],
  ])('200 %s finds %j', async (q, skus) => {
    expect(await found(q)).toEqual(skus)
  })

  test('200 what is only described so is found where nothing is named so', async () => {
    expect(await found('手拿包')).toEqual(['BG-0102'])
    expect(await found('手拿包一只')).toEqual(['BG-0201'])
  })

  test('[S10] 200 a name comes before a group: gloves before the hats that lie with them', async () => {
    expect(await found('披肩')).toEqual(['AC-0102', 'AC-0101'])
    expect(await found('女士披肩')).toEqual(['AC-0102', 'AC-0101'])
  })

  test.each([
    ['手 袋', '手袋'],
    ['手代', '手袋'],
    ['托特报', '托特包'],
    ['shoudai', '手袋'],
    ['tuotebao', '托特包'],
    ['TuoTeBao', '托特包'],
    ['laohua tuotebao', '老花托特包'],
    ['laohuatuotebao', '老花托特包'],
    ['ttb', '托特包'],
    ['送女朋友', '礼物'],
  ])('[S10] 200 %s finds what %s does', async (q, meant) => {
    expect(await found(q)).toEqual(await found(meant))
    expect(await found(q)).not.toEqual([])
  })

  test.each(['%E6%89%8', '%e6', '\uFFFD'])('[S10] 200 %s, cut apart on its way, finds nothing', async (q) => {
    expect(await found(q)).toEqual([])
  })

  test.each([
    ['etoi', ['BG-0201']],
    ['老花纹', ['BG-0201']],
    ['好看的托特包', ['BG-0101', 'BG-0201']],
  ])('200 %s, which nothing is called, finds what comes nearest', async (q, skus) => {
    expect(await found(q)).toEqual(skus)
  })

  test('200 a category is found by its name', async () => {
    expect(await found('手袋')).toEqual(expect.arrayContaining(['BG-0101', 'BG-0102', 'BG-0103', 'BG-0201']))
  })

  test('200 filters, sort and paging work as in lists', async () => {
    expect(await found('手袋', { filters: 'color:ivory' })).toEqual(['BG-0101-IVORY'])
    expect(await found('托特包', { sortDir: 'asc' })).toEqual(['BG-0201', 'BG-0101'])
    expect(await search('托特包', { pageSize: 1, page: 2 })).toMatchObject({
      items: [{ sku: 'BG-0201' }],
      totalProducts: 2,
      totalPages: 2,
    })
    expect((await search('手袋')).layers.find(({ code }) => code === 'color')?.options).toHaveLength(2)
  })

  test('200 related words of the house', async () => {
    expect((await search('托特')).searchTerm).toContain('托特包')
    expect((await search('tote')).searchTerm).toEqual(['托特包', '购物袋'])
  })

  test.each(["'", "a'b", 'a & b', '%', '\\', '!:*'])('200 %s is only text', async (q) => {
    expect((await search(q)).totalProducts).toBeGreaterThanOrEqual(0)
  })

  test('200 a new product is found at once', async () => {
    expect(await found('琥珀')).toEqual([])
    await stockStore(shop.deps.db, [aProduct({ sku: 'NEW-1', name: '琥珀手袋' })])

    expect(await found('琥珀')).toEqual(['NEW-1'])
  })

  test('400 a query that is too long', async () => {
    expect(await shop.call('searchProducts', { query: { q: '包'.repeat(61) } })).toMatchObject({
      status: 400,
    })
  })
})

describe('searchLayers', () => {
  test('200 answers as the result page does', async () => {
    expect(await shop.call('searchLayers', { query: { q: '托特包' } })).toEqual(
      await shop.call('searchProducts', { query: { q: '托特包' } }),
    )
  })
})
