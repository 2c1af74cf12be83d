import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { listStores } from './stores'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

describe.each(['getPage', 'getPageDetails'] as const)('%s', (name) => {
  test('200 a page with its products as they are', async () => {
    expect(await shop.call(name, { params: { id: 'home' } })).toMatchObject({
      code: 1,
      data: {
        url: '',
        pageType: 'home',
        blocks: [{ type: 'hero' }, { type: 'products', products: [{ sku: 'BG-0101' }, { sku: 'SH-0201' }] }],
      },
    })
  })

  test('404 an unknown page', async () => {
    expect(await shop.call(name, { params: { id: 'nowhere' } })).toMatchObject({ status: 404 })
  })
})

describe('listPages', () => {
  test('200 the pages of a group, 404 an unknown group', async () => {
    expect(await shop.call('listPages', { params: { id: 'collections' } })).toMatchObject({
      data: { items: [{ id: 'show-2024' }] },
    })
    expect(await shop.call('listPages', { params: { id: 'nowhere' } })).toMatchObject({ status: 404 })
  })
})

describe('cms blocks', () => {
  const block = { code: 1, data: { identifier: 'shipping', content: { text: '顺丰包邮' } } }

  test('200 by identifier, by type and identifier, and as a page', async () => {
    expect(await shop.call('getCmsBlock', { params: { identifier: 'shipping' } })).toMatchObject(block)
    expect(
      await shop.call('getTypedCmsBlock', { params: { type: 'content', identifier: 'shipping' } }),
    ).toMatchObject(block)
    expect(await shop.call('getCmsPage', { params: { id: 'shipping' } })).toMatchObject(block)
  })

  test('404 an unknown block, or one of another type', async () => {
    expect(await shop.call('getCmsBlock', { params: { identifier: 'nowhere' } })).toMatchObject({
      status: 404,
    })
    expect(
      await shop.call('getTypedCmsBlock', { params: { type: 'footer', identifier: 'shipping' } }),
    ).toMatchObject({ status: 404 })
    expect(await shop.call('getCmsPage', { params: { id: 'nowhere' } })).toMatchObject({ status: 404 })
  })
})

test('stores of one city or all', async () => {
  expect(await listStores(shop.deps.db)).toEqual([expect.objectContaining({ id: 'sh-1', city: '上海' })])
  expect(await listStores(shop.deps.db, '北京')).toEqual([])
})
