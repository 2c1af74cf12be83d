import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { item } from '../../../kit/plane/maths'
import { formOf, onBoth } from '../last/form'
import { lastOf } from '../last/last'
import { openingOf } from '../last/upper'
import { graph } from '../../../kit/plane/curves'
import { lasts, sides, throats } from './designs'
import { moccasin } from './moccasin'

it.each(['penny', 'platform', 'mule', 'tassel'] as const)(
  'the tongue of a %s loafer lies in the line of its vamp and ends a little behind the throat',
  (design) => {
    const form = formOf(lastOf({ length: 25.8, ...lasts[design], heel: 2.3 }))
    const throat = form.last.length * throats[design]
    const topline = openingOf(form, throat, graph(sides[design]), 0.3)
    const tongue = item(
      moccasin(form, topline, design).filter(({ name }) => name === 'tongue'),
      0,
    ).geometry.getAttribute('position')
    const points = Array.from({ length: tongue.count }, (_, index) =>
      new Vector3().fromBufferAttribute(tongue, index),
    )
    const behind = throat - Math.min(...points.map(({ x }) => x))
    const above = Math.max(...points.map(({ x, y }) => y - onBoth(form, x, Math.PI / 2).y))

    expect(behind).toBeGreaterThan(1)
    expect(behind).toBeLessThan(2)
    expect(above).toBeLessThan(0.1)
  },
)

it('the seam of an apron below tassels ends at the edge of the opening, and does not stand above it', () => {
  const form = formOf(lastOf({ length: 28, ...lasts.tassel, heel: 2.5 }))
  const topline = openingOf(form, form.last.length * throats.tassel, graph(sides.tassel), 0.3)
  const seams = moccasin(form, topline, 'tassel').filter(({ name }) => name.startsWith('apron-'))
  const heights = seams.flatMap(({ geometry }) => placesOf(geometry)).map(({ y }) => y)
  const { share, angle } = topline(0.11, 1)
  expect(Math.max(...heights)).toBeLessThan(form.on(share, angle, 1).y)
})
