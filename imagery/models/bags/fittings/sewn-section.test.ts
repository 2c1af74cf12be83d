import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { vector } from '../../../kit/plane/maths'
import { throughPoints } from '../../../kit/solids/sweep'
import { strap } from './strap'

it('a padded strap seen on edge has no stitch that stands out of its outline', () => {
  const line = throughPoints([vector(0, 0, 0), vector(10, 0, 0), vector(20, 0, 0)])
  const parts = strap(line, () => vector(0, 1, 0), { width: 1.6, name: 'strap', isPadded: true })
  const heightOf = (isSeam: boolean) =>
    boundsOfModel({ parts: parts.filter(({ slot }) => (slot === 'stitch') === isSeam) })
  expect(heightOf(true).max.y).toBeLessThan(heightOf(false).max.y)
  expect(heightOf(true).min.y).toBeGreaterThan(heightOf(false).min.y)
})
