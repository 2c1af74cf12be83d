import { describe, expect, it } from 'vitest'
import { aProduct } from '@/mocks/product-builders'
import { mostOf, rowsBeside } from './rows'

const earlyBird = '新品先赏'

describe('[P09] the rows far down a product page', () => {
  it.each([
    [{}, [earlyBird]],
    [{ upSellProducts: ['BG-2'] }, ['臻选升级', earlyBird]],
    [{ crossSellSkus: ['BG-3'] }, ['相配之选', earlyBird]],
    [{ upSellProducts: ['BG-2'], crossSellSkus: ['BG-3'] }, ['臻选升级', '相配之选', earlyBird]],
  ])('with %j are %j', (linked, titles) => {
    expect(rowsBeside(aProduct(linked)).map(({ title }) => title)).toEqual(titles)
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
