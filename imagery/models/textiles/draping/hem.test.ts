import { expect, it } from 'vitest'
import { fallingTop } from '../garments/falling-tops'

it.each([
  ['trench', 'man'],
  ['trench', 'woman'],
  ['coat', 'woman'],
] as const)('the hem of a %s for a %s is not drawn in', (design, who) => {
  const { on, cutting } = fallingTop(design, who)
  const at = (side: 1 | -1, x: number, above: number) => {
    const { point } = on.spot(side, [x, above - cutting.length])
    return Math.hypot(point.x, point.z)
  }
  for (const side of [1, -1] as const)
    for (const x of [-24, -16, -8, 8, 16, 24]) expect(at(side, x, 12) - at(side, x, 0.5)).toBeLessThan(0.4)
})
