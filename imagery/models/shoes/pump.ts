import { curveThrough, graph, whichever } from '../../kit/curves'
import { lerp, smooth, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { merged, shell, sweep } from '../../kit/rows'
import { ball } from '../../kit/rows'
import { choiceOf, numberOf } from '../params'
import type { Params } from '../params'
import { heelOf } from './heels'
import type { Form, LastOptions } from './last'
import { binding, formOf, insoleOf, lastOf, onBoth, openingOf, overlay, soleOf, upperOf } from './last'
import { pairOf, sockMark, strap } from './parts'

const designs = ['pointed', 'slingback', 'evening', 'block', 'mary-jane', 'sandal'] as const

/** The line a strap takes over the foot at x, from one edge to the other, with its normals. */
function over(form: Form, x: (share: number) => number, from: number, to: number, out: number) {
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
function heelStrap(form: Form, from: number, height: (share: number) => number) {
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

function buckle(form: Form, x: number, angle: number, out: number, size: number) {
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

/** A pump on its heel: `heel` mm high; see `designs`. */
export function pump(params: Params): Model {
  const heel = numberOf(params, 'heel', 85) / 10
  const design = choiceOf(params, 'design', designs)
  const isLow = heel < 7
  const isSandal = design === 'sandal'
  const sole = 0.28
  const last = lastOf({
    heel,
    length: lerp(25.6, 24.2, smooth(4, 9, heel)),
    toe: whichever<LastOptions['toe']>(
      'pointed',
      [isSandal || design === 'block', 'almond'],
      [design === 'mary-jane', 'round'],
    ),
    spring: isSandal ? 0.35 : 0.55,
    instep: design === 'mary-jane' ? 6 : 5.8,
    platform: sole - 0.1,
    ...(design === 'block' && { toeHeight: 2.1 }),
  })
  const form = formOf(last)
  const throat = last.length * whichever(0.68, [design === 'mary-jane', 0.7], [design === 'block', 0.66])
  const open = design === 'slingback'
  const topline = openingOf(
    form,
    throat,
    open
      ? graph([
          [0, 2.4],
          [0.16, 2.5],
          [0.34, 2.3],
          [0.5, 0.35],
          [1, 0.3],
        ])
      : graph([
          [0, 2.5],
          [0.25, 2.5],
          [0.5, 2.9],
          [0.72, 4.3],
          [0.88, 5.5],
          [1, 5.65],
        ]),
    0.3,
  )
  const isBlock = design === 'block' || design === 'mary-jane' || (isLow && !open)
  const kind = isBlock ? 'block' : 'stiletto'
  const lower = heelOf(form, { kind, breast: kind === 'block' ? 5 : 4.8, sole: 0.16, lift: 0.32, out: 0.06 })
  const parts: Part[] = [
    { name: 'sock', geometry: insoleOf(form, 0.2), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 3.6, 0.335), slot: 'foil' },
    { name: 'sole', geometry: soleOf(form, 0.03, () => sole), slot: 'sole' },
    {
      name: 'heel',
      geometry: lower.heel,
      slot: kind === 'block' && design === 'block' ? 'stack' : 'leather',
    },
    { name: 'lift', geometry: lower.lift, slot: 'lift' },
  ]
  if (!isSandal) {
    const [outside, inside] = upperOf(form, topline, { thickness: 0.16 })
    parts.push(
      { name: 'upper.outside', geometry: outside, slot: 'leather' },
      { name: 'upper.inside', geometry: inside, slot: 'lining' },
      { name: 'binding', geometry: binding(form, topline, 0.1, -0.08), slot: 'leather' },
    )
  }
  if (open) {
    const line = heelStrap(
      form,
      last.length * 0.5,
      graph([
        [0, 1.4],
        [0.5, 3.6],
        [1, 5.2],
      ]),
    )
    parts.push({ name: 'sling', geometry: strap(line.points, line.normals, 0.9, 0.16), slot: 'leather' })
    parts.push({
      name: 'buckle',
      geometry: buckle(
        form,
        last.length * 0.3,
        form.angleAt(form.shareAt(last.length * 0.3, 1), 3.4, 1),
        0.2,
        1.1,
      ),
      slot: 'metal',
    })
  }
  if (design === 'mary-jane') {
    const x = last.length * 0.48
    const line = over(form, (share) => x + 0.8 * Math.sin(Math.PI * share) - 0.4, 0.32, Math.PI - 0.32, 0.02)
    parts.push({ name: 'strap', geometry: strap(line.points, line.normals, 1.5, 0.18), slot: 'leather' })
    parts.push({ name: 'buckle', geometry: buckle(form, x - 0.1, 0.62, 0.26, 1.5), slot: 'metal' })
  }
  if (design === 'evening') parts.push(...jewel(form, throat))
  if (isSandal) parts.push(...bandsOf(form))
  return { parts: pairOf(parts) }
}

/** A bow of cloth held by a row of stones. */
function jewel(form: Form, throat: number): Part[] {
  const x = throat + 0.9
  const place = onBoth(form, x, Math.PI / 2, 0.1)
  const normal = onBoth(form, x, Math.PI / 2, 1)
    .sub(place)
    .normalize()
  const back = vector(-normal.y, normal.x, 0).normalize()
  const wing = (side: 1 | -1) => {
    const rows = Array.from({ length: 25 }, (_, line) => {
      const t = line / 24
      const half = lerp(0.6, 1.9, smooth(0, 0.9, t)) * (1 - 0.12 * smooth(0.9, 1, t))
      return Array.from({ length: 13 }, (__, column) => {
        const w = column / 6 - 1
        const lift =
          0.15 + 0.8 * Math.sin(Math.PI * t * 0.85) + 0.16 * Math.cos(w * Math.PI * 2.5) * t - 0.5 * t * t
        return place
          .clone()
          .addScaledVector(back, w * half)
          .addScaledVector(normal, lift)
          .add(vector(0, 0, side * (0.1 + 3.1 * t)))
      })
    })
    return shell(side > 0 ? rows : rows.map((row) => [...row].reverse()), { thickness: 0.14 })
  }
  const stones = Array.from({ length: 7 }, (_, index) => {
    const t = index / 6 - 0.5
    const stone = ball(0.2, 20)
    const where = place
      .clone()
      .addScaledVector(back, t * 1.9)
      .addScaledVector(normal, 0.42 - t * t * 0.5)
    return stone.translate(where.x, where.y, where.z)
  })
  return [
    { name: 'bow-outer', geometry: wing(1), slot: 'leather' },
    { name: 'bow-inner', geometry: wing(-1), slot: 'leather' },
    ...stones.map((geometry, index): Part => ({ name: `stone${index}`, geometry, slot: 'gem' })),
  ]
}

/** Crossed bands over the toes, a counter at the heel and a strap round the ankle. */
function bandsOf(form: Form): Part[] {
  const { length } = form.last
  const band = (from: number, to: number, width: number, out: number) =>
    overlay(
      form,
      (share) => {
        const angle = lerp(0.02, Math.PI - 0.02, share)
        const x = lerp(from, to, smooth(0.1, 0.9, share))
        return [
          [x - width / 2, angle],
          [x + width / 2, angle],
        ]
      },
      { thickness: 0.17, out },
    )
  const centre = vector(4, form.last.under(0) + 6, form.spine(1, 1).z)
  const turns = Array.from({ length: 61 }, (_, index) => (index / 60) * 2 * Math.PI)
  const ring = turns.map((turn) =>
    centre.clone().add(vector(4.35 * Math.cos(turn), 0.25 + 0.75 * Math.cos(turn), 2.75 * Math.sin(turn))),
  )
  const normals = turns.map((turn) => vector(Math.cos(turn) * 0.8, 0.1, Math.sin(turn)).normalize())
  return [
    { name: 'band-a', geometry: band(length * 0.84, length * 0.66, 2.6, -0.02), slot: 'leather' },
    { name: 'band-b', geometry: band(length * 0.66, length * 0.84, 2.6, 0.15), slot: 'leather' },
    { name: 'counter', geometry: overlayHeel(form), slot: 'leather' },
    {
      name: 'ankle',
      geometry: strap(ring, normals, 1, 0.16),
      slot: 'strap',
    },
  ]
}

/** The stiff back part, from the sole to the ankle strap. */
function overlayHeel(form: Form) {
  const rows = Array.from({ length: 61 }, (_, line) => {
    const t = line / 60
    const side = t < 0.5 ? 1 : -1
    const start = form.shareAt(form.last.length * 0.2, side)
    const share = lerp(start, 1, 1 - Math.abs(t - 0.5) * 2)
    const tall = lerp(2.2, 6.4, smooth(0, 1, 1 - Math.abs(t - 0.5) * 2))
    return Array.from({ length: 15 }, (__, row) =>
      form.on(share, form.angleAt(share, (row / 14) * tall, side), side, -0.1),
    )
  })
  return shell(rows, { thickness: -0.17, crease: 50 })
}
