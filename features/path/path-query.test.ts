import { describe, expect, it } from 'vitest'
import { firstView } from '@/lib/lists/list-view'
import { identifierOf, listSegments, pathQuery, viewOf } from './path-query'

describe('pathQuery', () => {
  it('asks for a path and the view of its list', () => {
    expect(pathQuery('women', firstView)).toEqual({ identifier: 'women', filters: '', page: 1, pageSize: 20 })
  })
})

describe('identifierOf', () => {
  it.each([
    [['women', 'handbags'], 'women/handbags'],
    [['%E5%A5%B3%E5%A3%AB'], '女士'],
    [['%E5%A'], null],
  ])('%j is %s', (segments, identifier) => {
    expect(identifierOf(segments)).toBe(identifier)
  })
})

describe('viewOf', () => {
  it('reads what the rewrite wrote into the path', () => {
    const view = viewOf({ filters: 'color%3A%E9%BB%91', sort: 'price-desc', page: '-' })

    expect(view).toEqual({ filters: 'color:黑', sort: 'price-desc', page: 1 })
  })
})

describe('listSegments', () => {
  it.each([
    [
      ['categories', 'women', 'handbags'],
      ['women', 'handbags'],
    ],
    [['women'], ['women']],
  ])('%j is the list %j', (segments, list) => {
    expect(listSegments(segments)).toEqual(list)
  })
})
