import { expect, it } from 'vitest'
import type { Vector3 } from 'three'
import { liesOn } from '../../../../kit/mesh/nearness'
import { placesOf } from '../../../../kit/mesh/places'
import { soundnessOf } from '../../../../kit/mesh/soundness'
import { fallingTop } from '../../garments/falling-tops'
import { evenSeam } from './even-seam'
import { scarfBow } from './scarf-bow'

const { on, cutting } = fallingTop('bow-blouse', 'woman')
const parts = scarfBow(on, cutting)
const placesIn = (name: string): Vector3[] => {
  const found = parts.find((part) => part.name === name)
  if (!found) throw new Error(`No ${name}`)
  return placesOf(found.geometry)
}
const heights = (places: readonly Vector3[]) => places.map(({ y }) => y)
const knot = placesIn('bow4')
const [low, high] = [Math.min(...heights(knot)), Math.max(...heights(knot))]

it('each of its pieces is closed', () => {
  for (const { geometry } of parts) expect(soundnessOf([geometry])).toMatchObject({ open: 0, flipped: 0 })
})

it('the collar runs into the knot at both sides', () => {
  const ends = placesIn('neck').filter(({ x, z }) => Math.abs(x) < 0.35 && z > 0)
  expect(ends.length).toBeGreaterThan(0)
  expect(Math.min(...heights(ends))).toBeGreaterThan(low)
  expect(Math.max(...heights(ends))).toBeLessThan(high + 0.4)
})

it.each(['bow2', 'bow3'])('the end %s comes from under the knot, and lies before the chest', (name) => {
  const end = placesIn(name)
  expect(Math.max(...heights(end))).toBeLessThan(high)
  const front = Math.max(...knot.map(({ z }) => z))
  for (const { y, z } of end) if (y > low + 0.3) expect(z).toBeLessThan(front)
  const chest = on.points.filter(({ z }) => z > 0)
  for (const place of end.filter((_, index) => index % 997 === 0)) {
    const near = chest.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 0.4)
    expect(place.z).toBeGreaterThan(Math.max(...near.map(({ z }) => z)) - 0.1)
  }
})

it('a seam of silk is closed, and its stitches lie on it', () => {
  const [seam, thread] = evenSeam('seam', on, [
    [7, -3.2],
    [18, -7.6],
  ])
  if (!seam || !thread) throw new Error('A seam is stitched')
  expect(soundnessOf([seam.geometry])).toMatchObject({ open: 0, flipped: 0 })
  expect(liesOn(thread.geometry, [seam.geometry], 0.06)).toBe(true)
})
