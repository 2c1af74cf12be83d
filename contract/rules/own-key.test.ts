import { expect, test } from 'vitest'
import { isKeyOf } from './own-key'

test.each([
  ['success', true],
  ['failure', false],
  ['toString', false],
  ['constructor', false],
  ['__proto__', false],
])('%s is a key of its own: %s', (key, isOwn) => {
  expect(isKeyOf({ success: 1 }, key)).toBe(isOwn)
})
