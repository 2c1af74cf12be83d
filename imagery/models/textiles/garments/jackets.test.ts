import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { shortJacket } from './jackets'

it('a quilted coat has its buttons below the points of its collar', () => {
  const parts = shortJacket('quilted-coat', 'woman')
  const boundsOf = (name: string) =>
    boundsOfModel({ parts: parts.filter((part) => part.name.startsWith(name)) })
  expect(boundsOf('buttons').max.y).toBeLessThan(boundsOf('collar').min.y)
}, 120_000)
