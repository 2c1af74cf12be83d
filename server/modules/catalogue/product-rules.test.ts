import { describe, expect, test } from 'vitest'
import {
  attainableStock,
  displayName,
  isSellable,
  shownPrice,
  stockOfUnits,
  stockStatus,
} from './product-rules'

describe('stockStatus follows the order of B§4', () => {
  test.each([
    [{ isPreOrder: true, notSaleForChina: true, stock: 0 }, 'Preorder'],
    [{ isPreOrder: true, notSaleForChina: false, stock: 3 }, 'Preorder'],
    [{ isPreOrder: false, notSaleForChina: true, stock: 3 }, 'Not Sellable'],
    [{ isPreOrder: false, notSaleForChina: false, stock: 1 }, 'In stock'],
    [{ isPreOrder: false, notSaleForChina: false, stock: 0 }, 'Out of stock'],
  ])('%j is %s', (product, label) => {
    expect(stockStatus(product)).toBe(label)
  })
})

test('a pre-order name is prefixed, another is not', () => {
  expect(displayName({ name: '手袋', isPreOrder: true })).toBe('[预售]手袋')
  expect(displayName({ name: '手袋', isPreOrder: false })).toBe('手袋')
})

test('a hidden price is told as nothing', () => {
  expect(shownPrice(true, 100)).toBe(0)
  expect(shownPrice(false, 100)).toBe(100)
})

describe('isSellable', () => {
  const plain = { notSaleForChina: false, isComingSoon: false, hidePrice: false, isIndividuallySalable: true }
  test.each([
    [{}, undefined, true],
    [{}, { notSaleForChina: true }, false],
    [{ notSaleForChina: true }, undefined, false],
    [{ isComingSoon: true }, undefined, false],
    [{ hidePrice: true }, undefined, false],
    [{ isIndividuallySalable: false }, undefined, false],
  ])('%j with child %j: %s', (facts, child, expected) => {
    expect(isSellable({ ...plain, ...facts }, child)).toBe(expected)
  })
})

describe('stock of parts', () => {
  const stock = new Map([
    ['a', 5],
    ['b', 2],
  ])
  test.each([
    [[{ sku: 'a', qty: 1 }], 5],
    [
      [
        { sku: 'a', qty: 1 },
        { sku: 'b', qty: 1 },
      ],
      2,
    ],
    [
      [
        { sku: 'a', qty: 1 },
        { sku: 'a', qty: 1 },
      ],
      2,
    ],
    [
      [
        { sku: 'a', qty: 1 },
        { sku: 'gone', qty: 1 },
      ],
      0,
    ],
    [[], 0],
  ])('%j can be taken %i times', (units, times) => {
    expect(stockOfUnits(units, stock)).toBe(times)
  })

  test.each([
    [[['a', 'b'], ['b']], 2],
    [[['a', 'gone'], ['a']], 5],
    [[['gone'], ['a']], 0],
    [[], 0],
  ])('a bundle of %j has %i', (options, pieces) => {
    expect(attainableStock(options, stock)).toBe(pieces)
  })
})
