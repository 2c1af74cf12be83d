import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import { shortJacket } from './jackets'

it('a quilted coat has its buttons below the points of its collar', () => {
  const parts = withDetail(0.3, () => shortJacket('quilted-coat', 'woman'))
  const boundsOf = (name: string) =>
    boundsOfModel({ parts: parts.filter((part) => part.name.startsWith(name)) })
  expect(boundsOf('buttons').max.y).toBeLessThan(boundsOf('collar').min.y)
})

it.each([
  ['flight-jacket', 'man'],
  ['leather-jacket', 'woman'],
] as const)('nothing of a %s lies across its zip', (design, who) => {
  const parts = withDetail(0.3, () => shortJacket(design, who))
  for (const name of design === 'flight-jacket' ? ['neck', 'hem'] : ['collar', 'collar-stand']) {
    const part = parts.find((one) => one.name === name)
    const nearest = part && placesOf(part.geometry).filter(({ z }) => z > 0)
    expect(nearest && Math.min(...nearest.map(({ x }) => Math.abs(x)))).toBeGreaterThan(0.25)
  }
})
