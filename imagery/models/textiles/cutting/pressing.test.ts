import { expect, it } from 'vitest'
import { item, steps } from '../../../kit/plane/maths'
import { fallingTrousers } from '../garments/falling-trousers'
import { sideOf } from './trouser-cut'

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

it.each(['trousers', 'wide-trousers'] as const)('the side seam of %s makes no step', (name) => {
  const { on, cutting } = fallingTrousers(name)
  const sideAt = sideOf(cutting)
  for (const [leg, off] of [1, -1].flatMap((sign) => [0.2, 1, 2].map((by) => [sign, by] as const))) {
    const seam = steps(-16, -70, 108).map((y) => on.spot(1, [leg * (sideAt(y) - off), y]).point.clone())
    const slopes = seam.slice(1).map(({ y, z }, at) => (item(seam, at).z - z) / (item(seam, at).y - y))
    const bends = slopes.slice(1).map((slope, at) => Math.abs(slope - item(slopes, at)))
    expect(Math.max(...bends)).toBeLessThan(0.6)
  }
})
