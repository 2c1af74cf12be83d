import { expect, it } from 'vitest'
import { isDark } from './encode'

/** A picture of paper, so much of it black leather. */
const paperWith = (share: number) =>
  Uint8Array.from({ length: 3000 }, (_, place) => (place < 3000 * share ? 40 : 240))

it('a picture is dark where a tenth of it is', () => {
  expect(isDark(paperWith(0.2))).toBe(true)
  expect(isDark(paperWith(0.05))).toBe(false)
})
