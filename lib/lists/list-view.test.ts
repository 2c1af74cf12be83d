import { describe, expect, it } from 'vitest'
import { firstView, listCall, listQuery, parseListView } from './list-view'

describe('parseListView', () => {
  it('reads facets, order and page', () => {
    expect(parseListView({ filters: 'color:noir', sort: 'price-asc', page: '3' })).toEqual({
      filters: 'color:noir',
      sort: 'price-asc',
      page: 3,
    })
  })

  it.each([
    ['nothing', {}],
    ['unset path values', { filters: '-', sort: '-', page: '-' }],
    ['nonsense', { sort: 'by-magic', page: '-4' }],
    ['a page that is no number', { page: '2e9' }],
  ])('falls back to the plain list for %s', (_, values) => {
    expect(parseListView(values)).toEqual(firstView)
  })
})

describe('listQuery', () => {
  it('is empty for the plain list, so that it has one URL', () => {
    expect(listQuery(firstView)).toEqual({})
  })

  it('writes what differs, in one order', () => {
    const query = listQuery({ filters: 'size:38', sort: 'price-desc', page: 2 })

    expect(Object.entries(query)).toEqual([
      ['filters', 'size:38'],
      ['sort', 'price-desc'],
      ['page', '2'],
    ])
  })
})

describe('listCall', () => {
  it('asks for the plain list', () => {
    expect(listCall(firstView)).toEqual({ filters: '', page: 1, pageSize: 20 })
  })

  it.each([
    ['price-asc', 'asc'],
    ['price-desc', 'desc'],
  ] as const)('[P02] %s sorts by price', (sort, sortDir) => {
    expect(listCall({ filters: 'size:38', sort, page: 2 })).toEqual({
      filters: 'size:38',
      page: 2,
      pageSize: 20,
      sort: 'price',
      sortDir,
    })
  })
})
