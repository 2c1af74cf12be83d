import { expect, it } from 'vitest'
import { totalsOf } from './bag-totals'

it('counts selected lines only', () => {
  const items = [
    { isSelected: true, rowTotal: 1_290_000, qty: 1 },
    { isSelected: false, rowTotal: 98_000, qty: 2 },
    { isSelected: true, rowTotal: 60_000, qty: 3 },
  ]

  expect(totalsOf(items)).toEqual({ subtotal: 1_350_000, shipping: 0, grand: 1_350_000, selectedQty: 4 })
})

it('is nothing for an empty bag', () => {
  expect(totalsOf([])).toEqual({ subtotal: 0, shipping: 0, grand: 0, selectedQty: 0 })
})
