import { expect, it } from 'vitest'
import { firstView } from '@/lib/lists/list-view'
import { parseSearchQuery } from './search-query'

it('[S11] reads what is searched for, how, and from where', () => {
  const query = {
    q: 'tote',
    type: 'hot',
    from: 'empty-cart',
    filters: 'color:noir',
    sort: 'price-asc',
    page: '2',
  }

  expect(parseSearchQuery(query)).toEqual({
    q: 'TOTE',
    marks: { type: 'hot', from: 'empty-cart' },
    view: { filters: 'color:noir', sort: 'price-asc', page: 2 },
  })
})

it.each([
  [{}, null],
  [{ q: '' }, null],
  [{ q: 'a' }, null],
  [{ q: ['手袋', '鞋'] }, '手袋'],
])('[S11] %j searches for %j', (query, q) => {
  expect(parseSearchQuery(query).q).toBe(q)
})

it('[S11] leaves out what it does not know', () => {
  const query = { q: '手袋', type: 'cold', from: '<b>', sort: 'by-magic', page: '-1' }

  expect(parseSearchQuery(query)).toEqual({ q: '手袋', marks: {}, view: firstView })
})
