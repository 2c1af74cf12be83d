import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { listRewrites } from './list-rewrites'

type Match = (path: string) => false | { params: Record<string, string | string[]> }
const load = createRequire(import.meta.url)
const { match }: { match: (source: string) => Match } = load('next/dist/compiled/path-to-regexp')

function firstMatch(path: string, query: Record<string, string>) {
  const rule = listRewrites().find(
    ({ source, has }) =>
      match(source)(path) !== false &&
      has.every(({ key, value }) => new RegExp(`^${value}$`).test(query[key] ?? '')),
  )
  const matched = rule ? match(rule.source)(path) : false
  return rule && matched ? { destination: rule.destination, params: matched.params } : null
}

describe('listRewrites', () => {
  it('keeps every segment of the path', () => {
    expect(firstMatch('/categories/women/handbags', { page: '2' })).toMatchObject({
      destination: '/filtered/-/-/:page/:first/:rest*',
      params: { first: 'categories', rest: ['women', 'handbags'] },
    })
  })

  it('takes the rule with the most of the query', () => {
    const found = firstMatch('/women', { filters: 'color:noir', sort: 'price-asc', page: '2' })

    expect(found?.destination).toBe('/filtered/:filters/:sort/:page/:first/:rest*')
  })

  it.each([
    ['/rest/cn/V1/applet/url/dispatch', { page: '2' }],
    ['/search', { page: '2' }],
    ['/women', { q: '包' }],
    ['/women', { filters: '100%' }],
    ['/women', { sort: '../../api' }],
  ])('leaves %s alone', (path, query) => {
    expect(firstMatch(path, query)).toBeNull()
  })

  it('knows a list whose name only begins like another room', () => {
    expect(firstMatch('/searchlight', { page: '2' })).not.toBeNull()
  })
})
