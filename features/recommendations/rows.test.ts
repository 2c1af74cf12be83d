import { describe, expect, it } from 'vitest'
import type { Product } from '@/contract/calls/catalogue/product'
import { aProduct } from '@/mocks/product-builders'
import { mostOf, rowsBeside } from './rows'

const earlyBird = '新品先赏'
const gift = { title: '随单礼遇', sku: ['PF-1'] }

describe('[P09] the rows far down a product page', () => {
  it.each<[string, Partial<Product>, string[]]>([
    ['nothing linked', {}, []],
    ['up-sells', { upSellProducts: ['BG-2'] }, ['臻选升级']],
    ['cross-sells', { crossSellSkus: ['BG-3'] }, ['相配之选']],
    ['more to buy, under its title', { moreSellProducts: ['BG-4'], moreSellTitle: '同系列' }, ['同系列']],
    ['more to buy without a title', { moreSellProducts: ['BG-4'] }, []],
    ['a title without more to buy', { moreSellTitle: '同系列' }, []],
    [
      'complimentary products, under their title',
      { complimentaryProduct: gift, showComplimentaryProduct: true },
      ['随单礼遇'],
    ],
    [
      'complimentary products that are not shown',
      { complimentaryProduct: gift, showComplimentaryProduct: false },
      [],
    ],
    [
      'complimentary products without a title',
      { complimentaryProduct: { ...gift, title: '' }, showComplimentaryProduct: true },
      [],
    ],
    [
      'several, in their order',
      { upSellProducts: ['BG-2'], crossSellSkus: ['BG-3'] },
      ['臻选升级', '相配之选'],
    ],
  ])('with %s', (_, linked, titles) => {
    expect(rowsBeside(aProduct(linked)).map(({ title }) => title)).toEqual([...titles, earlyBird])
  })
})

describe('[P09] a row shows at most', () => {
  it.each([
    ['complimentary', true, 3],
    ['complimentary', false, 5],
    ['earlyBird', true, 12],
    ['cartUpsell', false, 12],
  ] as const)('%s, on a phone %s: %i', (kind, isPhone, most) => {
    expect(mostOf({ kind, sku: 'BG-1' }, isPhone)).toBe(most)
  })
})
