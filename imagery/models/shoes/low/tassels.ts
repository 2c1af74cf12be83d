import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { lerp, TAU, vector } from '../../../kit/plane/maths'
import { circle, sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'
import type { Topline } from '../last/upper'

/** Where the cord leaves the topline for the apron's seam, as a share of the way along the opening. */
const cordStart = 0.17

/** A cord round the throat that goes under the apron's `seam`, and two knotted tassels on the vamp. */
export function tassels(
  form: Form,
  x: number,
  topline: Topline,
  seam: { share: number; angle: number },
): Part[] {
  const round = (radius: number) => circle(radius, 12)
  const cordLine = ([1, -1] as const).map((side) => {
    const line = Array.from({ length: 14 }, (_, index) => {
      const place = topline(lerp(cordStart, 0.98, index / 13), side)
      return form.on(place.share, place.angle - 0.09, side, 0.02)
    })
    const angle = side > 0 ? seam.angle : Math.PI - seam.angle
    const end = onBoth(form, form.edge(seam.share, side).x, angle, -0.02)
    return curveThrough([end, ...line], 130)
  })
  const hang = ([1, -1] as const).flatMap((side) => {
    const top = onBoth(form, x - 0.2, Math.PI / 2, 0.22).add(vector(0, 0.02, side * 0.16))
    const end = onBoth(form, x + 1.3, Math.PI / 2 - side * 0.16, 0.34)
    const foot = onBoth(form, x + 3, Math.PI / 2 - side * 0.26, 0.34)
    const along = foot.clone().sub(end).normalize()
    const cord = curveThrough(
      [
        top,
        top
          .clone()
          .lerp(end, 0.5)
          .add(vector(0, 0.12, side * 0.12)),
        end,
      ],
      30,
    )
    const collar = sweep(
      round(0.34),
      [end.clone().addScaledVector(along, -0.06), end.clone().addScaledVector(along, 0.34)],
      { roundEnds: true },
    )
    const strand = (turn: number, index: number, [narrow, wide]: readonly [number, number]) => {
      const up = vector(-along.y, along.x, 0).normalize()
      const across = along.clone().cross(up)
      const way = up.multiplyScalar(Math.cos(turn)).addScaledVector(across, Math.sin(turn))
      const from = end.clone().addScaledVector(along, 0.3).addScaledVector(way, narrow)
      const length = 1.5 + 0.12 * Math.sin(index * 2.7)
      const to = end
        .clone()
        .addScaledVector(along, 0.3 + length)
        .addScaledVector(way, wide)
      const floor = onBoth(form, to.x, Math.PI / 2 - side * 0.24, 0.1).y
      if (to.y < floor) to.y = floor
      return sweep(
        [
          [-0.07, -0.03],
          [0.07, -0.03],
          [0.07, 0.03],
          [-0.07, 0.03],
        ],
        curveThrough([from, from.clone().lerp(to, 0.5).addScaledVector(way, 0.05), to], 14),
        { hint: () => way, crease: 30 },
      )
    }
    // What the strands hang round: without it one looks into a hollow.
    const core = sweep(
      round(0.26),
      [0.25, 0.9, 1.66].map((by) => {
        const point = end.clone().addScaledVector(along, by)
        const floor = onBoth(form, point.x, Math.PI / 2 - side * 0.24, 0.3).y
        return point.setY(Math.max(point.y, floor))
      }),
      { scale: (share) => lerp(0.85, 1.25, share) },
    )
    // A ring of strands, and within it those that one sees between their ends.
    const strips = [
      ...Array.from({ length: 15 }, (_, index) => strand((index / 15) * TAU, index, [0.2, 0.36])),
      ...Array.from({ length: 9 }, (_, index) => strand((index / 9) * TAU, index + 15, [0.09, 0.2])),
      ...Array.from({ length: 4 }, (_, index) => strand((index / 4) * TAU, index + 24, [0.02, 0.08])),
    ]
    return [sweep(round(0.11), cord, { roundEnds: true }), collar, core, ...strips]
  })
  const knotPlace = onBoth(form, x - 0.25, Math.PI / 2, 0.2)
  const knot = curveThrough(
    [vector(0, 0, -0.5), vector(0.2, 0.2, 0), vector(0, 0, 0.5)].map((point) => point.add(knotPlace)),
    24,
  )
  return [
    {
      name: 'cord',
      geometry: merged(cordLine.map((points) => sweep(round(0.12), points, { roundEnds: true }))),
      slot: 'leather',
    },
    {
      name: 'tassels',
      geometry: merged([...hang, sweep(round(0.24), knot, { roundEnds: true })]),
      slot: 'leather',
    },
  ]
}
