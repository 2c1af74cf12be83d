import { expect, it } from 'vitest'
import { maskContact } from './mask-contact'

it.each([
  ['13800000009', '138****0009'],
  ['reader@example.com', 'r***@example.com'],
  ['a@b.cn', 'a***@b.cn'],
])('[P11] %s is shown as %s', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown)
})
