import { describe, expect, it } from 'vitest'
import { vector } from '../plane/maths'
import type { Point } from '../plane/outline'
import { evenCut, pieceOf } from './piece'
import { alongChains, press } from './press'
import { sewing, sewn } from './sewing'
import { placesOf, storedPlaces } from './solved'

const trapeze: readonly Point[] = [
  [-20, -40],
  [20, -40],
  [12, 0],
  [-12, 0],
]

describe('pieces that are sewn', () => {
  it('have the same knots along the line they share, evenly apart, though their other lines differ', () => {
    const front = evenCut(trapeze, 1.6)
    const back = evenCut([...trapeze.slice(0, 3), [0, 1.5], [-12, 0]], 1.6)
    const sideOf = ({ points, rim, keys }: typeof front) =>
      points
        .map((point, knot) => ({ point, key: keys[knot], isRim: rim[knot] }))
        .filter(({ point: [x, y], isRim }) => isRim && Math.abs(x - (12 - y / 5)) < 1e-6)
        .toSorted((a, b) => a.point[1] - b.point[1])
    const line = sideOf(front)
    expect(line.length).toBeGreaterThan(20)
    expect(sideOf(back).map(({ key }) => key)).toEqual(line.map(({ key }) => key))

    const gaps = line.slice(1).map(({ point: [x, y] }, k) => {
      const [bx, by] = line[k]!.point
      return Math.hypot(x - bx, y - by)
    })
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeCloseTo(1, 5)
  })

  it('are one cloth along the seam, in the middle of where both came to lie', () => {
    const piece = pieceOf(
      [
        { name: 'low', line: [trapeze[0]!, trapeze[1]!] },
        { name: 'right', line: [trapeze[1]!, trapeze[2]!], steps: 24 },
        { name: 'top', line: [trapeze[2]!, trapeze[3]!] },
        { name: 'left', line: [trapeze[3]!, trapeze[0]!], steps: 24 },
      ],
      2,
    )
    const panel = (name: string, z: number, side: 1 | -1) => ({
      name,
      piece,
      side,
      place: ([x, y]: Point) => vector(x, y, z),
      isTurned: side < 0,
    })
    const bag = sewing(
      [panel('front', 1, 1), panel('back', -1, -1)],
      [
        { from: 'front.left', to: 'back.left' },
        { from: 'front.right', to: 'back.right' },
      ],
    )
    const cloth = sewn(
      bag,
      bag.start.flatMap((place) => place.toArray()),
      { seams: 0, cloth: 0 },
    )
    expect(cloth.pattern.length).toBe(piece.points.length * 2 - 50)
    const seam = cloth.pattern.flatMap((_, knot) =>
      cloth.side[knot] === 0 ? [cloth.positions[knot * 3 + 2]] : [],
    )
    expect(seam).toEqual(Array.from({ length: 50 }, () => 0))
  })

  it('refuse a seam whose sides have not the same count of knots', () => {
    const piece = pieceOf(
      [
        { name: 'a', line: [trapeze[0]!, trapeze[1]!], steps: 9 },
        { name: 'b', line: [trapeze[1]!, trapeze[2]!, trapeze[3]!, trapeze[0]!], steps: 40 },
      ],
      3,
    )
    const panel = { name: 'one', piece, side: 1 as const, place: ([x, y]: Point) => vector(x, y, 0) }
    expect(() => sewing([panel], [{ from: 'one.a', to: 'one.b' }])).toThrow('not the same count')
  })
})

it('pressing takes the teeth out of a seam, and leaves its fall', () => {
  const chain = Array.from({ length: 121 }, (_, knot) => knot)
  const wave = (knots: number) => {
    const positions = Float64Array.from(
      chain.flatMap((knot) => [Math.sin((knot / knots) * 2 * Math.PI), knot, 0]),
    )
    press(positions, alongChains([chain]), 30)
    return Math.max(...chain.slice(40, 80).map((knot) => Math.abs(positions[knot * 3]!)))
  }
  expect(wave(4)).toBeLessThan(0.02)
  expect(wave(5)).toBeLessThan(0.05)
  expect(wave(60)).toBeGreaterThan(0.9)
})

it('places are kept to a hundredth of a millimetre in a glove', () => {
  const places = Array.from({ length: 300 }, (_, k) => Math.sin(k) * 15)
  const kept = placesOf(storedPlaces('task', places))
  expect(Math.max(...places.map((value, k) => Math.abs(value - kept[k]!)))).toBeLessThan(0.001)
})
