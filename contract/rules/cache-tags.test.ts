import { expect, test } from 'vitest'
import { generalTagsOf } from './cache-tags'

test.each([
  [[], []],
  [['stock'], []],
  [['block'], []],
  [['store'], ['stores']],
  [['redirect'], ['site-map', 'missing', 'redirects']],
  [['page'], ['site-map', 'missing']],
  [['product'], ['search', 'site-map', 'missing', 'redirects']],
  [['category'], ['catalogue', 'navigation']],
  [
    ['sizeGuide', 'store'],
    ['catalogue', 'stores'],
  ],
] as const)('a change of %j expires %j as a whole', (changes, tags) => {
  expect(generalTagsOf(new Set(changes))).toEqual(tags)
})
