import type { Draped } from '../../../../kit/cloth/draped'
import { evenly, stepsOf } from '../../../../kit/cloth/piece'
import type { Part } from '../../../../kit/mesh/model'
import { isCoarse } from '../../../../kit/plane/detail'
import { item } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'
import { normalsOf, shell } from '../../../../kit/skins/shell'
import { stitchRows } from '../../../../kit/solids/stitches'
import { evened } from '../neck/lines'

/** How far up from the seam, and how high over the cloth: it ends deep below, with an edge that nowhere shows. */
const profile: readonly Point[] = [
  [0, 0.045],
  [0.12, 0.05],
  [0.3, 0.05],
  [0.6, 0.02],
  [0.9, -0.06],
  [1.3, -0.2],
]
const thickness = 0.06

/** A pressed seam of silk: so fine that each dent of the cloth would show in its edge, so it is laid evened, and stitched. */
export function evenSeam(name: string, on: Draped, line: readonly Point[]): Part[] {
  const places = evenly(line, stepsOf(line, isCoarse() ? 2 : 0.25))
  const lines = profile.map(([up, high]) =>
    evened(
      places.map(([x, y]) => {
        const { point, normal } = on.spot(1, [x, y + up])
        return point.addScaledVector(normal, high - thickness)
      }),
      isCoarse() ? 1 : 40,
    ),
  )
  // From below to above while the line goes to our right.
  const isLeft = item(line, 0)[0] > item(line, line.length - 1)[0]
  const rows = isLeft ? lines.map((row) => row.toReversed()) : lines
  const normals = normalsOf(rows, false)
  const thread = item(rows, 1).map((point, at) => {
    const normal = item(item(normals, 1), at)
    return { at: point.clone().addScaledVector(normal, thickness), normal }
  })
  return [
    { name, geometry: shell(rows, { thickness, crease: 50 }), slot: 'cloth' },
    {
      name: `${name}-stitch`,
      geometry: stitchRows([thread], { pitch: 0.2, length: 0.16, radius: 0.022, slant: 0.08 }),
      slot: 'stitch',
    },
  ]
}
