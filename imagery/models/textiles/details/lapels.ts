import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { graph } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { necklineOf } from '../cutting/upper-cut'
import type { UpperCut } from '../cutting/upper-cut'
import { collarFrom, neckRing, soften } from './neck'

/** Lapels that turn over the edge of a deep neckline, and the collar that joins them behind. */
export function lapels(
  on: Draped,
  cutting: UpperCut,
  { width = 8, notch = 11, peak = 0, thickness = 0.3, slot = 'cloth' } = {},
): Part[] {
  const { front, width: neck } = cutting.neck
  const edge = necklineOf(cutting, 1)
  const xAt = graph(edge.map(([x, y]): Point => [y, x]).sort((a, b) => a[0] - b[0]))
  const roll =
    (side: 1 | -1) =>
    ([px, py]: Point) => {
      const away = Math.abs(px) - xAt(py)
      return side * 0 + 0.35 * Math.exp(-((away / 1.4) ** 2)) + 0.12 * smooth(0, width, away)
    }
  const [foot, tip]: readonly [Point, Point] = [
    [0.1, -front - 0.4],
    [xAt(-notch) + width + peak * 0.4, -notch + peak],
  ]
  const belly = width * 0.09
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  // From its break to its tip a lapel's edge is one line with a little belly, however short it is.
  const onEdge = (share: number): Point => [
    lerp(foot[0], tip[0], share) + ((tip[1] - foot[1]) / long) * belly,
    lerp(foot[1], tip[1], share) - ((tip[0] - foot[0]) / long) * belly,
  ]
  const outer = soften([foot, onEdge(0.33), onEdge(0.7), tip], 20)
  const inside: Point[] = [
    [xAt(-notch) + width * 0.52, -notch + 0.3],
    [xAt(-notch + 2.4) + 0.4, -notch + 2.6],
  ]
  const along = edge.filter(([, y]) => y < -notch + 2.4 && y > -front).reverse()
  const lapel: Point[] = [...outer, ...inside, ...along]
  const fall: Point[] = [
    [xAt(-notch + 0.4) + width * 0.5, -notch + 0.75],
    [xAt(-notch) + width * 0.86, -notch + 1.2],
    [neck + width * 0.62, -notch * 0.42],
    [neck + 3.4, -0.7],
    [neck + 0.1, 0.2],
    ...edge.filter(([, y]) => y > -notch + 2.4 && y < -0.4).reverse(),
  ]
  const made = ([1, -1] as const).flatMap((side): Part[] => {
    const turn = (outline: readonly Point[]) =>
      dense(counterClockwise(outline.map(([x, y]): Point => [side * x, y])), 0.5)
    const lift = side > 0 ? 0.2 : 0.1
    return [
      {
        name: `lapel${side}`,
        geometry: patch(on, turn(lapel), { thickness, lift, step: 0.6, bulge: roll(side) }),
        slot,
      },
      {
        name: `collar-fall${side}`,
        geometry: patch(on, turn(fall), { thickness, lift: lift + 0.1, step: 0.6, bulge: roll(side) }),
        slot,
      },
    ]
  })
  const ring = neckRing(on, cutting, 240).filter(
    ({ point, share }) => share > 0.2 && share < 0.8 && point.y > -6,
  )
  const stand = collarFrom(
    ring,
    (share) => {
      const back = smooth(0.5, 0.05, Math.abs(share - 0.5))
      return soften(
        [
          [0.1, -0.6],
          [0, 1.2],
          [0.15, 2.4 * (0.4 + 0.6 * back)],
          [0.75, 2.7 * (0.4 + 0.6 * back)],
          [1.4, 1.6 * back],
          [2.2, -1.2],
          [2.9, -2.6],
        ],
        20,
      )
    },
    thickness,
    false,
  )
  return [...made, { name: 'collar-stand', geometry: stand, slot }]
}
