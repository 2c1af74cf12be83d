import { describe, expect, test } from 'vitest'
import { allOf, anyOf, availabilityOf, bestOf, isSold, pieceRefusal, availabilityText } from './availability'

const plain = {
  isPreOrder: false,
  isComingSoon: false,
  isIndividuallySalable: true,
  notSaleForChina: false,
  hidePrice: false,
  manuallyStock: false,
}
const three = { stock: 3, notSaleForChina: false }
const none = { stock: 0, notSaleForChina: false }
const abroad = { stock: 3, notSaleForChina: true }

describe('[P05] label and refusal, in the order of B§4', () => {
  test.each([
    [{}, three, 'In stock', null],
    [{}, none, 'Out of stock', 'OUT_OF_STOCK'],
    [{}, { ...none, stock: -1 }, 'Out of stock', 'OUT_OF_STOCK'],
    [{}, abroad, 'Not Sellable', 'NOT_FOR_CHINA'],
    [{ notSaleForChina: true }, three, 'Not Sellable', 'NOT_FOR_CHINA'],
    [{ isPreOrder: true }, three, 'Preorder', null],
    [{ isPreOrder: true }, none, 'Preorder', 'OUT_OF_STOCK'],
    [{ isPreOrder: true }, abroad, 'Preorder', 'NOT_FOR_CHINA'],
    [{ isPreOrder: true, notSaleForChina: true }, three, 'Preorder', 'NOT_FOR_CHINA'],
    [{ isComingSoon: true }, three, 'In stock', 'COMING_SOON'],
    [{ isComingSoon: true, notSaleForChina: true }, none, 'Not Sellable', 'COMING_SOON'],
    [{ isIndividuallySalable: false }, three, 'In stock', 'NOT_ALONE'],
    [{ hidePrice: true }, three, 'In stock', 'PRICE_ON_REQUEST'],
    [{ hidePrice: true }, none, 'Out of stock', 'PRICE_ON_REQUEST'],
    [{ manuallyStock: true }, three, 'Out of stock', 'OUT_OF_STOCK'],
    [{ manuallyStock: true, isPreOrder: true }, three, 'Preorder', 'OUT_OF_STOCK'],
  ])('%j of %j is %s, refused for %s', (facts, piece, label, refusal) => {
    expect(availabilityOf({ ...plain, ...facts }, piece)).toEqual({ label, refusal })
  })
})

test.each([
  [null, true],
  ['OUT_OF_STOCK', true],
  ['COMING_SOON', false],
  ['NOT_FOR_CHINA', false],
  ['NOT_ALONE', false],
  ['PRICE_ON_REQUEST', false],
] as const)('[P05] what is refused for %s is sold here: %s', (refusal, sold) => {
  expect(isSold({ refusal })).toBe(sold)
})

test.each([
  [three, null],
  [none, 'OUT_OF_STOCK'],
  [abroad, 'NOT_FOR_CHINA'],
])('a part of %j is refused for %s', (piece, refusal) => {
  expect(pieceRefusal(piece)).toBe(refusal)
})

test.each([
  [[three, three], { stock: 6, notSaleForChina: false }],
  [[three, abroad], three],
  [[none, abroad], none],
  [[abroad], { stock: 0, notSaleForChina: true }],
  [[], none],
])('of the children %j one will do: %j', (children, piece) => {
  expect(anyOf(children)).toEqual(piece)
})

test.each([
  [[none, three], three],
  [[abroad, none], none],
  [[abroad], abroad],
  [[], undefined],
])('the best of %j is %j', (offered, best) => {
  expect(bestOf(offered)).toEqual(best)
})

describe('[P07] parts taken together', () => {
  const strap = { sku: 'a', stock: 5, notSaleForChina: false }
  const buckle = { sku: 'b', stock: 2, notSaleForChina: false }

  test.each([
    [[strap], 5, false],
    [[strap, buckle], 2, false],
    [[strap, strap], 2, false],
    [[strap, undefined], 0, false],
    [[strap, { ...buckle, notSaleForChina: true }], 2, true],
    [[], 0, false],
  ])('%j can be taken %i times; not for China: %s', (parts, stock, notSaleForChina) => {
    expect(allOf(parts)).toEqual({ stock, notSaleForChina })
  })
})

test.each([
  [availabilityOf({ ...plain, isComingSoon: true }, three), '即将上市'],
  [availabilityOf({ ...plain, isPreOrder: true }, none), '预售'],
  [availabilityOf(plain, three), '有货'],
  [availabilityOf(plain, abroad), '暂不在中国销售'],
])('%j reads %s', (availability, text) => {
  expect(availabilityText(availability)).toBe(text)
})
