import { expect, test } from 'vitest'
import { listRewrites } from '@/lib/lists/list-rewrites'
import { shareRewrites } from '@/lib/seo/share-rewrites'
import { tryOnRewrites } from '@/lib/seo/try-on-rewrites'
import { readQueries } from './page-key'

test('[X04] every query that makes a page another has a place of its own', () => {
  const rules: { has?: { key: string }[] }[] = [...listRewrites(), ...shareRewrites(), ...tryOnRewrites()]
  const read = rules.flatMap(({ has = [] }) => has).map(({ key }) => key)

  expect([...new Set(read)].sort()).toEqual([...readQueries].sort())
})
