import { describe, expect, it } from 'vitest'
import { item, vector } from '../plane/maths'
import { framesAlong } from './line-sweep'

const loop = (lift: number) =>
  Array.from({ length: 200 }, (_, index) => {
    const turn = (index / 200) * Math.PI * 2
    return vector(
      Math.sin(turn) + 2 * Math.sin(2 * turn),
      Math.cos(turn) - 2 * Math.cos(2 * turn),
      -lift * Math.sin(3 * turn),
    )
  })

describe('frames along a closed line', () => {
  it.each([0, 0.5, 1, 2])('meet each other where it closes, lifted by %d', (lift) => {
    const frames = framesAlong(loop(lift), true)
    const apart = frames.map(({ up }, index) => up.angleTo(item(frames, (index + 1) % frames.length).up))

    expect(Math.max(...apart)).toBeLessThan(0.15)
    expect(item(apart, apart.length - 1)).toBeLessThan(2 * item(apart, 0) + 0.01)
  })

  it('stand square on it', () => {
    for (const { along, side, up } of framesAlong(loop(1), true)) {
      expect(Math.abs(along.dot(up))).toBeLessThan(1e-9)
      expect(Math.abs(along.dot(side))).toBeLessThan(1e-9)
      expect(Math.abs(side.dot(up))).toBeLessThan(1e-9)
    }
  })
})
