import type { Vector3 } from 'three'
import { at, curveThrough } from '../../../kit/plane/curves'
import { clamp, distancesAlong, item, lerp, smooth, steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import type { Row } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'

/** A line that straps lie along, with its own directions: along it, across it and out of the foot, all in cm. */
export type Band = {
  length: number
  place: (along: number, across: number, out: number) => Vector3
}

/** The band through points, `normals` looking out of the foot. */
export function bandThrough(points: Row, normals: Row): Band {
  const count = 240
  const line = curveThrough(points, count)
  const gone = distancesAlong(points)
  const total = at(gone, gone.length - 1)
  const frames = line.map((point, index) => {
    const along = at(line, index + 1)
      .clone()
      .sub(at(line, index - 1))
      .normalize()
    const wanted = (index / count) * total
    const next = clamp(
      gone.findIndex((one) => one >= wanted),
      1,
      gone.length - 1,
    )
    const part = clamp((wanted - item(gone, next - 1)) / (item(gone, next) - item(gone, next - 1)))
    const out = item(normals, next - 1)
      .clone()
      .lerp(item(normals, next), part)
    out.addScaledVector(along, -out.dot(along)).normalize()
    return { point, along, out, side: out.clone().cross(along) }
  })
  const length = at(distancesAlong(line), count)
  const place = (along: number, across: number, out: number) => {
    const where = (clamp(along, 0, length) / length) * count
    const low = Math.min(count - 1, Math.floor(where))
    const [a, b, part] = [item(frames, low), item(frames, low + 1), where - low]
    const beyond = along - clamp(along, 0, length)
    return a.point
      .clone()
      .lerp(b.point, part)
      .addScaledVector(a.along, beyond)
      .addScaledVector(a.side.clone().lerp(b.side, part).normalize(), across)
      .addScaledVector(a.out.clone().lerp(b.out, part).normalize(), out)
  }
  return { length, place }
}

/** A strap's section: a flat piece with rounded edges. */
export function sectionOf(width: number, thickness: number): Point[] {
  const round = Math.min(thickness / 2, width / 2)
  const corner = (side: 1 | -1, from: number) =>
    steps(from, from + Math.PI, 8).map((angle): Point => [
      side * (width / 2 - round) + round * Math.cos(angle),
      (thickness / 2) * Math.sin(angle),
    ])
  const face = (height: number, way: 1 | -1) =>
    [0.5, 0.17, -0.17, -0.5].map((share): Point => [way * share * (width - 2 * round) * 0.96, height])
  return [
    ...corner(1, -Math.PI / 2),
    ...face(thickness / 2, 1),
    ...corner(-1, Math.PI / 2),
    ...face(-thickness / 2, -1),
  ]
}

type StrapShape = {
  width: number
  thickness: number | ((along: number) => number)
  from?: number
  to?: number
  /** Of the strap's middle over the band. */
  out?: (along: number) => number
  /** How long the round of the end at `to` is, and whether it is a point instead. */
  tip?: number
  isPointed?: boolean
}

/** A leather strap along a band. */
export function strapOn(
  band: Band,
  { width, thickness, from = 0, to = band.length, out, tip = 0, isPointed = false }: StrapShape,
) {
  const way = Math.sign(to - from)
  const reach = Math.abs(to - from)
  const count = Math.max(24, Math.round(reach / 0.1))
  // More rows where the end is round.
  const round = tip > 0 ? steps(0, 1, 10).map((share) => 1 - (tip / reach) * (1 - share) ** 2) : [1]
  const shares = [...steps(0, 1 - tip / reach, count).slice(0, -1), ...round]
  const rows = shares.map((share) => {
    const along = lerp(from, to, share)
    const left = tip > 0 ? clamp((reach * (1 - share)) / tip) : 1
    const narrow = isPointed ? Math.sin((left * Math.PI) / 2) : Math.sqrt(1 - (1 - left) ** 2)
    const wide = width * Math.max(0.06, narrow)
    const thick = typeof thickness === 'number' ? thickness : thickness(along)
    const lift = out?.(along) ?? 0
    return sectionOf(wide, thick).map(([across, high]) => band.place(along, across * way, lift + high))
  })
  return skin(rows, { ring: true, caps: true, crease: 45 })
}

/** Square to the form at a place. */
function normalOn(form: Form, x: number, angle: number) {
  const along = onBoth(form, x + 0.15, angle).sub(onBoth(form, x - 0.15, angle))
  const up = onBoth(form, x, angle + 0.03).sub(onBoth(form, x, angle - 0.03))
  return up.cross(along).normalize()
}

/** The line a strap takes over the foot at x, from one edge to the other; `out` may change on the way. */
export function over(
  form: Form,
  x: (share: number) => number,
  [from, to]: readonly [number, number],
  out: (share: number) => number,
): Band {
  const places = steps(0, 1, 32).map((share) => {
    const angle = lerp(from, to, share)
    const normal = normalOn(form, x(share), angle)
    const point = onBoth(form, x(share), angle)
    const away = onBoth(form, x(share), angle, 1).sub(point)
    if (normal.dot(away) < 0) normal.negate()
    return { point: point.addScaledVector(normal, out(share)), normal }
  })
  return bandThrough(arched(places.map(({ point }) => point)), arched(places.map(({ normal }) => normal)))
}

/** The same row without the crest that the form has on its ridge; its ends stay where they are. */
export function arched(row: Row, rounds = 24): Row {
  let now = row
  for (let round = 0; round < rounds; round += 1)
    now = now.map((one, index) => {
      const free = smooth(0.2, 0.4, Math.min(index, row.length - 1 - index) / (row.length - 1))
      const middle = at(now, index - 1)
        .clone()
        .add(at(now, index + 1))
        .multiplyScalar(0.5)
      return one.clone().lerp(middle, free * 0.5)
    })
  return now
}

/** The line of a strap round the heel, from x on the outside at the heights (cm) over the sole to x on the inside. */
export function heelStrap(form: Form, from: number, height: (share: number) => number, out: number): Band {
  const half = (side: 1 | -1) => {
    const start = form.shareAt(from, side)
    const on = (t: number, lift = 0) => {
      const share = lerp(start, 1, t)
      return form.on(share, form.angleAt(share, height(t) + lift, side), side)
    }
    return steps(0, 1, 24).map((t) => {
      const share = Math.min(t, 0.995)
      const along = on(share + 0.005).sub(on(share - 0.005))
      const normal = on(share, 0.15).sub(on(share, -0.15)).cross(along)
      const away = form.edge(lerp(start, 1, t), side).sub(form.spine(lerp(start, 1, t), side))
      if (normal.dot(away) < 0) normal.negate()
      normal.normalize()
      return { point: on(t).addScaledVector(normal, out), normal }
    })
  }
  const line = [...half(1), ...half(-1).reverse().slice(1)]
  return bandThrough(
    line.map(({ point }) => point),
    line.map(({ normal }) => normal),
  )
}
