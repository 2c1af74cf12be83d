import { PlaneGeometry, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { block } from '../stills/sets/blocks'
import { plaster } from '../stills/sets/piece'
import { seenBySun } from './sunlight'

const floor = new PlaneGeometry(3000, 3000).rotateX(-Math.PI / 2)
const model = {
  parts: [
    ...block([40, 60, 40], plaster('#ffffff')).parts,
    { name: 'floor', slot: 'floor', geometry: floor },
  ],
}
/** From the left and above: the block's shadow lies on its right, 60 cm long. */
const sun = new Vector3(-1, 1, 0)
const seen = (...places: readonly (readonly [x: number, z: number])[]) =>
  seenBySun(model, Float32Array.from(places.flatMap(([x, z]) => [x, 0, z])), sun)

it('keeps the sun from what lies in a shadow, and from nothing else', () => {
  expect([...seen([50, 0], [-50, 0], [50, 40], [120, 0]).lit]).toEqual([0, 1, 1, 1])
})

it('knows how far places lie from each other, however far away', () => {
  const { v, lit } = seen([50, 0], [-900, -800], [900, 700])

  expect([...lit]).toEqual([0, 1, 1])
  expect(Math.abs((v[1] ?? 0) - (v[2] ?? 0))).toBeCloseTo(1800 / Math.SQRT2, 1)
})

it('lets the edge of a shadow run out, the wider the further behind what throws it', () => {
  const edgeAt = (x: number) => {
    const across = Array.from({ length: 200 }, (_, k): [number, number] => [x, 17 + k * 0.03])
    return (
      [...seen(...across, [-60, -60], [90, 60]).lit].filter((share) => share > 0 && share < 1).length * 0.03
    )
  }

  expect(edgeAt(30)).toBeLessThan(edgeAt(70))
  // From the block's middle height down to the ground, times the sun's width.
  expect(edgeAt(70)).toBeGreaterThan(0.6)
  expect(edgeAt(70)).toBeLessThan(2)
})
