import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { placesOf } from '../../../kit/mesh/places'
import { wornEarring } from './earrings'

it('a hoop hangs by both its ends, on either side of the place it hangs from', () => {
  const model = wornEarring({ design: 'hoops', size: 'GM' })
  const { max } = boundsOfModel(model)
  const ends = model.parts
    .flatMap(({ geometry }) => placesOf(geometry))
    .filter(({ y }) => y > max.y - 0.1)
    .map(({ x }) => x)

  expect(Math.min(...ends)).toBeCloseTo(-Math.max(...ends), 1)
  // As wide as a lobe at most, or one of them would be in the air beside it.
  expect(Math.max(...ends)).toBeLessThan(0.4)
})
