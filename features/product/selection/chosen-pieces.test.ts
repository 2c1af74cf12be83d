import { describe, expect, it } from 'vitest'
import { aBelt, aChild, aProduct } from '@/mocks/product-builders'
import type { Selection } from './choosable'
import { completeChild, selectedChild } from './chosen-pieces'

describe('[P04] selectedChild, in the order of B§4', () => {
  it.each([
    [{ color: 'noir', size: 'M' }, 'BG-0101-NOIR-M', 'colour plus size'],
    [{ color: 'noir', size: 'S' }, 'BG-0101-NOIR-S', 'colour plus size, before the default'],
    [{ color: 'ivory' }, 'BG-0101-IVORY-S', 'colour'],
    [{ color: 'ivory', size: 'M' }, 'BG-0101-IVORY-S', 'colour, where the size is not to be had in it'],
    [{}, 'BG-0101-NOIR-M', 'the default'],
    [{ color: 'pink' }, 'BG-0101-NOIR-M', 'the default, where nothing matches'],
  ])('%j leads to %s: %s', (selection: Selection, sku: string, _why: string) => {
    expect(selectedChild(aProduct(), selection)?.sku).toBe(sku)
  })

  it('knows colour plus variation', () => {
    const options = ['chain', 'strap'].map((value) => ({ value, label: value, labelEn: value }))
    const product = aProduct({
      attributes: [
        { code: 'color', label: '颜色', options: [{ value: 'noir', label: '黑色', labelEn: 'noir' }] },
        { code: 'one_pdp_variation', label: '款式', options },
      ],
      childProducts: ['chain', 'strap'].map((value) =>
        aChild({ sku: value, options: { color: 'noir', one_pdp_variation: value } }),
      ),
    })

    expect(selectedChild(product, { color: 'noir', one_pdp_variation: 'strap' })?.sku).toBe('strap')
  })

  it('knows the part chosen of a bundle', () => {
    const product = aBelt({
      childProducts: [aChild({ sku: 'ST-75', isDefault: true }), aChild({ sku: 'ST-85' })],
    })

    expect(selectedChild(product, { strap: 'ST', size: '85', buckle: 'BK-OR' })?.sku).toBe('ST-85')
  })

  it('knows volume', () => {
    const product = aProduct({
      attributes: [{ code: 'volume', label: '容量', options: [] }],
      childProducts: ['50', '100'].map((volume) => aChild({ sku: volume, options: { volume } })),
    })

    expect(selectedChild(product, { volume: '100' })?.sku).toBe('100')
  })

  it('falls back to the first child', () => {
    const product = aProduct({
      attributes: [],
      childProducts: [aChild({ sku: 'first' }), aChild({ sku: 'second' })],
    })

    expect(selectedChild(product, {})?.sku).toBe('first')
  })
})

describe('completeChild', () => {
  it.each([
    [{ color: 'noir' }, undefined],
    [{ color: 'noir', size: 'M' }, 'BG-0101-NOIR-M'],
    [{ color: 'ivory', size: 'M' }, undefined],
  ])('%j leads to %s', (selection, sku) => {
    expect(completeChild(aProduct(), selection)?.sku).toBe(sku)
  })
})
