import type { Body } from '../../../kit/cloth/settle'
import { graph } from '../../../kit/plane/curves'
import type { Point } from '../../../kit/plane/outline'

/** The unseen figure that garments are shown on: an upright trunk, arms hanging a little away from it, legs. */
export type Figure = {
  /** Half the width and half the depth of the trunk at a height; 0 is where neck and shoulder meet. */
  wide: (height: number) => number
  deep: (height: number) => number
  /** Where an arm starts (mirrored for the left one) and how far it stands off, in degrees. */
  shoulder: readonly [number, number]
  swing: number
  arm: readonly [top: number, wrist: number]
}

export const figures = {
  woman: {
    wide: graph([
      [-125, 13],
      [-85, 14.5],
      [-60, 17],
      [-40, 12.4],
      [-28, 14.2],
      [-12, 15.6],
      [-7, 15.8],
      [-4.4, 13.4],
      [-2, 9],
      [0.5, 5.9],
      [4, 5.4],
    ]),
    deep: graph([
      [-125, 9],
      [-85, 9.8],
      [-60, 11.6],
      [-40, 8.9],
      [-30, 10],
      [-22, 11.9],
      [-13, 10],
      [-6, 8],
      [-2, 6.4],
      [1, 5.6],
      [4, 5.6],
    ]),
    shoulder: [14.2, -9.4],
    swing: 13,
    arm: [4.9, 2.3],
  },
  man: {
    wide: graph([
      [-125, 14],
      [-85, 15.5],
      [-62, 17.2],
      [-44, 15.6],
      [-26, 17.8],
      [-12, 18.8],
      [-7.5, 18.6],
      [-4.8, 15.6],
      [-2, 10.4],
      [0.5, 6.8],
      [4, 6.2],
    ]),
    deep: graph([
      [-125, 10],
      [-85, 10.8],
      [-60, 12.2],
      [-44, 11.2],
      [-24, 12.4],
      [-14, 11.6],
      [-6, 9.2],
      [-2, 7.2],
      [1, 6.5],
      [4, 6.4],
    ]),
    shoulder: [16.8, -10.6],
    swing: 13,
    arm: [5.6, 2.5],
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

/**
 * Keeps cloth outside the trunk, and outside the arms when there are any. Only the arms hold what `isUnderArm`: there
 * they touch the trunk, and pushed by both the inside of a sleeve would turn over to the outside.
 */
export function bodyOf(
  figure: Figure,
  hasArms: boolean,
  isUnderArm: (place: Point) => boolean = () => false,
): Body {
  const [sx, sy] = figure.shoulder
  const lean = (figure.swing * Math.PI) / 180
  const [ux, uy] = [Math.sin(lean), -Math.cos(lean)]
  const length = 62
  const widths = Array.from({ length: 1400 }, (_, index) => figure.wide(5 - index / 10))
  const depths = Array.from({ length: 1400 }, (_, index) => figure.deep(5 - index / 10))

  return (point, grown, place) => {
    let hit = false
    if (hasArms) {
      const x = Math.abs(point.x)
      const along = Math.min(length, Math.max(0, (x - sx) * ux + (point.y - sy) * uy))
      const forward = 3.2 * (along / length) ** 2
      const dx = x - sx - ux * along
      const dy = point.y - sy - uy * along
      const dz = point.z - forward
      const radius = (figure.arm[0] + (figure.arm[1] - figure.arm[0]) * (along / length)) * grown
      const away = Math.sqrt(dx * dx + dy * dy + dz * dz)
      if (away < radius && away > 1e-6) {
        const out = radius / away
        point.x = Math.sign(point.x || 1) * (sx + ux * along + dx * out)
        point.y = sy + uy * along + dy * out
        point.z = forward + dz * out
        hit = true
      }
    }
    if (point.y > 4 || isUnderArm(place)) return hit
    const slice = Math.min(widths.length - 1, Math.max(0, Math.round((5 - point.y) * 10)))
    const a = widths[slice] ?? 1
    const b = (depths[slice] ?? 1) * (0.3 + 0.7 * grown)
    const reach = Math.sqrt((point.x / a) ** 2 + (point.z / b) ** 2)
    if (reach >= 1 || reach < 1e-6) return hit
    if (point.y > -6) {
      // On the slope of the shoulders cloth is lifted rather than pushed aside.
      point.y += (1 - reach) * 3
      point.z /= reach ** 0.5
      return true
    }
    point.x /= reach
    point.z /= reach
    return true
  }
}
