import type { Cloth } from '../../../kit/cloth/cloth'
import type { Draped } from '../../../kit/cloth/draped'
import { item, smooth } from '../../../kit/plane/maths'
import { apart } from '../cutting/sleeve'

/** So far above its hem a skirt is let out, cm. */
const reach = 10

/** Lets a hem that a solver has drawn in hang straight down from the cloth above it; `length` is that of the trunk, cm. */
export function letHemOut({ positions, pattern, side }: Cloth, on: Draped, length: number): void {
  const from = reach - length
  pattern.forEach(([across, y], knot) => {
    if (y >= from || Math.abs(across) > apart / 2) return
    const [x, z] = [item(positions, knot * 3), item(positions, knot * 3 + 2)]
    const above = on.spot(item(side, knot) > 0 ? 1 : -1, [across, from]).point
    const further = Math.hypot(above.x, above.z) / Math.hypot(x, z) - 1
    const grown = 1 + Math.max(0, further) * smooth(from, from - 4, y)
    positions[knot * 3] = x * grown
    positions[knot * 3 + 2] = z * grown
  })
}
