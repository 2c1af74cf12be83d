import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '@/server/testing/checkout'
import { countStatements } from '@/server/testing/count-statements'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { searchWarmUpJob } from './search.service'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const importOne = (n: number) =>
  stockStore(shop.deps.db, [
    ...smallStore,
    aProduct({ sku: `NEW-${n}`, url: `new-${n}`, name: '晨曦手提包' }),
  ])
const search = () => shop.call('searchProducts', { query: { q: 'chenxi' } })

test('[S10] after an import the job has read what the first search by sound needs', async () => {
  await importOne(1)
  const unprepared = await countStatements(search)
  await importOne(2)
  await searchWarmUpJob(shop.deps).run()

  const prepared = await countStatements(search)

  expect(prepared).toBeLessThan(unprepared)
  const { items } = await dataOf(search())
  expect(items.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['NEW-1', 'NEW-2']))
})
