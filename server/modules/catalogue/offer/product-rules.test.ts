import { expect, test } from 'vitest'
import { displayName, shownPrice } from './product-rules'

test('a pre-order name is prefixed, another is not', () => {
  expect(displayName({ name: '手袋', isPreOrder: true })).toBe('[预售]手袋')
  expect(displayName({ name: '手袋', isPreOrder: false })).toBe('手袋')
})

test('a hidden price is told as nothing', () => {
  expect(shownPrice(true, 100)).toBe(0)
  expect(shownPrice(false, 100)).toBe(100)
})
