import { expect, it } from 'vitest'
import { aChild, aProduct } from '@/mocks/product-builders'
import { toChoosable } from './choosable'

it('[X01] pictures that several sizes share are one list, which a browser is sent once', () => {
  const noir = [{ name: 'bag-noir', alt: '墨黑' }]
  const product = aProduct({
    images: [...noir],
    childProducts: [
      aChild({ sku: 'A-NOIR-S', images: [...noir] }),
      aChild({ sku: 'A-NOIR-M', images: [...noir] }),
      aChild({ sku: 'A-IVORY-S', images: [{ name: 'bag-ivory', alt: '象牙白' }] }),
    ],
  })
  const { images, childProducts } = toChoosable(product)

  expect(childProducts.map((child) => child.images === images)).toEqual([true, true, false])
  expect(childProducts.map((child) => child.images)).toEqual([
    noir,
    noir,
    [{ name: 'bag-ivory', alt: '象牙白' }],
  ])
})
