import { curveThrough } from '../../../kit/plane/curves'
import { lerp } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { onBoth } from '../last/form'
import type { Form, Place } from '../last/form'

/** The line a strap takes over the foot at x, from one edge to the other, with its normals. */
export function over(
  form: Form,
  x: (share: number) => number,
  [from, to]: readonly [number, number],
  out: number,
) {
  const angles = Array.from({ length: 25 }, (_, index) => lerp(from, to, index / 24))
  const point = (angle: number, by: number) => onBoth(form, x((angle - from) / (to - from)), angle, by)
  return {
    points: angles.map((angle) => point(angle, out)),
    normals: angles.map((angle) =>
      point(angle, out + 1)
        .sub(point(angle, out))
        .normalize(),
    ),
  }
}

/** A strap round the heel at the height of the ankle, from side to side. */
export function heelStrap(form: Form, from: number, height: (share: number) => number) {
  const half = (side: 1 | -1) => {
    const start = form.shareAt(from, side)
    return Array.from({ length: 16 }, (_, index) => {
      const share = lerp(start, 1, index / 15)
      const angle = form.angleAt(share, height(index / 15), side)
      return [form.on(share, angle, side, -0.05), form.on(share, angle, side, 1)] as const
    })
  }
  const line = [...half(1), ...half(-1).reverse().slice(1)]
  return {
    points: line.map(([point]) => point),
    normals: line.map(([point, away]) => away.clone().sub(point).normalize()),
  }
}

export function buckle(form: Form, [x, angle]: Place, out: number, size: number) {
  const place = onBoth(form, x, angle, out)
  const normal = onBoth(form, x, angle, out + 1)
    .sub(place)
    .normalize()
  const along = onBoth(form, x + 0.3, angle, out)
    .sub(onBoth(form, x - 0.3, angle, out))
    .normalize()
  const across = normal.clone().cross(along).normalize()
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].flatMap(([a = 0, b = 0]) =>
    [0.86, 1, 0.86].map((_, index) => {
      const turn = (index - 1) * 0.14
      return place
        .clone()
        .addScaledVector(along, (a * 0.92 + turn * Math.sign(-b) * Math.sign(a) * a) * size)
        .addScaledVector(across, (b * 0.92 - turn * Math.sign(-b) * Math.sign(a) * b) * size)
    }),
  )
  const frame = curveThrough(corners, 60, true)
  const pin = [
    place.clone().addScaledVector(along, -size * 0.46),
    place.clone().addScaledVector(along, size * 0.5),
  ]
  const round = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI
    return [0.09 * Math.cos(turn), 0.09 * Math.sin(turn)] as const
  })
  return merged([sweep(round, frame, { closed: true }), sweep(round, pin, { roundEnds: true })])
}
