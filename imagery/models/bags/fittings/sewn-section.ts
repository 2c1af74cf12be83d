import { pieces } from '../../../kit/plane/detail'
import { smooth, steps } from '../../../kit/plane/maths'
import type { Outline, Point } from '../../../kit/plane/outline'

/** How far stitches are from a strap's edge, and how much lower its leather is there than in its padded middle, cm. */
export const sewn = { inset: 0.2, sunk: 0.035 }

/** Half the thickness of a strap so far across, whose stitches do not stand out of its outline. */
export function halfThick(across: number, width: number, thickness: number): number {
  const line = width / 2 - sewn.inset
  return thickness / 2 - sewn.sunk * smooth(line - 0.2, line - 0.06, Math.abs(across))
}

/** The section of a strap that is flat at its edges, where it is sewn, and fuller between its two rows of stitches. */
export function sewnSection(width: number, thickness: number): Outline {
  const round = 0.07
  const height = halfThick(width / 2, width, thickness)
  const flat = steps(width / 2 - round, round - width / 2, pieces(30, 10))
  const upper = flat.map((x): Point => [x, halfThick(x, width, thickness)])
  const corner = steps(-Math.PI / 2, Math.PI / 2, 6)
    .slice(1, -1)
    .map((a): Point => [width / 2 - round + round * Math.cos(a), height * Math.sin(a)])
  const turned = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, -y])
  return [...upper, ...turned(corner), ...turned(upper), ...corner]
}
