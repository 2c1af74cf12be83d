import { describe, expect, it } from 'vitest'
import { ownPartXml, partOf, siteMapXml } from './site-map'

const urlOf = (path: string) => `https://a.cn${path}`
const urls = (length: number) => Array.from({ length }, (_, index) => ({ path: `/p-${index}` }))
const count = (xml: string) => xml.match(/<loc>/g)?.length

describe('[S24] siteMapXml', () => {
  it('is one file while one holds everything, home first', () => {
    const xml = siteMapXml({ urls: urls(3), parts: 1 }, urlOf)

    expect(xml).toContain('<urlset')
    expect(xml).toMatch(/<url><loc>https:\/\/a\.cn\/<\/loc>/)
    expect(xml).toContain('https://a.cn/p-2')
  })

  it('is an index of its parts beyond 50,000', () => {
    const xml = siteMapXml({ urls: urls(50_000), parts: 3 }, urlOf)

    expect(xml).toContain('<sitemapindex')
    expect(count(xml)).toBe(4)
    expect(xml).toContain('https://a.cn/sitemap/3.xml')
    expect(ownPartXml(urlOf)).toContain('<loc>https://a.cn/</loc>')
  })

  it('names a page once that the catalogue names too', () => {
    const xml = siteMapXml({ urls: [{ path: '/follow' }], parts: 1 }, urlOf)

    expect(xml.match(/\/follow</g)).toHaveLength(1)
  })

  it('never has more than 50,000 in one file', () => {
    expect(siteMapXml({ urls: urls(50_000), parts: 1 }, urlOf)).toContain('<sitemapindex')
  })
})

it.each([
  ['pages.xml', 'own'],
  ['1.xml', 1],
  ['1000.xml', 1000],
  ['0.xml', null],
  ['1001.xml', null],
  ['1', null],
  ['../1.xml', null],
])('%s is part %s', (name, part) => {
  expect(partOf(name)).toBe(part)
})
