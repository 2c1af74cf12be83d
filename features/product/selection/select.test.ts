import { describe, expect, it } from 'vitest'
import { aBelt, aChild, aProduct } from '@/mocks/product-builders'
import { firstSelection, select } from './select'

describe('[P04] firstSelection', () => {
  it('takes the default colour and leaves the size to the shopper', () => {
    expect(firstSelection(aProduct())).toEqual({ color: 'noir' })
  })

  it('takes a size there is only one of', () => {
    const product = aProduct({
      childProducts: [aChild({ sku: 'a', isDefault: true, options: { color: 'noir', size: 'M' } })],
    })

    expect(firstSelection(product)).toEqual({ color: 'noir', size: 'M' })
  })

  it.each([
    ['BG-0101-IVORY-S', { color: 'ivory', size: 'S' }],
    ['M', { color: 'noir', size: 'M' }],
    ['S', { color: 'noir', size: 'S' }],
    ['ivory', { color: 'ivory', size: 'S' }],
    ['noir,M', { color: 'noir', size: 'M' }],
    ['noir', { color: 'noir' }],
    ['ivory,M', { color: 'noir' }],
    ['nonsense', { color: 'noir' }],
  ])('opens on s=%s', (s, selection) => {
    expect(firstSelection(aProduct(), s)).toEqual(selection)
  })

  it.each([
    [null, { strap: 'ST', buckle: 'BK-OR' }],
    ['85', { strap: 'ST', buckle: 'BK-OR', size: '85' }],
    ['BK-AG', { strap: 'ST', buckle: 'BK-AG' }],
    ['ST-85', { strap: 'ST', buckle: 'BK-OR', size: '85' }],
    ['ST-85,BK-AG', { strap: 'ST', buckle: 'BK-AG', size: '85' }],
    ['ST,BK-AG', { strap: 'ST', buckle: 'BK-AG' }],
  ])('[P07] opens a belt on s=%s', (s, selection) => {
    expect(firstSelection(aBelt(), s)).toEqual(selection)
  })
})

describe('select', () => {
  it('keeps the size where the new colour has it', () => {
    const next = select(aProduct(), { color: 'noir', size: 'S' }, { code: 'color', value: 'ivory' })

    expect(next).toEqual({ color: 'ivory', size: 'S' })
  })

  it('takes the one size the new colour has', () => {
    const next = select(aProduct(), { color: 'noir', size: 'M' }, { code: 'color', value: 'ivory' })

    expect(next).toEqual({ color: 'ivory', size: 'S' })
  })

  it('moves to the colour that has the wanted size', () => {
    const next = select(aProduct(), { color: 'ivory', size: 'S' }, { code: 'size', value: 'M' })

    expect(next).toEqual({ color: 'noir', size: 'M' })
  })

  it('[P07] keeps the size of a belt when the buckle changes', () => {
    const next = select(
      aBelt(),
      { strap: 'ST', buckle: 'BK-OR', size: '85' },
      { code: 'buckle', value: 'BK-AG' },
    )

    expect(next).toEqual({ strap: 'ST', buckle: 'BK-AG', size: '85' })
  })
})
