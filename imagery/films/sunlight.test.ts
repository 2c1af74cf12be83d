import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { block } from '../stills/sets/blocks'
import { plaster, together } from '../stills/sets/piece'
import { seenBySun } from './sunlight'

const { model } = together([
  block([3000, 4, 3000], plaster('#ffffff'), { at: [0, -4, 0] }),
  block([40, 60, 40], plaster('#ffffff')),
])
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

it('lets the edge of a shadow run out over more than a step', () => {
  const across = Array.from({ length: 60 }, (_, k): [number, number] => [50, 18.5 + k * 0.05])
  const levels = new Set(seen([-900, -900], [900, 900], ...across).lit)

  expect(levels.size).toBeGreaterThan(4)
})
