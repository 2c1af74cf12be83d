import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { TAU, clamp, steps, vector } from '../../../kit/plane/maths'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import { turned } from '../../../kit/skins/turned'

/** A form under linen, oval at every height, from `bottom` to `top`. */
export type CoveredForm = {
  /** Half its width and half its depth at a height. */
  wide: (height: number) => number
  deep: (height: number) => number
  top: number
  bottom: number
  /** The furthest it goes to both sides: where an arm would be, it is cut off. */
  reach?: (height: number) => number
}

/** Cloth hangs on the figure; a form is smaller by this much, for the cloth's thickness and what is sewn inside. */
export const underCloth = 0.7

/** How far the edge of the lower end is turned in. */
const turnedIn = 0.9

/** How deep in the form a place is, cm; below 0 outside. */
export function depthIn({ wide, deep, top, bottom }: CoveredForm, { x, y, z }: Vector3): number {
  if (y > top || y < bottom) return -Infinity
  const [a, b] = [wide(y), deep(y)]
  return (1 - Math.hypot(x / a, z / b)) * Math.min(a, b)
}

function placeOn({ wide, deep, bottom, reach }: CoveredForm, y: number, turn: number) {
  const size = 1 - 0.08 * (1 - clamp((y - bottom) / turnedIn)) ** 2
  const side = wide(y) * size * Math.sin(turn)
  const most = reach?.(y) ?? Infinity
  return vector(clamp(side, -most, most), y, deep(y) * size * Math.cos(turn))
}

/** A line on the form from its front over its upper side to its back, at `side` from its middle, `lift` above it. */
export function lineOver(form: CoveredForm, side: number, from: number, lift: number): Vector3[] {
  const reaches = steps(from, form.top, 200).filter((y) => form.wide(y) > Math.abs(side))
  const crest = Math.max(...reaches)
  const front = steps(from, crest, 14).map((y) => {
    const out = Math.sqrt(Math.max(0, 1 - (side / form.wide(y)) ** 2))
    return vector(side, y + lift * (1 - out), form.deep(y) * out + lift)
  })
  const back = front.slice(0, -1).map(({ x, y, z }) => vector(x, y, -z))
  return [...front.slice(0, -1), vector(side, crest + lift, 0), ...back.reverse()]
}

export type Seam = { turn: number; from: number; to: number }

/** The linen with its seams: lines down the form, each at its `turn` from the middle of the front, and rings round it. */
export function linenOver(form: CoveredForm, seams: readonly Seam[], rings: readonly number[]): Part[] {
  const { top, bottom } = form
  const [lines, columns] = isCoarse() ? [30, 36] : [190, 180]
  const rows = steps(bottom, top, lines).map((y) =>
    Array.from({ length: columns }, (_, column) => placeOn(form, y, (column / columns) * TAU)),
  )
  const thread = (points: Vector3[], closed = false) => tube(points, 0.075, { closed, sides: 8 })
  const down = seams.map(({ turn, from, to }) =>
    thread(steps(to, from, Math.ceil(Math.abs(from - to) * 1.5)).map((y) => placeOn(form, y, turn))),
  )
  const round = rings.map((y) =>
    thread(
      Array.from({ length: columns }, (_, column) => placeOn(form, y, (column / columns) * TAU)),
      true,
    ),
  )
  return [
    { name: 'form', slot: 'mannequin-linen', geometry: skin(rows, { ring: true, caps: true, crease: 30 }) },
    { name: 'form-seams', slot: 'mannequin-seam', geometry: merged([...down, ...round]) },
  ]
}

/** The wooden plate that closes the form below. */
export function basePlate({ wide, deep, bottom }: CoveredForm): Part {
  const [a, b] = [wide(bottom) * 0.9, deep(bottom) * 0.9]
  const plate = turned(
    [
      [0, -1.3],
      [a - 0.5, -1.3, 0.4],
      [a, -0.6, 0.4],
      [a, 0.2],
      [0, 0.2],
    ],
    120,
  )
  return {
    name: 'base-plate',
    slot: 'mannequin-wood',
    geometry: plate.scale(1, 1, b / a).translate(0, bottom, 0),
  }
}

/** The cap of turned wood on the form's upper end, with a knob. */
export function cap({ wide, deep, top }: CoveredForm, height = 4.6): Part {
  const [a, b] = [wide(top), deep(top)]
  const knob = height / 4.6
  const geometry = turned(
    [
      [0, -0.2],
      [a - 0.06, -0.2],
      [a + 0.02, 0.5, 0.3],
      [a - 0.35, 1.1, 0.3],
      [a * 0.42, 1.45, 0.6],
      [a * 0.24, 1.45 + 0.75 * knob, 0.4],
      [a * 0.36, 1.45 + 1.75 * knob, 0.8],
      [a * 0.26, 1.45 + 2.9 * knob, 0.7],
      [0, 1.45 + 3.15 * knob],
    ],
    96,
  )
  return { name: 'cap', slot: 'mannequin-wood', geometry: geometry.scale(1, 1, b / a).translate(0, top, 0) }
}
