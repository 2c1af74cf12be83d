import type { Vector3 } from 'three'
import { clamp, item, lerp, vector } from '../../../kit/plane/maths'
import { stitches } from '../../../kit/solids/stitches'
import type { Seam, StitchOptions } from '../../../kit/solids/stitches'
import { curveThrough } from '../../../kit/plane/curves'
import { onBoth } from '../last/form'
import type { Form, Place } from '../last/form'

/** A point of the form's skin and the direction square to it. */
export type Seat = { at: Vector3; normal: Vector3 }

/** The skin at a place, with its true normal: sections alone know nothing of the instep's slope. */
export function seatAt(form: Form, [x, angle]: Place, up = 0): Seat {
  const near = 0.004
  const low = clamp(angle - near, 0, Math.PI)
  const high = clamp(angle + near, 0, Math.PI)
  const across = onBoth(form, x, high).sub(onBoth(form, x, low))
  const along = onBoth(form, x + 0.06, angle).sub(onBoth(form, x - 0.06, angle))
  const normal = across.cross(along).normalize()
  const at = onBoth(form, x, angle)
  const middle = vector(x, form.last.under(x) + 1, form.spine(form.shareAt(x, 1), 1).z)
  if (normal.dot(at.clone().sub(middle)) < 0) normal.negate()
  return { at: at.addScaledVector(normal, up), normal }
}

const pieces = 60

/** Finds places by cm over the skin: `across` from the ridge, positive towards the outside. */
export function rulerOf(form: Form) {
  const known = new Map<string, { angle: number; length: number }[]>()
  const tableAt = (x: number, side: 1 | -1) => {
    const key = `${x.toFixed(3)} ${side}`
    const found = known.get(key)
    if (found) return found
    let before = onBoth(form, x, Math.PI / 2)
    let length = 0
    const table = Array.from({ length: pieces + 1 }, (_, index) => {
      // Sections are flat at the ridge: the angle changes little there over many millimetres.
      const angle = Math.PI / 2 - side * (Math.PI / 2) * (index / pieces) ** 2
      const point = onBoth(form, x, angle)
      length += point.distanceTo(before)
      before = point
      return { angle, length }
    })
    known.set(key, table)
    return table
  }
  return (x: number, across: number): Place => {
    const table = tableAt(x, across < 0 ? -1 : 1)
    const wanted = Math.abs(across)
    const next = clamp(
      table.findIndex((one) => one.length > wanted),
      1,
      pieces,
    )
    const [a, b] = [item(table, next - 1), item(table, next)]
    const share = clamp((wanted - a.length) / (b.length - a.length || 1))
    // Between two entries the angle grows as the square, as it does from one to the other.
    const root = lerp(
      Math.sqrt(Math.abs(Math.PI / 2 - a.angle)),
      Math.sqrt(Math.abs(Math.PI / 2 - b.angle)),
      share,
    )
    return [x, Math.PI / 2 - (across < 0 ? -1 : 1) * root ** 2]
  }
}

export type Ruler = ReturnType<typeof rulerOf>

/** A row of stitches pressed into the skin, `up` over the form. */
export function rowOn(form: Form, places: readonly Place[], up = 0, options: StitchOptions = {}) {
  const seats = places.map((place) => seatAt(form, place, up))
  const line = curveThrough(
    seats.map(({ at }) => at),
    Math.max(40, places.length * 12),
  )
  const seam: Seam = line.map((at) => {
    const nearest = seats.reduce((best, seat) =>
      seat.at.distanceToSquared(at) < best.at.distanceToSquared(at) ? seat : best,
    )
    return { at, normal: nearest.normal }
  })
  return stitches(seam, { pitch: 0.26, length: 0.18, radius: 0.026, lift: 0, slant: 0.1, ...options })
}
