import { expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { formOf } from '../last/form'
import { lastOf } from '../last/last'
import { soleRing } from '../last/sole'
import { barkSole } from './bark-sole'

it('bark is pressed into the wall of a sole, nowhere out of it', () => {
  const form = formOf(lastOf({ heel: 2, toe: 'full', hasRoundEnds: true }))
  const edge = soleRing(form, 0.3, 420)
  const wall = placesOf(barkSole(form, { out: 0.3, thick: () => 2, top: 0.16 })).filter(
    ({ x, y, z }) => x > 8 && x < 18 && z > 2 && Math.abs(y - form.last.under(x) + 0.84) < 0.5,
  )
  const inside = wall.map((place) =>
    edge.reduce((least, { x, z }) => Math.min(least, Math.hypot(place.x - x, place.z - z)), Infinity),
  )

  expect(wall.length).toBeGreaterThan(200)
  expect(Math.max(...inside)).toBeLessThan(0.12)
  expect(inside.filter((gap) => gap > 0.05).length).toBeGreaterThan(wall.length / 20)
})
