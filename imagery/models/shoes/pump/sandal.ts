import { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { at } from '../../../kit/plane/curves'
import { lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { shell } from '../../../kit/skins/shell'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'
import { fastening, keeper } from './fastening'
import { arched, bandThrough, strapOn } from './straps'

/** How thick its leather is, and how far inside the feather edge it goes down between insole and sole. */
const [thick, inside] = [0.15, -0.13]

/** Crossed bands over the toes, a counter at the heel and a strap round the ankle. */
export function bandsOf(form: Form): Part[] {
  const { length } = form.last
  return [
    { name: 'band-a', geometry: band(form, [length * 0.83, length * 0.67], 0), slot: 'leather' },
    { name: 'band-b', geometry: band(form, [length * 0.67, length * 0.83], thick + 0.02), slot: 'leather' },
    { name: 'counter', geometry: counter(form), slot: 'leather' },
    ...ankle(form),
  ]
}

/** A band over the toes from x to x, lifted by `over` where it lies on the other. */
function band(form: Form, [from, to]: readonly [number, number], over: number) {
  const half = 1.2
  const lines = steps(-1, 1, 12).map((across) =>
    arched(
      steps(0, 1, 80).map((share) => {
        const x = lerp(from, to, smooth(-0.1, 1.1, share))
        const off = Math.min(share, 1 - share)
        const out = inside + 0.1 * smooth(0, 0.1, off) + over * smooth(0.08, 0.24, off)
        return onBoth(form, x + across * half, share * Math.PI, out)
      }),
      160,
    ),
  )
  const rows = steps(0, 80, 80).map((line) => lines.map((one) => at(one, line)))
  return shell(rows, { thickness: growing(rows, form), crease: 50 })
}

/** The thickness with the sign that lets a shell over rows grow away from the foot. */
function growing(rows: readonly (readonly Vector3[])[], form: Form) {
  const [row, next] = [rows[4] ?? [], rows[5] ?? []]
  const middle = row.length >> 1
  const [here, beside, along] = [row[middle], row[middle + 1], next[middle]].map(
    (one) => one ?? new Vector3(),
  )
  if (!here || !beside || !along) return thick
  const way = beside.clone().sub(here).cross(along.clone().sub(here))
  const axis = form.spine(form.shareAt(here.x, 1), 1)
  return way.dot(here.clone().sub(axis).setY(0)) > 0 ? thick : -thick
}

/** How high the counter's top is over the seat. */
const counterTop = 6.2

/** The stiff back part, from between insole and sole to the ankle strap. */
function counter(form: Form) {
  const rows = steps(0, 1, 120).map((t) => {
    const side = t < 0.5 ? 1 : -1
    const back = 1 - Math.abs(t - 0.5) * 2
    const share = lerp(form.shareAt(form.last.length * 0.21, side), 1, back)
    // Its front corners are rounded.
    const corner = Math.sqrt(1 - (1 - Math.min(1, back / 0.16)) ** 2)
    const tall = lerp(0.15, 1.9, corner) + (counterTop - 1.9) * smooth(0.08, 0.97, back)
    return steps(0, 1, 18).map((rise) => form.on(share, form.angleAt(share, rise * tall, side), side, inside))
  })
  return shell(rows, { thickness: growing(rows, form), crease: 50 })
}

/** A strap round the ankle, held at the back by a loop of the counter, with its buckle outside. */
function ankle(form: Form): Part[] {
  const top = form.on(1, form.angleAt(1, counterTop - 0.45, 1), 1, inside + thick + 0.1)
  const half = { x: 3.7, z: 2.75 }
  const centre = vector(top.x + half.x, top.y + 0.9, form.spine(1, 1).z)
  const turns = steps(Math.PI, 3 * Math.PI, 72)
  const band = bandThrough(
    turns.map((turn) =>
      centre.clone().add(vector(half.x * Math.cos(turn), 0.9 * Math.cos(turn), half.z * Math.sin(turn))),
    ),
    turns.map((turn) => vector(Math.cos(turn) / half.x, 0.08, Math.sin(turn) / half.z).normalize()),
  )
  const [width, thickness] = [0.9, 0.14]
  const hold = { width: width - 0.02, low: -thickness / 2 - thick, high: thickness / 2 + 0.02, long: 1.1 }
  return [
    { name: 'ankle', geometry: strapOn(band, { width, thickness }), slot: 'strap' },
    ...fastening(band, { at: band.length * 0.72, way: 1, width, thickness, slot: 'strap' }),
    { name: 'hold', geometry: keeper(band, 0, hold), slot: 'leather' },
  ]
}
