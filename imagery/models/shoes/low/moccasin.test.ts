import { Vector3 } from 'three'
import { expect, it } from 'vitest'
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
