import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryOnConfigSchema, tryOnConsentSchema } from '@/contract/calls/catalogue/try-on'
import { productSchema } from '@/contract/calls/catalogue/product'
import { tryOnOf } from '@/contract/rules/catalogue/try-on'
import { products } from '@/server/db/schema/catalogue/products'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { seed } from './seed'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await seed(shop.deps.db, new Date('2026-03-01T10:00:00+08:00'))
})
afterAll(() => shop.close())

const content = async (identifier: string) => {
  const answer = await shop.call('getCmsBlock', { params: { identifier } })
  return answer.code === 1 ? answer.data.content : null
}

test('[P15] the settings of trying on fit every piece that is flagged, each lipstick with its finish', async () => {
  const { models } = tryOnConfigSchema.parse(await content('vto-model-config'))
  const flagged = await shop.deps.db
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.isTryOn, true))
  const found = await Promise.all(
    flagged.map(async ({ sku }) => {
      const answer = await shop.call('getProduct', { params: { sku } })
      return [sku, tryOnOf(productSchema.parse(answer.code === 1 ? answer.data : null), models)] as const
    }),
  )

  expect(found).toHaveLength(13)
  expect(found.filter(([, tryOn]) => tryOn === null)).toEqual([])
  const finishes = found.flatMap(([sku, tryOn]) => (tryOn?.type === 'lipstick' ? [[sku, tryOn.finish]] : []))
  expect(Object.fromEntries(finishes)).toEqual({ 'LP-0101': 'satin', 'LP-0102': 'matte', 'LP-0103': 'gloss' })
})

test('[P14] what trying on looks like is shown for pieces that can be tried on so', async () => {
  const { models } = tryOnConfigSchema.parse(await content('vto-model-config'))
  const shown = models.flatMap(({ type, results }) => Object.keys(results).map((sku) => ({ type, sku })))
  expect(shown.map(({ sku }) => sku)).toEqual(['JW-0103', 'JW-0108', 'LP-0101', 'LP-0102', 'LP-0103'])
  for (const { type, sku } of shown) {
    const answer = await shop.call('getProduct', { params: { sku } })
    expect(tryOnOf(productSchema.parse(answer.code === 1 ? answer.data : null), models)?.type).toBe(type)
  }
})

test('[P15] the short privacy policy says what happens to camera and photo', async () => {
  const { tryOn } = tryOnConsentSchema.parse(await content('privacy-policy-simple'))

  expect(tryOn.paragraphs.join()).toMatch(/仅在您的设备上.*不上传/)
})
