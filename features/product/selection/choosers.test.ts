import { describe, expect, it } from 'vitest'
import { aBelt, aProduct } from '@/mocks/product-builders'
import { choosersOf } from './choosers'
import { chosenProduct } from './chosen-product'

describe('[P04] choosersOf', () => {
  it('strikes what the chosen colour does not have, and what is sold out', () => {
    const [, sizes] = choosersOf(aProduct(), { color: 'noir' })

    expect(sizes?.options).toMatchObject([
      { label: 'S', refusal: 'OUT_OF_STOCK' },
      { label: 'M', refusal: null },
    ])
  })

  it('shows each colour by a picture of its own', () => {
    const [colours] = choosersOf(aProduct(), { color: 'noir', size: 'S' })

    expect(colours).toMatchObject({
      look: 'picture',
      options: [
        { label: '黑色', image: { name: 'bag-noir' } },
        { label: '象牙白', image: { name: 'bag-ivory' } },
      ],
    })
  })

  it('[P07] asks for the parts of a belt and for its length', () => {
    const choosers = choosersOf(aBelt(), { strap: 'ST', buckle: 'BK-OR' })

    expect(choosers.map(({ code, options }) => [code, options.map(({ label }) => label)])).toEqual([
      ['strap', ['小牛皮带身 黑色']],
      ['buckle', ['金色', '银色']],
      ['size', ['75', '85']],
    ])
    expect(choosers[1]?.options[1]?.refusal).toBe('OUT_OF_STOCK')
  })

  it('[P07] names parts by their colours, and by their whole names where two share one', () => {
    const [, buckle] = aBelt().bundleOptions
    const gold = { label: '金色', swatch: '#c9a45c' }
    const inGold =
      buckle?.selections.map((part) => ({ ...part, name: `${part.sku} 金色`, color: gold })) ?? []
    const belt = aBelt({ bundleOptions: [{ optionId: 'buckle', title: '带扣', selections: inGold }] })

    const [, byColor] = choosersOf(aBelt(), {})
    const [byName] = choosersOf(belt, {})

    expect(byColor?.options).toMatchObject([
      { label: '金色', swatch: '#c9a45c' },
      { label: '银色', swatch: '#c3c4c5' },
    ])
    expect(byName?.options.map(({ label }) => label)).toEqual(['BK-OR 金色', 'BK-AG 金色'])
    expect(chosenProduct(belt, { buckle: 'BK-AG' }).options).toEqual({ buckle: 'silver' })
  })
})
