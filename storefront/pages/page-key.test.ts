import { expect, test } from 'vitest'
import { listRewrites } from '@/lib/lists/list-rewrites'
import { shareRewrites } from '@/lib/seo/share-rewrites'
import { skuRewrites } from '@/lib/seo/sku-rewrites'
import { readQueries } from './page-key'

test('[X04] every query that makes a page another has a place of its own', () => {
  const rules: { has?: { key: string }[] }[] = [...listRewrites(), ...shareRewrites(), ...skuRewrites()]
  const read = rules.flatMap(({ has = [] }) => has).map(({ key }) => key)

  expect([...new Set(read)].sort()).toEqual([...readQueries].sort())
})
