import type { Part } from '../../../kit/mesh/model'
import { at } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { isCoarse } from '../../../kit/plane/detail'
import type { Row } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import { stitches } from '../../../kit/solids/stitches'
import type { Form } from '../last/form'
import { soleRing } from '../last/sole'

/** A rubber sole: how far it stands out, how high its wall is over the feather edge, and what its tread is like. */
export type SoleOptions = {
  out: number
  wall: number
  /** Thickness of the outsole below the midsole. */
  tread: number
  /** From one tooth of the outsole's edge to the next, and how deep it is cut in. */
  teeth: { pitch: number; deep: number }
  /** How much further out the midsole stands at its foot than at its top. */
  flare: number
  /** The groove in which the sole is stitched to the upper, or the line between two layers of foam: a share of the wall. */
  groove: number
  isStitched: boolean
  /** A stripe of another colour along the foxing. */
  hasStripe: boolean
}

/** A level of a sole's wall, from above: its height at x, how far out. */
type Level = { y: (x: number) => number; out: number; isCut?: boolean }

/** Outsole with its tread, midsole with its groove, and what is sewn or taped to it. */
export function soleParts(form: Form, options: SoleOptions): Part[] {
  const { last } = form
  const { out, wall, tread, flare, groove } = options
  const foot = (x: number) =>
    0.55 * smooth(0.8, 1, x / last.length) ** 1.6 + 0.12 * (1 - smooth(0, 0.07, x / last.length))
  const top = (x: number) => last.under(x) + wall
  const over = (by: number) => (x: number) => foot(x) + by
  const below = (by: number) => (x: number) => top(x) - by
  const share =
    (part: number, by = 0) =>
    (x: number) =>
      lerp(top(x), foot(x) + tread, part) - by
  const round = 0.09
  // Thread fills its groove; in a deep one there would be a dark gap beside every stitch.
  const tall = options.hasStripe ? 0.18 : 0.09
  const deep = options.isStitched ? 0.03 : 0.06
  const midsole: Level[] = [
    { y: below(0.02), out: -0.3 },
    { y: below(0), out: out - round },
    { y: below(round * 0.3), out: out - round * 0.3 },
    { y: below(round), out },
    { y: share(groove), out: lerp(out, out + flare, groove) },
    { y: share(groove, 0.03), out: lerp(out, out + flare, groove) - deep },
    { y: share(groove, tall + 0.03), out: lerp(out, out + flare, groove) - deep },
    { y: share(groove, tall + 0.06), out: lerp(out, out + flare, groove) },
    { y: share(0.72), out: out + flare * 0.55 },
    { y: over(tread + 0.08), out: out + flare },
    { y: over(tread + 0.02), out: out + flare - 0.04 },
    { y: over(tread), out: out + flare - 0.1 },
    { y: over(tread), out: -0.3 },
  ]
  const outsole: Level[] = [
    { y: over(tread + 0.01), out: -0.3 },
    { y: over(tread + 0.01), out: out + flare - 0.14 },
    { y: over(tread - 0.02), out: out + flare - 0.02, isCut: true },
    { y: over(tread - 0.06), out: out + flare, isCut: true },
    { y: over(0.12), out: out + flare - 0.01, isCut: true },
    { y: over(0.04), out: out + flare - 0.05, isCut: true },
    { y: over(0), out: out + flare - 0.14 },
    { y: over(0), out: -0.3 },
  ]
  const parts: Part[] = [
    { name: 'midsole', geometry: layerOf(form, midsole), slot: 'rubber' },
    { name: 'outsole', geometry: layerOf(form, outsole, options.teeth), slot: 'tread' },
  ]
  const inGroove = (by: number) =>
    ringAt(form, { y: share(groove, by), out: lerp(out, out + flare, groove) - deep })
  if (options.isStitched) {
    const ring = inGroove(0.075)
    const seam = [...ring, at(ring, 0)].map((point, index) => {
      const along = at(ring, (index + 1) % ring.length)
        .clone()
        .sub(point)
      return {
        at: point,
        normal: along
          .setY(0)
          .normalize()
          .applyAxisAngle(point.clone().set(0, 1, 0), outwards),
      }
    })
    parts.push({
      name: 'sole-stitch',
      geometry: stitches(seam, {
        pitch: isCoarse() ? 0.96 : 0.48,
        length: isCoarse() ? 0.8 : 0.41,
        radius: 0.045,
        slant: 0,
      }),
      slot: 'stitch',
    })
  }
  if (options.hasStripe)
    parts.push({
      name: 'foxing-stripe',
      geometry: layerOf(form, [
        { y: share(groove, 0.02), out: out - 0.2 },
        { y: share(groove, 0.02), out: lerp(out, out + flare, groove) - 0.005 },
        { y: share(groove, tall + 0.04), out: lerp(out, out + flare, groove) - 0.005 },
        { y: share(groove, tall + 0.04), out: out - 0.2 },
      ]),
      slot: 'trim',
    })
  return parts
}

/** A quarter turn to the right of a ring that runs from the toe over the outside. */
const outwards = Math.PI / 2

/** Half a ring: enough for the tread's teeth in a picture; roughly, the tread has none. */
const columns = () => (isCoarse() ? 90 : 340)

/** How much further out the sole stands at x than at its toe, so that panels of the sides and the round heel stay inside. */
const swellAt = ({ last }: Form, x: number) =>
  0.12 * (1 - smooth(0.68, 0.86, x / last.length)) + 0.16 * (1 - smooth(1.6, 7, x))

function ringAt(form: Form, { y, out }: Level): Row {
  const wider = soleRing(form, out + 1, columns())
  return soleRing(form, out, columns()).map((point, index) => {
    const height = y(point.x)
    return point.clone().lerp(at(wider, index), swellAt(form, point.x)).setY(height)
  })
}

/** A closed layer through its levels, toothed where they are cut. */
function layerOf(form: Form, levels: readonly Level[], teeth?: SoleOptions['teeth']) {
  const first = at(levels, 0)
  const last = at(levels, levels.length - 1)
  const around = columns()
  const inside = ({ y }: Level, shares: readonly number[]) =>
    shares.map((share) => soleRing(form, 0, around, share).map((point) => point.clone().setY(y(point.x))))
  const rows = [
    ...inside(first, [0.04, 0.4, 0.75]),
    ...levels.map((one) =>
      one.isCut && teeth && !isCoarse() ? toothed(form, one, teeth) : ringAt(form, one),
    ),
    ...inside(last, [0.75, 0.4, 0.04]),
  ]
  return skin(rows, {
    ring: true,
    caps: 'across',
    crease: 35,
    uv: (line, column) => {
      const row = at(rows, line)
      const point = at(row, column % row.length)
      return [point.x, point.z]
    },
  })
}

/** A level drawn in by the tread's teeth. */
function toothed(form: Form, one: Level, { pitch, deep }: SoleOptions['teeth']): Row {
  const [outer, inner] = [ringAt(form, one), ringAt(form, { ...one, out: one.out - deep })]
  let gone = 0
  return outer.map((point, index) => {
    if (index > 0) gone += point.distanceTo(at(outer, index - 1))
    const cut = smooth(-0.2, 0.35, Math.sin((gone / pitch) * 2 * Math.PI))
    return point.clone().lerp(at(inner, index), cut)
  })
}
