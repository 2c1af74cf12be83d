import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMapXml } from '@/features/site-map/site-map'
import { toUrl, urlSetXml } from '@/features/site-map/site-map-xml'
import { dataOf } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

const GENERATED = 60_000
const urlOf = (path: string) => `https://a.cn${path}`
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
  await shop.deps.db.execute(sql`
    insert into products overriding system value
    select made.* from products model
    cross join generate_series(1, ${GENERATED}::int) number
    cross join lateral jsonb_populate_record(
      model, jsonb_build_object('sku', 'GEN-' || number, 'url', 'gen-' || number, 'seq', 1000 + number)) made
    where model.sku = 'BG-0101'`)
  await shop.deps.db.execute(sql`
    insert into category_products (category_id, product_sku)
    select 'handbags', sku from products where sku like 'GEN-%'`)
})
afterAll(() => shop.close())

const part = (number: number) => dataOf(shop.call('getSiteMap', { query: { part: number } }))

it('[S24] a catalogue beyond 50,000 is an index of parts that name every product once', async () => {
  const [first, second] = [await part(1), await part(2)]

  expect(first.parts).toBe(2)
  const index = siteMapXml({ urls: first.entries.map(toUrl), parts: first.parts }, urlOf)
  expect(locations(index)).toEqual(['pages', '1', '2'].map((name) => urlOf(`/sitemap/${name}.xml`)))

  const named = [first, second].map(({ entries }) => locations(urlSetXml(entries.map(toUrl), urlOf)))
  expect(named[0]).toHaveLength(50_000)
  expect(new Set(named.flat()).size).toBe(named.flat().length)
  expect(named.flat().filter((url) => url?.startsWith(urlOf('/gen-')))).toHaveLength(GENERATED)
  expect(await shop.call('getSiteMap', { query: { part: 3 } })).toMatchObject({ status: 404 })
})
