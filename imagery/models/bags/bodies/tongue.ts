import type { Matrix4 } from 'three'
import { standing } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { lerp, vector } from '../../../kit/plane/maths'
import { roundedPolygon } from '../../../kit/plane/outline'
import { bendNormal, panel } from '../../../kit/solids/panel'
import type { Bend } from '../../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'
import { throughPoints } from '../../../kit/solids/sweep'

type TongueOptions = {
  back: Bend
  front: Bend
  top: number
  halfDepth: (y: number) => number
  /** How far it hangs down the front. */
  drop: number
  width: number
  thickness: number
}

/** A leather tab from inside the back of a bag over its opening to the front. */
export function tongue({ back, front, top, drop, width, thickness }: TongueOptions) {
  const lift = thickness + 0.06
  const rear = back(0, top - 0.4, -0.1)
  const edge = front(0, top - 0.2, lift)
  const curve = throughPoints([
    vector(0, top - 2.4, rear.z + 0.2),
    vector(0, top - 0.2, rear.z + 0.3),
    vector(0, top + 0.75, lerp(rear.z, edge.z, 0.3)),
    vector(0, top + 0.85, lerp(rear.z, edge.z, 0.72)),
    vector(0, top + 0.35, edge.z - 0.1),
    ...[0.5, 1, 1.6, 2.4, 3.4, 4.6, 6, 8]
      .filter((down) => down < drop + 1.5)
      .map((down) => {
        const p = front(0, top - down, lift)
        return vector(0, p.y, p.z + 0.04)
      }),
  ])
  const length = curve.getLength()
  const bend: Bend = (x, y, height) => {
    const t = Math.min(1, Math.max(0, -y / length))
    const at = curve.getPointAt(t)
    const along = curve.getTangentAt(t)
    return vector(x, at.y + along.z * height, at.z - along.y * height)
  }
  const end = length - 0.4
  const half = width / 2
  const outline = roundedPolygon(
    [
      [-half, 0, 0.3],
      [-half, -(end - half * 0.2), half * 0.98],
      [half, -(end - half * 0.2), half * 0.98],
      [half, 0, 0.3],
    ],
    0.12,
  )
  const parts: Part[] = [
    ...panel({
      name: 'tongue',
      outline,
      bend,
      thickness: 0.26,
      groove: 0.03,
      grooveAt: 0.32,
      rings: 20,
      slots: { face: 'strap', back: 'lining' },
    }),
    {
      name: 'tongue-seam',
      slot: 'stitch',
      geometry: stitchRows(seamOnPanel(outline, bend, { distance: 0.32, height: 0.23 }), {
        pitch: 0.38,
        length: 0.28,
        radius: 0.032,
      }),
    },
  ]
  const stand = (up: number): Matrix4 => {
    const y = -(end - half * 0.2 - up)
    return standing(bend(0, y, 0.28), vector(1, 0, 0), bendNormal(bend, 0, y, 0.28))
  }
  return { parts, stand }
}
