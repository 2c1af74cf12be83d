import { expect, it } from 'vitest'
import { fallingTrousers } from '../garments/falling-trousers'

it('the front of trousers goes down to the fork without a hollow', () => {
  const { spot } = fallingTrousers('jeans').on
  for (const y of [-16, -18, -20, -22])
    for (const x of [-4, -2, 0, 2, 4]) expect(spot(1, [x, y]).normal.y).toBeGreaterThan(-0.62)
}, 60_000)
