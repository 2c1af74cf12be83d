import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from 'drizzle-orm'
import type { ImportRowInput } from '@/contract/calls/ops/catalogue-import'
import type { ImportReport } from '@/contract/calls/ops/ops'
import { catalogueImports } from '@/server/db/schema/catalogue/imports'
import { dataOf } from '@/server/testing/checkout'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())
beforeEach(() => void shop.expired.splice(0))

async function publish(rows: readonly unknown[], isDryRun = false): Promise<ImportReport> {
  const body = { isDryRun, rows: JSON.parse(JSON.stringify(rows)) }
  return dataOf(shop.call('publishContent', { body }, shop.operator))
}

const aPage = (id: string, page: Partial<Extract<ImportRowInput, { kind: 'page' }>> = {}) => ({
  kind: 'page',
  id,
  url: id,
  title: '标题',
  description: '说明',
  blocks: [{ type: 'text', paragraphs: ['一段文字。'] }],
  ...page,
})

const read = (id: string) => shop.call('getPage', { params: { id } })

describe('publishContent', () => {
  test('200 pages, blocks and redirects are there, and the storefronts forget what was', async () => {
    const report = await publish([
      aPage('atelier', { group: 'house' }),
      { kind: 'block', identifier: 'packing', title: '包装', content: { text: '礼盒' } },
      { kind: 'redirect', from: 'old-atelier', to: '/atelier' },
    ])

    expect(report).toMatchObject({ created: 3, updated: 0, refused: [] })
    expect(await read('atelier')).toMatchObject({ code: 1, data: { title: '标题' } })
    expect(shop.expired).toEqual(
      expect.arrayContaining([
        'page:atelier',
        'pages:house',
        'block:packing',
        // Settings are blocks that are read as pages.
        'page:packing',
        'redirects',
        'missing',
        'site-map',
      ]),
    )
    expect(shop.expired).not.toContain('catalogue')
  })

  test('200 nothing at all while one row is refused, each with its reasons', async () => {
    const { created, refused } = await publish([
      aPage('half-published'),
      aPage('bad-block', { blocks: [JSON.parse('{"type":"carousel"}')] }),
      aPage('bad-sku', { blocks: [{ type: 'products', title: '', skus: ['NO-1'] }] }),
      aPage('taken', { url: 'aurore-tote' }),
    ])

    expect(created).toBe(0)
    expect(refused.map(({ row, id }) => [row, id])).toEqual([
      [2, 'bad-block'],
      [3, 'bad-sku'],
      [4, 'taken'],
    ])
    expect(await read('half-published')).toMatchObject({ status: 404 })
    expect(shop.expired).toEqual([])
  })

  test('200 a dry run says what would be done and does nothing', async () => {
    expect(await publish([aPage('dry')], true)).toMatchObject({ isDryRun: true, created: 1 })

    expect(await read('dry')).toMatchObject({ status: 404 })
    expect(shop.expired).toEqual([])
  })

  test('200 refuses what is no content', async () => {
    const { refused } = await publish([aProduct({ sku: 'X-1' })])

    expect(refused).toEqual([{ row: 1, id: 'X-1', reasons: ['应为 page、block、redirect'] }])
  })

  test('200 takes out of HTML what could run', async () => {
    const html = '<p onclick="x()">您好<script>alert(1)</script><a href="javascript:x()">看</a></p>'
    await publish([aPage('cleaned', { blocks: [{ type: 'text', html }] })])

    const { row } = await shown('page', 'cleaned')
    expect(JSON.stringify(row)).toContain('您好')
    expect(JSON.stringify(row)).not.toMatch(/<script|onclick|javascript:/)
  })

  test('200 a page that takes the place of a category makes its list forgotten', async () => {
    await publish([aPage('women-story', { url: 'women' })])

    expect(shop.expired).toContain('category:women')
  })

  test('200 leaves the catalogue’s version, and the indexes made of it, alone', async () => {
    const version = async () => shop.deps.db.select({ imports: count() }).from(catalogueImports)
    const before = await version()

    await publish([aPage('no-index')])

    expect(await version()).toEqual(before)
  })

  test('401 without the operator token', async () => {
    expect(await shop.call('publishContent', { body: { rows: [] } })).toMatchObject({ status: 401 })
    expect(await shop.call('opsListContent', {})).toMatchObject({ status: 401 })
    expect(await shop.call('opsGetContent', { params: { kind: 'page', id: 'home' } })).toMatchObject({
      status: 401,
    })
  })
})

const shown = (kind: 'page' | 'block' | 'redirect', id: string) =>
  dataOf(shop.call('opsGetContent', { params: { kind, id } }, shop.operator))

describe('opsListContent and opsGetContent', () => {
  test('200 everything published, by kind and name', async () => {
    const answer = await shop.call('opsListContent', {}, shop.operator)

    expect(answer).toMatchObject({ code: 1 })
    expect(answer.code === 1 && answer.data.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'page', id: 'show-2024', url: 'collections/show-2024' }),
        expect.objectContaining({ kind: 'block', id: 'shipping', url: null }),
        expect.objectContaining({ kind: 'redirect', id: 'old-tote', title: '/aurore-tote' }),
      ]),
    )
  })

  test.each([
    ['page', 'show-2024'],
    ['block', 'shipping'],
    ['redirect', 'old-tote'],
  ] as const)('200 a %s as a row that can be published again', async (kind, id) => {
    const { row } = await shown(kind, id)

    expect(await publish([row])).toMatchObject({ refused: [], unchanged: 1 })
  })

  test('404 an unknown name', async () => {
    expect(
      await shop.call('opsGetContent', { params: { kind: 'page', id: 'nowhere' } }, shop.operator),
    ).toMatchObject({ status: 404 })
  })
})
