import { describe, expect, it } from 'vitest'
import { aBelt, aProduct } from '@/mocks/product-builders'
import { chosenProduct } from './chosen-product'
import { withStock } from './choosable'

describe('[P04] chosenProduct', () => {
  it('waits for the size, and speaks of the colour until then', () => {
    expect(chosenProduct(aProduct(), { color: 'ivory' })).toMatchObject({
      productId: null,
      s: 'ivory',
      priceFen: 3_400_000,
      availability: { label: 'In stock', refusal: null },
      images: [{ name: 'bag-ivory' }],
    })
  })

  it('sells the child once all is chosen', () => {
    expect(chosenProduct(aProduct(), { color: 'noir', size: 'M' })).toMatchObject({
      productId: 'BG-0101-NOIR-M',
      s: 'BG-0101-NOIR-M',
      options: {},
    })
  })

  it('says when the chosen size is gone', () => {
    expect(chosenProduct(aProduct(), { color: 'noir', size: 'S' }).availability.refusal).toBe('OUT_OF_STOCK')
  })

  it.each([
    [{ isPreOrder: true, notSaleForChina: true }, 'Preorder'],
    [{ notSaleForChina: true }, 'Not Sellable'],
    [{}, 'In stock'],
  ])('[P05] %j is %s', (facts, label) => {
    expect(chosenProduct(aProduct(facts), { color: 'noir', size: 'M' }).availability.label).toBe(label)
  })

  it('[P05] does not sell a pre-order that is gone', () => {
    const product = aProduct({ isPreOrder: true })

    expect(chosenProduct(product, { color: 'noir', size: 'S' }).availability).toEqual({
      label: 'Preorder',
      refusal: 'OUT_OF_STOCK',
    })
  })

  it('[P05] shows the price before only where the present one is lower', () => {
    const product = aProduct({ hasSpecialPrice: true, orgPrice: 3_300_000 })

    expect(chosenProduct(product, { color: 'noir', size: 'M' }).orgPriceFen).toBe(3_300_000)
    expect(chosenProduct(product, { color: 'ivory', size: 'S' }).orgPriceFen).toBeNull()
  })
})

describe('[P07] a belt', () => {
  it('costs the sum of its parts and is there as often as the rarer one', () => {
    expect(chosenProduct(aBelt(), { strap: 'ST', buckle: 'BK-OR', size: '85' })).toEqual({
      productId: 'BT-0901',
      options: { strap: 's85', buckle: 'gold' },
      s: 'ST-85,BK-OR',
      priceFen: 550_000,
      orgPriceFen: null,
      availability: { label: 'In stock', refusal: null },
      images: [{ name: 'bag-noir', alt: '黑色手袋' }],
    })
  })

  it('is gone when one part is', () => {
    const chosen = chosenProduct(aBelt(), { strap: 'ST', buckle: 'BK-AG', size: '85' })

    expect(chosen.availability.refusal).toBe('OUT_OF_STOCK')
  })

  it('is not sold when one part is not for China', () => {
    const [strap, buckle] = aBelt().bundleOptions
    const abroad = buckle && {
      ...buckle,
      selections: buckle.selections.map((part) => ({ ...part, notSaleForChina: true })),
    }
    const belt = aBelt({ bundleOptions: [strap, abroad].filter((option) => option !== undefined) })

    expect(chosenProduct(belt, { strap: 'ST', buckle: 'BK-OR', size: '85' }).availability).toEqual({
      label: 'Not Sellable',
      refusal: 'NOT_FOR_CHINA',
    })
  })

  it('waits for the length', () => {
    expect(chosenProduct(aBelt(), { strap: 'ST', buckle: 'BK-OR' })).toMatchObject({
      productId: null,
      s: 'ST,BK-OR',
      priceFen: 550_000,
    })
  })
})

describe('withStock', () => {
  it('takes over the stock of now and nothing else', () => {
    const live = aProduct({ price: 1, stock: 0, childProducts: [] })

    const product = withStock(aProduct(), live)

    expect(product).toMatchObject({ price: 3_200_000, stock: 0 })
    expect(product.childProducts.map(({ stock }) => stock)).toEqual([0, 0, 0])
  })
})
