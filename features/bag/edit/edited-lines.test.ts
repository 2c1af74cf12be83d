import { describe, expect, it } from 'vitest'
import type { CartItem } from '@/contract/calls/purchase/bag'
import { aCartItem } from '@/mocks/purchase-builders'
import { lineIdentity, matchingFirst, matchingLines } from './edited-lines'

const option = (code: string, value: string) => ({ code, title: code, label: value, labelEn: value, value })
const part = (sku: string, size: string | null = null) => ({ sku, name: sku, qty: 1, size })
const line = (changes: Partial<CartItem> = {}) =>
  aCartItem({ sku: 'BG-1', selectedOptions: [option('color', 'noir')], ...changes })
const belt = (...bundleChildren: CartItem['bundleChildren']) =>
  line({ sku: 'BL-1', isBundle: true, bundleType: 'belt', bundleChildren })

describe('[B04] a line of the bag is found again', () => {
  it.each<[string, CartItem, CartItem, boolean]>([
    ['by sku and options', line(), line(), true],
    ['whatever its id is by then', line(), line({ id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0009' }), true],
    ['whatever its quantity is by then', line(), line({ qty: 3 }), true],
    ['whatever its price is by then', line(), line({ price: 1 }), true],
    ['not by another sku', line(), line({ sku: 'BG-2' }), false],
    ['not by another option', line(), line({ selectedOptions: [option('color', 'ivory')] }), false],
    [
      'in whichever order its options come',
      line({ selectedOptions: [option('color', 'noir'), option('size', 'M')] }),
      line({ selectedOptions: [option('size', 'M'), option('color', 'noir')] }),
      true,
    ],
    [
      'with the same letters',
      line({ productCustomization: { monogram: 'LW' } }),
      line({ productCustomization: { monogram: 'LW' } }),
      true,
    ],
    [
      'not with other letters',
      line({ productCustomization: { monogram: 'LW' } }),
      line({ productCustomization: { monogram: 'AB' } }),
      false,
    ],
    ['not without its letters', line({ productCustomization: { monogram: 'LW' } }), line(), false],
    [
      'as a belt of the same parts',
      belt(part('STRAP', '85'), part('BUCKLE')),
      belt(part('STRAP', '85'), part('BUCKLE')),
      true,
    ],
    [
      'not as a belt of another size',
      belt(part('STRAP', '85'), part('BUCKLE')),
      belt(part('STRAP', '90'), part('BUCKLE')),
      false,
    ],
    [
      'not as a belt with another buckle',
      belt(part('STRAP', '85'), part('BUCKLE')),
      belt(part('STRAP', '85'), part('OTHER')),
      false,
    ],
  ])('%s', (_, before, now, isSame) => {
    expect(matchingLines([now], [lineIdentity(before)])).toHaveLength(isSame ? 1 : 0)
  })
})

describe('[B04] the order of the bag while it is edited', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((sku) => line({ sku }))

  it.each([
    ['what was to be ordered comes first', [c], ['C', 'A', 'B']],
    ['several keep the order of the bag', [c, a], ['A', 'C', 'B']],
    ['what is gone changes nothing', [line({ sku: 'GONE' })], ['A', 'B', 'C']],
    ['no line is lost', [], ['A', 'B', 'C']],
  ])('%s', (_, edited, skus) => {
    const lines = [a!, b!, c!]

    expect(
      matchingFirst(
        lines,
        edited.map((item) => lineIdentity(item!)),
      ).map(({ sku }) => sku),
    ).toEqual(skus)
  })
})
