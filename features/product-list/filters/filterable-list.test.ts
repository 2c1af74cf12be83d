import { expect, it } from 'vitest'
import { listHref } from './filterable-list'

const view = { filters: 'color:noir', sort: 'price-asc', page: 1 } as const

it('[P02] a category seen otherwise keeps its address', () => {
  expect(listHref({ type: 'category', id: 'tote', urlKey: 'women/handbags/tote' }, view)).toBe(
    '/categories/women/handbags/tote?filters=color%3Anoir&sort=price-asc',
  )
})

it('[S11] a search seen otherwise says so, and keeps where it came from', () => {
  expect(listHref({ type: 'search', q: 'TOTE', marks: { type: 'hot', from: 'pdp' } }, view)).toBe(
    '/search?q=TOTE&filters=color%3Anoir&sort=price-asc&type=hot&from=pdp&update=filter',
  )
})
