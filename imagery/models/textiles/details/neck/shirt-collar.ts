import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import type { Part } from '../../../../kit/mesh/model'
import { at } from '../../../../kit/plane/curves'
import { item, smooth, vector } from '../../../../kit/plane/maths'
import { normalsOf } from '../../../../kit/skins/shell'
import { stitches } from '../../../../kit/solids/stitches'
import type { Seam } from '../../../../kit/solids/stitches'
import type { UpperCut } from '../../cutting/upper-cut'
import { sewnButtons } from '../sewn-button'
import { columnsOf, neckRing, openAt, sheetOf, soften } from './ring'

type ShirtCollar = {
  stand?: number
  fall?: number
  tip?: number
  open?: number
  thickness?: number
  /** The radius of the button that closes the stand; none where a zip does. */
  button?: number
  /** How far the stand is open for a zip: a share as of `openAt`. */
  gap?: number
}

/**
 * A shirt collar: a stand that closes round the neck, and a fall that rolls over it to two points, stitched along its
 * edge; `open` is how far the fall gapes at the front.
 */
export function shirtCollar(
  on: Draped,
  cutting: UpperCut,
  {
    stand = 2.3,
    fall = 4,
    tip = 3.6,
    open = 0.012,
    thickness = 0.16,
    button = 0.5,
    gap = 0,
  }: ShirtCollar = {},
): Part[] {
  const ring = neckRing(on, cutting, 200)
  const low = (share: number) => 1 - 0.25 * smooth(0.2, 0, Math.min(share, 1 - share))
  const falling = columnsOf(openAt(ring, open), (share) => {
    const front = smooth(0.2, 0, Math.min(share, 1 - share))
    const drop = fall + tip * front ** 2.2
    const spread = 0.6 * front
    const high = stand * low(share)
    return soften(
      [
        [-0.02, stand * 0.35],
        [-0.1, high],
        [0.35, high + 0.45],
        [0.85, high + 0.1 - stand * 0.05 * front],
        [1.25 + spread * 0.5, stand - drop * 0.55],
        [1.7 + spread, stand - drop],
      ],
      22,
    )
  })
  const standing = columnsOf(openAt(ring, gap), (share) =>
    soften(
      [
        [0.14, -0.55],
        [0, stand * 0.4],
        [-0.12, stand * low(share) * 0.96],
      ],
      8,
    ),
  )
  const middle = { point: at(at(standing, 4), 0), normal: vector(0, 0.12, 1).normalize() }
  return [
    ...sewnButtons('stand-button', button > 0 ? [middle] : [], { radius: button, high: thickness }),
    { name: 'collar', geometry: sheetOf(falling, thickness, false), slot: 'cloth' },
    { name: 'collar-stand', geometry: sheetOf(standing, thickness, gap === 0), slot: 'cloth' },
    edgeStitch(falling, thickness),
  ]
}

/** Stitches half a centimetre inside the edge of a fall, from one end round its points to the other. */
function edgeStitch(rows: readonly Vector3[][], thickness: number): Part {
  const normals = normalsOf(rows, false)
  const at = (line: number, column: number) => ({
    at: item(item(rows, line), column)
      .clone()
      .addScaledVector(item(item(normals, line), column), thickness),
    normal: item(item(normals, line), column),
  })
  const [last, end] = [rows.length - 3, item(rows, 0).length - 1]
  const down = Array.from({ length: last - 9 }, (_, index) => 9 + index)
  const seam: Seam = [
    ...down.map((line) => at(line, 1)),
    ...item(rows, 0).flatMap((_, column) => (column > 1 && column < end - 1 ? [at(last, column)] : [])),
    ...down.toReversed().map((line) => at(line, end - 1)),
  ]
  return {
    name: 'collar-stitch',
    geometry: stitches(seam, { pitch: 0.2, length: 0.16, radius: 0.022, slant: 0.08 }),
    slot: 'stitch',
  }
}
