import { describe, expect, it } from 'vitest'
import { countChosen, isChosen, listHref, toggleFacet, withFilters, withSort } from './filterable-list'

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

describe('[P02] toggleFacet', () => {
  it.each([
    ['', 'color', 'noir', 'color:noir'],
    ['color:noir', 'color', 'ivory', 'color:ivory,noir'],
    ['color:noir', 'size', '38', 'color:noir;size:38'],
    ['color:ivory,noir', 'color', 'noir', 'color:ivory'],
    ['color:noir', 'color', 'noir', ''],
    ['color:noir;size:38', 'color', 'noir', 'size:38'],
  ])('%j, %s %s: %j', (filters, code, value, next) => {
    expect(toggleFacet(filters, code, value)).toBe(next)
  })
})

describe('what is chosen', () => {
  it('is known by facet and value', () => {
    expect(isChosen('color:noir;size:38', 'size', '38')).toBe(true)
    expect(isChosen('color:noir;size:38', 'color', '38')).toBe(false)
  })

  it.each([
    ['', 0],
    ['color:noir,ivory;size:38', 3],
  ])('%j holds %i', (filters, count) => {
    expect(countChosen(filters)).toBe(count)
  })
})

describe('a list seen otherwise', () => {
  const view = { filters: 'color:noir', sort: 'price-asc', page: 3 } as const

  it('begins at its first page and keeps the rest', () => {
    expect(withFilters(view, 'size:38')).toEqual({ filters: 'size:38', sort: 'price-asc', page: 1 })
    expect(withSort(view, 'position')).toEqual({ filters: 'color:noir', sort: 'position', page: 1 })
  })
})
