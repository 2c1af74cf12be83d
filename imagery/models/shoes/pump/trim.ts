import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth, vector } from '../../../kit/plane/maths'
import { shell } from '../../../kit/skins/shell'
import { ball } from '../../../kit/skins/turned'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'
import { overlay } from '../last/overlay'
import { strap } from '../parts'

/** A bow of cloth held by a row of stones. */
export function jewel(form: Form, throat: number): Part[] {
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
export function bandsOf(form: Form): Part[] {
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
