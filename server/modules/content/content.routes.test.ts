import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageSchema } from '@/contract/calls/catalogue/page'
import { pages } from '@/server/db/schema/content'
import { sql } from 'drizzle-orm'
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

describe('getPage', () => {
  const publish = (...blocks: unknown[]) => {
    const page = { kind: 'page', id: 'guide', url: 'women/shoes', title: '指南', blocks }
    const rows = JSON.parse(JSON.stringify([page]))
    return shop.call('importCatalogue', { body: { rows } }, shop.operator)
  }
  const blocks = async () => {
    const answer = await shop.call('getPage', { params: { id: 'guide' } })
    return pageSchema.parse(answer.code === 1 ? answer.data : null).blocks
  }

  test('[S22] 200 the way to a page that stands in place of a category', async () => {
    await publish()

    expect(await shop.call('getPage', { params: { id: 'guide' } })).toMatchObject({
      data: {
        breadcrumbs: [
          { name: '女士', url: 'women' },
          { name: '鞋履', url: 'women/shoes' },
        ],
      },
    })
  })

  test('[S22] 200 a size guide, whole', async () => {
    await publish({ type: 'sizeTable', guide: 'women-shoes' })

    expect(await blocks()).toEqual([
      {
        ...{ type: 'sizeTable', id: 'women-shoes', title: '女鞋尺码' },
        guide: {
          ...{ title: '女鞋尺码', unit: 'EU', header: ['EU', 'CM'], body: [['36', '23']] },
          ...{ bodyDesc: '', coreContent: '', needHelp: '', sizeImage: null, newVersionSize: true },
        },
      },
    ])
  })

  test('[S22] 200 HTML is cleaned when it is stored', async () => {
    await publish({ type: 'text', html: '<p onclick="x()">您好</p><script>x()</script>' })

    const [stored] = await shop.deps.db
      .select({ blocks: pages.blocks })
      .from(pages)
      .where(sql`id = 'guide'`)
    expect(stored?.blocks).toMatchObject([{ html: '<p>您好</p>' }])
  })

  test('[S22] 200 HTML stored by other means is cleaned when it is served', async () => {
    await publish({ type: 'text', html: '<p>您好</p>' })
    await shop.deps.db.execute(
      sql`update pages set blocks = jsonb_set(blocks, '{0,html}', '"<p>您好</p><img src=x onerror=x()>"') where id = 'guide'`,
    )

    expect(await blocks()).toMatchObject([{ html: '<p>您好</p>' }])
  })

  test.each([
    ['a kind of block nobody knows', { type: 'carousel3d', title: 'x' }],
    ['a hero without a picture', { type: 'hero', title: 'x', theme: 'white' }],
    ['five columns', { type: 'columns', columns: Array.from({ length: 5 }, () => ({ title: 'x' })) }],
    ['a script as a link', { type: 'text', link: { label: 'x', url: 'javascript:alert(1)' } }],
    [
      'a film from an open line',
      {
        type: 'video',
        title: 'x',
        poster: { name: 'x', alt: '' },
        sources: [{ src: 'http://x.example/f.mp4', type: 'video/mp4' }],
      },
    ],
    ['sizes nobody wrote', { type: 'sizeTable', guide: 'gloves' }],
    ['products nobody sells', { type: 'products', title: 'x', skus: ['NO-1'] }],
  ])('[S22] refuses to publish %s', async (_, block) => {
    expect(await publish(block)).toMatchObject({
      data: { refused: [{ id: 'guide' }], created: 0, updated: 0 },
    })
  })

  test('[S22] a block that is served but not known is read as unknown, the rest stays', () => {
    const answer = pageSchema.shape.blocks.parse([
      { type: 'carousel3d' },
      { type: 'text', title: '您好', paragraphs: [] },
    ])

    expect(answer).toEqual([{ type: 'unknown' }, { type: 'text', title: '您好', paragraphs: [] }])
  })

  test('[S22] 200 a block of settings as a page, 404 any other block', async () => {
    const rows = [
      { kind: 'block', identifier: 'global-configuration', type: 'shell', title: '设置', content: { a: 1 } },
    ]
    await shop.call('importCatalogue', { body: { rows } }, shop.operator)

    expect(await shop.call('getPage', { params: { id: 'global-configuration' } })).toMatchObject({
      data: { id: 'global-configuration', blocks: [], content: { content: { a: 1 } } },
    })
    expect(await shop.call('getPage', { params: { id: 'shipping' } })).toMatchObject({ status: 404 })
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
