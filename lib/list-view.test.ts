import { describe, expect, it } from 'vitest'
import { firstView, formatFilters, listQuery, parseFilters, parseListView } from './list-view'

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
    expect(listQuery(firstView)).toBe('')
  })

  it('writes what differs, in one order', () => {
    expect(listQuery({ filters: 'size:38', sort: 'price-desc', page: 2 })).toBe(
      '?filters=size%3A38&sort=price-desc&page=2',
    )
  })
})

describe('filters', () => {
  it('are read and written alike', () => {
    expect(formatFilters(parseFilters('size:38,36;color:noir'))).toBe('color:noir;size:36,38')
  })

  it('drop what is empty', () => {
    expect(formatFilters(parseFilters('color:;;size'))).toBe('')
  })
})
