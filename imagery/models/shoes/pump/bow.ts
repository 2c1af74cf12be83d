import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { clamp, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { skin } from '../../../kit/skins/skin'
import { ball } from '../../../kit/skins/turned'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'

/** How far a wing reaches sideways. */
const reach = 2.4

/** A soft bow of padded leather, its knot held by a row of stones. */
export function jewel(form: Form, throat: number): Part[] {
  const x = throat + 0.9
  const foot = onBoth(form, x, Math.PI / 2)
  const normal = onBoth(form, x + 0.6, Math.PI / 2)
    .sub(onBoth(form, x - 0.6, Math.PI / 2))
    .cross(vector(0, 0, -1))
    .normalize()
  const back = vector(-normal.y, normal.x, 0).normalize()
  const place = (along: number, up: number, z: number) =>
    foot
      .clone()
      .addScaledVector(back, along)
      .addScaledVector(normal, up)
      .add(vector(0, 0, z))
  const stones = [-3, -2, -1, 0, 1, 2, 3].map((index): Part => {
    const angle = Math.PI / 2 + index * 0.36
    const at = place(knot.along * Math.cos(angle), knot.up + knot.high * Math.sin(angle), 0)
    return { name: `stone${index + 3}`, geometry: ball(0.17, 20).translate(at.x, at.y, at.z), slot: 'gem' }
  })
  return [
    { name: 'bow-outer', geometry: wing(place, 1), slot: 'leather' },
    { name: 'bow-inner', geometry: wing(place, -1), slot: 'leather' },
    { name: 'knot', geometry: knotOf(place), slot: 'leather' },
    ...stones,
  ]
}

type Placing = (along: number, up: number, z: number) => Vector3

const knot = { along: 0.72, high: 0.42, up: 0.22, half: 0.36 }

/** The piece that is wrapped round the middle. */
function knotOf(place: Placing) {
  const rows = steps(-1, 1, 16).map((share) => {
    const size = 0.86 + 0.14 * Math.sqrt(Math.max(0, 1 - share ** 6))
    const end = Math.abs(share) === 1 ? 0.8 : size
    return superellipse(knot.along * 2 * end, knot.high * 2 * end, 2.4, 48).map(([along, up]) =>
      place(along, knot.up + up, share * knot.half),
    )
  })
  return skin(rows, { ring: true, caps: true, crease: 60 })
}

/** A padded loop: narrow and pleated at the knot, full and round at its end. */
function wing(place: Placing, side: 1 | -1) {
  const rows = steps(0, 1, 44).map((step) => {
    // Closer rows where the end turns round.
    const t = Math.sin((step * Math.PI) / 2)
    const end = clamp((t - 0.66) / 0.34)
    const round = Math.max(0.02, (1 - end ** 2.4) ** (1 / 2.4))
    const half = lerp(0.48, 1.2, smooth(-0.15, 0.8, t)) * round
    const thick = lerp(0.22, 0.4, smooth(0, 0.6, t)) * round
    const pleat = 0.4 * (1 - smooth(0.15, 0.95, t))
    const lift = 0.3 + 0.4 * Math.sin(Math.PI * t * 0.8) - 0.6 * t * t
    return Array.from({ length: 72 }, (_, index) => {
      const angle = (index / 72) * 2 * Math.PI
      const w = Math.cos(angle)
      const fold = 1 - pleat * (0.5 - 0.5 * Math.cos(w * Math.PI * 3))
      const up = thick * Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.9 * fold
      // The wing is arched across, so that its edges come down to the vamp.
      return place(w * half, lift + up - 0.14 * w * w * t * round, side * (0.1 + reach * t))
    })
  })
  return skin(rows, { ring: true, caps: true, crease: 60 })
}
