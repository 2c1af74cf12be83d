import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const dispatch = (identifier: string, query = {}) =>
  shop.call('dispatchUrl', { query: { identifier, ...query } })

describe('dispatchUrl', () => {
  test('200 a product by its path', async () => {
    expect(await dispatch('aurore-tote')).toMatchObject({
      code: 1,
      data: { type: 'product', product: { sku: 'BG-0101' } },
    })
  })

  test.each(['women/handbags', 'categories/women/handbags'])(
    '200 a category by %s, with list, breadcrumb and children',
    async (path) => {
      expect(await dispatch(path)).toMatchObject({
        code: 1,
        data: {
          type: 'category',
          category: {
            id: 'handbags',
            breadcrumbs: [
              { name: '女士', url: 'women' },
              { name: '手袋', url: 'women/handbags' },
            ],
            children: [],
          },
          list: { totalProducts: 3 },
        },
      })
    },
  )

  test('200 a category filtered, sorted and paged', async () => {
    const answer = await dispatch('women', { filters: 'color:noir', sortDir: 'asc', page: 1, pageSize: 1 })

    expect(answer).toMatchObject({
      code: 1,
      data: { list: { items: [{ sku: 'SH-0201' }], totalProducts: 2, totalPages: 2 } },
    })
  })

  test('200 a page by its path, and where a path moved to', async () => {
    expect(await dispatch('collections/show-2024')).toMatchObject({
      code: 1,
      data: { type: 'page', page: { id: 'show-2024' } },
    })
    expect(await dispatch('old-tote')).toMatchObject({
      code: 1,
      data: { type: 'redirect', location: '/aurore-tote', permanent: true },
    })
  })

  test.each(['nowhere', 'women/nowhere', 'BG-0101', '../etc'])('404 %s', async (path) => {
    expect(await dispatch(path)).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  })

  test.each(['', 'a b', '%00', 'a//b'])('400 %j', async (path) => {
    const answer = await shop.app.request(
      `/rest/cn/V1/applet/url/dispatch?identifier=${encodeURIComponent(path)}`,
    )

    expect(answer.status).toBe(400)
  })
})

describe('getSiteMap', () => {
  test('200 pages, categories and listed products, each once', async () => {
    const answer = await shop.call('getSiteMap', { query: {} })

    const { entries, parts } = answer.code === 1 ? answer.data : { entries: [], parts: 0 }
    expect(parts).toBe(1)
    expect(entries.map(({ type, url }) => `${type} ${url}`)).toEqual([
      'page collections/show-2024',
      'category women',
      'category women/handbags',
      'category perfumery',
      'category women/shoes',
      'product aurore-tote',
      'product lune-clutch',
      'product secret-bag',
      'product seine-pump',
      'product nuit-perfume',
      'product monogram-belt',
    ])
  })

  test('404 a part beyond the last', async () => {
    expect(await shop.call('getSiteMap', { query: { part: 2 } })).toMatchObject({ status: 404 })
  })
})
