import { describe, expect, it } from 'vitest'
import { breadcrumbData, structuredDataJson } from './structured-data'

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
