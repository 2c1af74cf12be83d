import { expect, test } from 'vitest'
import { lipMask, opacityOf } from './mask'

const size = { width: 20, height: 20 }
const block = (from: number, to: number) =>
  Uint8ClampedArray.from({ length: 400 }, (_, at) => {
    const [x, y] = [at % 20, Math.floor(at / 20)]
    return x >= from && x < to && y >= from && y < to ? 255 : 0
  })
const at = (mask: Uint8ClampedArray, x: number, y: number) => mask[y * 20 + x]

test('[P15] lips are painted wholly inside, softly at their edge and not beyond', () => {
  const mask = lipMask({ outer: block(4, 16), inner: block(0, 0), openness: 0 }, size, 1)
  expect(at(mask, 10, 10)).toBe(255)
  expect(at(mask, 4, 10)).toBeGreaterThan(0)
  expect(at(mask, 4, 10)).toBeLessThan(255)
  expect(at(mask, 1, 10)).toBe(0)
})

test('[P15] teeth stay bare as far as the mouth is open', () => {
  const lips = { outer: block(4, 16), inner: block(8, 12) }
  expect(at(lipMask({ ...lips, openness: 1 }, size, 1), 10, 10)).toBe(0)
  expect(at(lipMask({ ...lips, openness: 0.5 }, size, 1), 10, 10)).toBeCloseTo(128, -1)
  expect(at(lipMask({ ...lips, openness: 0 }, size, 1), 10, 10)).toBe(255)
})

test('[P15] opacity is every fourth byte', () => {
  expect([...opacityOf(Uint8ClampedArray.of(1, 2, 3, 40, 5, 6, 7, 80))]).toEqual([40, 80])
})
