import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { seed } from '@/server/seed/seed'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

/** What shoppers type, and the product of the demo catalogue they mean. */
const pairs = z
  .array(z.object({ kind: z.string(), q: z.string(), sku: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('./measured-set.json', import.meta.url), 'utf8')))

const FIRST = 5
const LEAST = 97

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await seed(shop.deps.db, shop.clock.now())
})
afterAll(() => shop.close())

async function firstFound(q: string): Promise<string[]> {
  const answer = await shop.call('searchProducts', { query: { q, pageSize: FIRST } })
  return answer.code === 1 ? answer.data.items.map(({ sku }) => sku) : []
}

test('[S10] the product a shopper means is among the first five of nearly every search', async () => {
  const misses: string[] = []
  for (const { q, sku } of pairs) {
    const skus = await firstFound(q)
    if (!skus.includes(sku)) misses.push(`${q}: ${sku}, found ${skus.join(' ')}`)
  }

  expect(pairs).toHaveLength(100)
  expect(pairs.length - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(LEAST)
})
