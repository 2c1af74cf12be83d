import { describe, expect, it } from 'vitest'
import { aBelt, aProduct } from '@/mocks/product-builders'
import { productData } from './product-data'

const urlOf = (path: string) => `https://a.cn${path}`

describe('[S24] productData', () => {
  it('is a group of variants with their offers', () => {
    const data = productData(aProduct(), urlOf)

    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'BG-0101',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    })
    expect(data.hasVariant).toMatchObject([
      { sku: 'BG-0101-NOIR-S', offers: { availability: 'https://schema.org/OutOfStock' } },
      {
        name: '晨曦手袋 黑色 M',
        color: '黑色',
        size: 'M',
        offers: {
          url: 'https://a.cn/aurore-bag-bg0101?s=BG-0101-NOIR-M',
          price: '32000.00',
          priceCurrency: 'CNY',
          availability: 'https://schema.org/InStock',
        },
      },
      { sku: 'BG-0101-IVORY-S' },
    ])
  })

  it('is one product for a bundle', () => {
    expect(productData(aBelt(), urlOf)).toMatchObject({ '@type': 'Product', sku: 'BT-0901', offers: {} })
  })

  it('[P05] tells nobody a hidden price', () => {
    const data = productData(aProduct({ hidePrice: true }), urlOf)

    expect(JSON.stringify(data)).not.toContain('price')
    const onRequest = { offers: { availability: 'https://schema.org/InStoreOnly' } }
    expect(data.hasVariant).toMatchObject([onRequest, onRequest, onRequest])
  })
})
