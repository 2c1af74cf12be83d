import { describe, expect, it } from 'vitest'
import { countChosen, isChosen, toggleFacet, withFilters, withSort } from './chosen-facets'

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
