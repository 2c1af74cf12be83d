import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { vector } from '../../../kit/plane/maths'
import type { Bend } from '../../../kit/solids/panel'
import { throughPoints } from '../../../kit/solids/sweep'
import { strap } from './strap'

const padded = { width: 4.4, thickness: 0.9 }

/** The padded straps a backpack is worn by: from the top of its back, out and down to the lower corners. */
export function backStraps(options: { back: Bend; width: number; height: number; top: number }): Part[] {
  const { back, width, height, top } = options
  return [-1, 1].flatMap((sign) => {
    const behind = (across: number, down: number, out: number) =>
      back(-sign * across * width, top - down * height, out)
    const curve = throughPoints([
      behind(0.14, 0.27, 0.75),
      behind(0.14, 0.2, 0.75),
      behind(0.15, 0.13, 1.6),
      behind(0.18, 0.12, 5),
      behind(0.25, 0.24, 9),
      behind(0.35, 0.44, 11.5),
      behind(0.4, 0.64, 10.5),
      behind(0.4, 0.82, 6),
      behind(0.37, 0.93, 1.6),
      behind(0.355, 0.965, 0.75),
    ])
    const middle = top - height * 0.5
    const up = (t: number, at: Vector3) => {
      const bow = Math.sin(Math.PI * t)
      return vector(sign * 0.35 * bow, (at.y - middle) / height, -1).normalize()
    }
    return strap(curve, up, {
      ...padded,
      name: sign < 0 ? 'back-strap-left' : 'back-strap-right',
      count: 220,
    })
  })
}
