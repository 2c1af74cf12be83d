import { describe, expect, it } from 'vitest'
import { breadcrumbData, organizationData, structuredDataJson, webSiteData } from './structured-data'

describe('structuredDataJson', () => {
  it('cannot be ended from inside', () => {
    const json = structuredDataJson({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '</script><!-- & \u2028',
    })

    expect(json).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(json)).toMatchObject({ name: '</script><!-- & \u2028' })
  })
})

describe('breadcrumbData', () => {
  it('[S24] counts the way from the outside', () => {
    const data = breadcrumbData([
      { name: '女士', url: 'https://a.cn/women' },
      { name: '手袋', url: 'https://a.cn/women/handbags' },
    ])

    expect(data.itemListElement).toMatchObject([
      { position: 1, name: '女士', item: 'https://a.cn/women' },
      { position: 2, name: '手袋' },
    ])
  })
})

describe('[S24] the house', () => {
  const urlOf = (path: string) => `https://a.cn${path}`

  it('is an organization with a line for its customers', () => {
    expect(organizationData(urlOf)).toMatchObject({
      '@type': 'Organization',
      name: 'ORÉE 奥蕾',
      url: 'https://a.cn/',
      contactPoint: { contactType: 'customer service', telephone: '+86-400-880-1924' },
    })
  })

  it('has a site that can be searched', () => {
    expect(webSiteData(urlOf)).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': organizationData(urlOf)['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://a.cn/search?q={search_term_string}' },
      },
    })
  })
})
