import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import type { Bend } from '../../../kit/solids/panel'
import { stitchRows } from '../../../kit/solids/stitches'
import type { Seam } from '../../../kit/solids/stitches'
import { throughPoints } from '../../../kit/solids/sweep'
import { onStrap, strap } from './strap'

/** Two flat handles of an open bag, each sewn low on its face. */
export function flatHandles(options: {
  faces: readonly { bend: Bend; sign: number }[]
  reach: number
  top: number
  /** How far the handle rises above the bag, and how far it is sewn down on the face. */
  height: number
  sewn: number
  width?: number
  thickness: number
  /** The back handle falls over behind the bag by this share of its height. */
  lean?: number
}): Part[] {
  const { faces, reach, top, height, sewn, width = 2.2, thickness, lean = 0 } = options
  return faces.flatMap(({ bend, sign }) => {
    const lift = thickness + 0.13
    const foot = (x: number, y: number) => bend(sign * x, y, lift)
    const edge = foot(reach, top)
    const tilt = sign * (0.06 + lean)
    const arch = Array.from({ length: 33 }, (_, k) => {
      const a = Math.PI * (1 - k / 32)
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const rise = height * Math.max(0, s) ** 0.78
      return vector(reach * Math.sign(c) * Math.abs(c) ** 0.78, top + 0.5 + rise, edge.z + tilt * rise * 0.5)
    })
    const left = [sewn, sewn * 0.6, sewn * 0.25].map((down) => foot(-reach, top - down))
    const right = [sewn * 0.25, sewn * 0.6, sewn].map((down) => foot(reach, top - down))
    const curve = throughPoints([...left, ...arch, ...right])
    const name = sign > 0 ? 'handle-front' : 'handle-back'
    const up = (_t: number, at: Vector3) => {
      // The broad side faces outwards from the bag on its face and along the arch alike.
      const inward = smooth(top, top + height * 0.6, at.y)
      return vector(0, 0, sign)
        .lerp(vector(0, -tilt * 0.5, sign), inward)
        .normalize()
    }
    const length = curve.getLength()
    const on = onStrap(curve, up, { width })
    return [
      ...strap(curve, up, { width, name, count: 220 }),
      ...['left', 'right'].map((end): Part => ({
        name: `${name}-${end}-box-seam`,
        slot: 'stitch',
        geometry: boxStitch(width, (along, across) => {
          const share = along / length
          return on(end === 'left' ? share : 1 - share, across)
        }),
      })),
    ]
  })
}

/** The square of stitches that holds a handle's end, by places so far along from the end and across. */
function boxStitch(width: number, on: (along: number, across: number) => Seam[number]) {
  const w = width / 2 - 0.26
  const [low, high] = [0.4, 0.4 + width * 0.9]
  const points: Point[] = [
    [low, -w],
    [low, w],
    [high, w],
    [high, -w],
    [low, -w],
  ]
  const rows = points.slice(1).map((to, k) => {
    const from = item(points, k)
    return steps(0, 1, 11).map((t) => on(lerp(from[0], to[0], t), lerp(from[1], to[1], t)))
  })
  return stitchRows(rows, { pitch: 0.36, length: 0.27, radius: 0.032 })
}
