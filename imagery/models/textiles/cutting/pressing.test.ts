import { expect, it } from 'vitest'
import { item, steps } from '../../../kit/plane/maths'
import { fallingTrousers } from '../garments/falling-trousers'

it.each(['trousers', 'wide-trousers'] as const)('the front of %s hangs straight from its hips', (name) => {
  const { on } = fallingTrousers(name)
  for (const x of [8, 11, -8, -11]) {
    const front = steps(-14, -42, 14).map((y) => on.spot(1, [x, y]).point.clone())
    const leans = front.slice(1).map(({ y, z }, at) => {
      const above = item(front, at)
      return (Math.atan2(above.z - z, above.y - y) * 180) / Math.PI
    })
    expect(Math.max(...leans)).toBeLessThan(15)
  }
})
