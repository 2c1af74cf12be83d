import type { Part } from '../../kit/mesh/model'
import { at } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { inset } from '../../kit/plane/outline'
import { skin } from '../../kit/skins/skin'
import { faceAt, mirrorX, sides } from './face'
import { halfBridge, lensOf } from './lens-shapes'
import type { Shape } from './lens-shapes'

export function lenses(shape: Shape): Part[] {
  const outline = lensOf(shape)
  return sides.map((side) => {
    const rim = mirrorX(outline, side, halfBridge[shape])
    const grown = inset(rim, -0.06)
    const middle = vector(side * halfBridge[shape], 0, 0)
    const ring = (share: number, z: number) =>
      grown.map(([x, y]) => {
        const place = middle.clone().lerp(vector(x, y, 0), share)
        return place.setZ(faceAt(place.x, place.y) + z)
      })
    const tall = Math.max(...grown.map(([, y]) => Math.abs(y)))
    const rows = [
      ...[0.02, 0.25, 0.5, 0.75, 0.95].map((share) => ring(share, 0.3)),
      ring(1, 0.27),
      ring(1, 0.17),
      ...[0.95, 0.75, 0.5, 0.25, 0.02].map((share) => ring(share, 0.14)),
    ]
    return {
      name: `lens${side}`,
      geometry: skin(rows, {
        ring: true,
        caps: true,
        crease: 40,
        uv: (row, column) => {
          const line = at(rows, row)
          const point = at(line, column % line.length)
          return [point.x / 6, (point.y + tall) / (2 * tall)]
        },
      }),
      slot: 'lens',
    }
  })
}
