import { describe, expect, it } from 'vitest'
import { findShortage, spareFor, unitsOf } from './stock-units'

const buckle = { parts: [{ sku: 'BUCKLE', qty: 1 }], qty: 2 }
const belt = {
  parts: [
    { sku: 'STRAP', qty: 1 },
    { sku: 'BUCKLE', qty: 1 },
  ],
  qty: 1,
}

describe('unitsOf', () => {
  it('adds up a single piece and a bundle part of one sku', () => {
    expect([...unitsOf([buckle, belt])]).toEqual([
      ['BUCKLE', 3],
      ['STRAP', 1],
    ])
  })
})

describe('findShortage', () => {
  it.each([
    { stock: { BUCKLE: 3, STRAP: 1 }, shortage: null },
    { stock: { BUCKLE: 2, STRAP: 1 }, shortage: { sku: 'BUCKLE', available: 2 } },
    { stock: { BUCKLE: 3 }, shortage: { sku: 'STRAP', available: 0 } },
  ])('of $stock is $shortage', ({ stock, shortage }) => {
    expect(findShortage(unitsOf([buckle, belt]), new Map(Object.entries(stock)))).toEqual(shortage)
  })
})

describe('spareFor', () => {
  it.each([
    { stock: { BUCKLE: 5, STRAP: 4 }, spare: 3 },
    { stock: { BUCKLE: 2, STRAP: 4 }, spare: 0 },
    { stock: { BUCKLE: 1, STRAP: 4 }, spare: 0 },
    { stock: { BUCKLE: 9, STRAP: 2 }, spare: 2 },
  ])('belts beside two buckles, of $stock: $spare', ({ stock, spare }) => {
    expect(spareFor(belt.parts, unitsOf([buckle]), new Map(Object.entries(stock)))).toBe(spare)
  })
})
