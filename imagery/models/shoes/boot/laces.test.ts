import { expect, it } from 'vitest'
import { item, steps, vector } from '../../../kit/plane/maths'
import { crossingAt } from './laces'
import type { Skin } from './shaft'

/** A flat skin with lines a millimetre apart. */
const skin: Skin = {
  rows: steps(0, 100, 100).map((line) => [0, 1, 2, 3].map((column) => vector(0, line / 10, column))),
  normals: steps(0, 100, 100).map(() => [0, 1, 2, 3].map(() => vector(1, 0, 0))),
  lowers: 0,
}

it('a long lace comes out of the leather beside its eyelets', () => {
  const [first, last] = [10, 90]
  const held = crossingAt(skin, [first, last])
  const way = (last - first) / 10

  expect(item(held, 1) * way).toBeLessThan(0.3)
  expect((1 - item(held, held.length - 2)) * way).toBeLessThan(0.3)
  expect(crossingAt(skin, [10, 25])).toHaveLength(5)
})
