import { describe, expect, test } from 'vitest'
import { marks, type Mesh } from '../face/mesh'
import { lobesOf, pixelsPerMm } from './lobes'
import { placeOf, sidesOf } from './sprite'
import { swung, type Swing } from './swing'

/** A face 140 px wide from x = 100, its ears' points at its cheeks, its nose at a share of the way. */
function face(nose = 0.5): Mesh {
  const mesh = new Float32Array(468 * 2)
  const set = (index: number, x: number, y: number) => mesh.set([x, y], index * 2)
  set(marks.leftCheek, 100, 200)
  set(marks.rightCheek, 240, 200)
  set(marks.noseTip, 100 + 140 * nose, 220)
  set(marks.forehead, 170, 110)
  set(marks.chin, 170, 296)
  set(177, 104, 240)
  set(132, 100, 230)
  set(401, 236, 240)
  set(361, 240, 230)
  return mesh
}

describe('[P15] earrings', () => {
  test('hang a little outside and below the points beside the ears, alike on both sides', () => {
    const [left, right] = lobesOf(face())
    expect(left?.x).toBeCloseTo(102 - 4.2)
    expect(right?.x).toBeCloseTo(238 + 4.2)
    expect(left?.y).toBeCloseTo(235 + 2.8)
    expect(right?.y).toBeCloseTo(left?.y ?? 0)
  })

  test('vanish on the far side of a face that turns', () => {
    const seen = (nose: number) => lobesOf(face(nose)).map(({ visibility }) => visibility)
    expect(seen(0.5)).toEqual([1, 1])
    expect(seen(0.2)).toEqual([0, 1])
    expect(seen(0.8)).toEqual([1, 0])
    expect(seen(0.3)[0]).toBeCloseTo(0.6)
  })

  test('are as large as in life, also on a face that is turned', () => {
    expect(pixelsPerMm(face())).toBeCloseTo(1)
    const turned = face()
    turned.set([190, 200], marks.rightCheek * 2)
    expect(pixelsPerMm(turned)).toBeCloseTo(1)
  })

  test('are drawn in the size that is chosen', () => {
    const heightOf = (size?: string) => placeOf('jw-0103-or', size)?.heightMm ?? 0
    expect(heightOf('PM') / heightOf('GM')).toBeCloseTo(18 / 32)
    expect(heightOf()).toBe(heightOf('GM'))
    expect(placeOf('jw-0102-or', 'PM')).toEqual(placeOf('jw-0102-or'))
    expect(placeOf('bg-0101-noir')).toBeNull()
  })

  test.each([
    [0, { first: 4, second: 5, share: 0 }],
    [4, { first: 4, second: 5, share: 0 }],
    [-7.5, { first: 3, second: 4, share: 0.5 }],
    [12, { first: 4, second: 5, share: 1 }],
    [90, { first: 7, second: 8, share: 1 }],
    [-90, { first: 0, second: 1, share: 0 }],
  ])('are shown from the sides next to %i degrees', (degrees, sides) => {
    expect(sidesOf(degrees)).toEqual(sides)
  })

  test('swing when the head stops, and come to rest', () => {
    const steps = (from: Swing | null, xs: number[]) =>
      xs.reduce<Swing[]>((all, x) => [...all, swung(all.at(-1) ?? from, x, 1 / 30)], [])
    const moving = steps(
      null,
      Array.from({ length: 10 }, (_, at) => at * 0.05),
    )
    const after = steps(
      moving.at(-1) ?? null,
      Array.from({ length: 90 }, () => 0.45),
    )
    const angles = after.map(({ angle }) => angle)
    expect(Math.max(...angles)).toBeGreaterThan(0.03)
    expect(Math.min(...angles)).toBeLessThan(-0.01)
    expect(Math.max(...angles.map(Math.abs))).toBeLessThanOrEqual(0.38)
    expect(Math.abs(angles.at(-1) ?? 1)).toBeLessThan(0.005)
  })

  test('hang still on a head that keeps still, and after a pause', () => {
    expect(swung({ angle: 0, speed: 0, x: 1, velocity: 0 }, 1, 1 / 30).angle).toBeCloseTo(0)
    expect(swung({ angle: 0.3, speed: 2, x: 1, velocity: 1 }, 3, 1).angle).toBe(0)
  })
})
