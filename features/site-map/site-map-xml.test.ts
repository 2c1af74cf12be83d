import { describe, expect, it } from 'vitest'
import { siteMapIndexXml, toUrl, urlSetXml } from './site-map-xml'

const urlOf = (path: string) => new URL(path, 'https://a.cn').href
const updatedAt = '2026-03-01T02:00:00.000Z'

describe('[S24] the site map', () => {
  it('names each page by its one address, with when it changed', () => {
    const entries = [
      { url: 'aurore-tote', type: 'product', updatedAt } as const,
      { url: 'women/handbags', type: 'category', updatedAt } as const,
    ]

    expect(urlSetXml(entries.map(toUrl), urlOf)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.cn/aurore-tote</loc><lastmod>${updatedAt}</lastmod></url>
<url><loc>https://a.cn/categories/women/handbags</loc><lastmod>${updatedAt}</lastmod></url>
</urlset>
`)
  })

  it('is well-formed whatever an address holds', () => {
    const xml = urlSetXml([{ path: "/手袋?a=1&b='<x>" }], urlOf)

    expect(xml).toContain('<loc>https://a.cn/%E6%89%8B%E8%A2%8B?a=1&#38;b=%27%3Cx%3E</loc>')
  })

  it('lists its parts', () => {
    expect(siteMapIndexXml(['/sitemap/1.xml', '/sitemap/2.xml'], urlOf)).toContain(`
<sitemap><loc>https://a.cn/sitemap/1.xml</loc></sitemap>
<sitemap><loc>https://a.cn/sitemap/2.xml</loc></sitemap>
</sitemapindex>`)
  })
})
