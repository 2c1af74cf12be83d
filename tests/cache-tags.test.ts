import { expect, it } from 'vitest'
import { cacheTags } from '@/contract/rules/cache-tags'
import { tags } from '../scripts/support/pages.mjs'

it('a start on a database of before expires every tag that names no single thing', () => {
  const general = Object.values(cacheTags).filter((tag) => typeof tag === 'string')

  expect([...tags].sort()).toEqual([...general].sort())
})
