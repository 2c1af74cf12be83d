import { expect, it } from 'vitest'
import { placesOf } from '../../../../kit/mesh/places'
import { soundnessOf } from '../../../../kit/mesh/soundness'
import { item } from '../../../../kit/plane/maths'
import { fallingTop } from '../../garments/falling-tops'
import { necklineOf } from '../../cutting/upper-cut'
import { cardiganBand } from './cardigan-band'

const { on, cutting } = fallingTop('cardigan', 'woman')
const { part, face } = cardiganBand(on, cutting)
const places = placesOf(part.geometry)
const least = (axis: 'y' | 'z') => places.reduce((low, place) => Math.min(low, place[axis]), Infinity)

it('is one closed band from the hem round the neck', () => {
  const { open, flipped, volume } = soundnessOf([part.geometry])
  expect({ open, flipped }).toEqual({ open: 0, flipped: 0 })
  expect(volume).toBeGreaterThan(0)
  expect(least('y')).toBeLessThan(on.spot(1, [0, -cutting.length]).point.y + 0.3)
  expect(least('z')).toBeLessThan(-4)
})

it('the edge of the neck lies nowhere before it', () => {
  const edge = necklineOf(cutting, 1).slice(2, -6)
  for (const [x, y] of edge.flatMap(([px, py]) => [[px, py] as const, [-px, py] as const])) {
    const { point, normal } = on.spot(1, [x, y])
    const near = places.filter((place) => place.distanceTo(point) < 0.5)
    expect(Math.max(...near.map((place) => place.sub(point).dot(normal)))).toBeGreaterThan(0.1)
  }
})

it('where it is buttoned its face rises evenly, before the knit', () => {
  const depths = Array.from({ length: 50 }, (_, index) => {
    const y = -cutting.neck.front - 1 - index * 0.5
    const { point, normal } = face.spot(1, [0, y])
    expect(normal.z).toBeGreaterThan(0.8)
    const knit = on.spot(1, [0, y])
    return point.clone().sub(knit.point).dot(knit.normal)
  })
  expect(Math.min(...depths)).toBeGreaterThan(0.2)
  for (const [index, depth] of depths.slice(1).entries())
    expect(Math.abs(depth - item(depths, index))).toBeLessThan(0.2)
})
