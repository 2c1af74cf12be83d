import { describe, expect, it } from 'vitest'
import { item } from '../../../kit/plane/maths'
import { tautLine } from './taut-line'

const oval = { wide: 2.2, high: 2.7 }
const line = tautLine([11, 18], 56, oval)
const middle = line.length / 2 - 0.5

describe('a strap drawn taut over a wrist', () => {
  it('is as long as it was, from ring to ring', () => {
    const length = line
      .slice(1)
      .reduce((sum, [x, y], k) => sum + Math.hypot(x - item(line, k)[0], y - item(line, k)[1]), 0)
    expect(length).toBeCloseTo(56, 2)
    expect([item(line, 0), item(line, line.length - 1)]).toEqual([
      [-11, 18],
      [11, 18],
    ])
  })

  it('lies on the wrist and nowhere in it', () => {
    const centre = item(line, middle)[1] - oval.high
    const inside = line.map(([x, y]) => Math.hypot(x / oval.wide, (y - centre) / oval.high))
    expect(Math.min(...inside)).toBeGreaterThan(0.999)
    expect(item(inside, middle)).toBeCloseTo(1, 5)
  })

  it('runs straight from its ring to the wrist', () => {
    const [a, b, c] = [item(line, 0), item(line, 12), item(line, 23)]
    expect((b[0] - a[0]) * (c[1] - a[1])).toBeCloseTo((b[1] - a[1]) * (c[0] - a[0]), 6)
  })
})
