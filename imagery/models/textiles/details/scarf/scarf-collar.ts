import type { Vector3 } from 'three'
import { bell, item, lerp, smooth, TAU, vector } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'
import { sheetOf, soften } from '../neck/ring'
import type { NeckPoint } from '../neck/ring'
import { creased } from './chest'

/** Along which share of the ring, to both sides of its front, the scarf is gathered to the knot. */
const gathered = 0.13

/** Outwards and upwards from the edge of the neck; before the chest its foot goes deeper than on the shoulders. */
const profileAt = (near: number): readonly Point[] => [
  [0.25 - 0.1 * smooth(0.12, 0.22, near), -0.8 + 0.55 * smooth(0.12, 0.22, near)],
  [0.24, 0.4],
  [0.1, 1.6],
  [-0.08, 2.7],
  [-0.16, 3.5],
]
const rowCount = 30

/** The standing part of a scarf collar: round the neck, and from both sides of its front gathered into the knot at `knot`. */
export function scarfCollar(ring: readonly NeckPoint[], knot: Vector3) {
  const first = item(ring, 0)
  const line = [...ring, { ...first, share: 1 }]
  const columns = line.map(({ point, out, share }) => {
    const near = Math.min(share, 1 - share)
    const side = share < 0.5 ? 1 : -1
    const steps = soften(profileAt(near), rowCount)
    const pull = Math.max(0, 1 - near / gathered) ** 1.5
    return steps.map(([o, u], row) => {
      const height = row / rowCount
      // A soft fold climbs and sinks round the neck; near the knot creases run into it.
      const lying = 0.13 * bell(height, 0.5 + 0.16 * Math.sin(share * TAU * 2 + 0.6), 0.16) * (1 - pull)
      const into = 0.34 * (creased(2.6 * height + 0.5 * pull + 0.15) - 0.6)
      const crease = into * smooth(0.04, 0.4, pull) * lerp(1, 0.4, smooth(0.5, 1, pull))
      const standing = point
        .clone()
        .addScaledVector(out, o + lying)
        .add(vector(0, u, 0))
      const tied = knot.clone().add(vector(side * 0.3, (height - 0.5) * 1.2, 0))
      return standing.lerp(tied, pull).addScaledVector(out, crease + 0.55 * Math.sin(Math.PI * pull))
    })
  })
  const rows = item(columns, 0).map((_, row) => columns.map((column) => item(column, row)))
  return sheetOf(rows, 0.16, false)
}
