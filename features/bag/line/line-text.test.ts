import { describe, expect, it } from 'vitest'
import { aCartItem } from '@/mocks/purchase-builders'
import { choiceTexts, lineHref, priceChangeText, unavailableText } from './line-text'

describe('[B01] a line in words', () => {
  it.each([
    [{ unavailableReason: null }, null],
    [{ unavailableReason: 'GONE' }, '该商品已下架'],
    [{ unavailableReason: 'NOT_SELLABLE' }, '该商品暂不支持购买'],
    [{ unavailableReason: 'OUT_OF_STOCK', stock: 2 }, '库存不足，仅余 2 件'],
    [{ unavailableReason: 'OUT_OF_STOCK', stock: 0 }, '该商品暂时缺货'],
  ] as const)('%j', (part, text) => {
    expect(unavailableText(aCartItem(part))).toBe(text)
  })

  it('[P07] names options and what is embossed', () => {
    const item = aCartItem({ monogramPrompt: '压印字母 LW' })

    expect(choiceTexts(item)).toEqual(['颜色 墨黑', '压印字母 LW'])
  })

  it('names a bundle by its parts alone, which are what was chosen', () => {
    const item = aCartItem({
      isBundle: true,
      bundleChildren: [{ sku: 'ST-1', name: '带身', qty: 1, size: '85' }],
    })

    expect(choiceTexts(item)).toEqual(['带身 85'])
  })

  it('says what a price was that changed in the bag', () => {
    expect(priceChangeText(aCartItem())).toBeNull()
    expect(priceChangeText(aCartItem({ price: 1_000_00, priceBefore: 1_200_00 }))).toBe(
      '价格已由 ¥1,200 调整为 ¥1,000',
    )
  })

  it('leads to its product with the choice made', () => {
    expect(lineHref(aCartItem())).toBe('/aurore-bg0101?s=BG-0101-NOIR-M')
    expect(lineHref(aCartItem({ sku: 'BG-0101' }))).toBe('/aurore-bg0101')
    const bundleChildren = ['ST-85', 'BK-OR'].map((sku) => ({ sku, name: '', qty: 1, size: null }))
    expect(lineHref(aCartItem({ isBundle: true, bundleChildren }))).toBe('/aurore-bg0101?s=ST-85%2CBK-OR')
  })
})
