import { named } from '../../kit/mesh/geometry'
import { pieces } from '../../kit/plane/detail'
import type { Part } from '../../kit/mesh/model'
import { Matrix4 } from 'three'
import type { BufferGeometry } from 'three'
import { TAU, bell, clamp, item, lerp, smooth, vector } from '../../kit/plane/maths'
import type { Outline, Point } from '../../kit/plane/outline'
import { stitches } from '../../kit/solids/stitches'
import { framesAlong, pointOn, ring, strapSection, sweep, throughPoints } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'
import { braid } from './braid'

export type StrapOptions = {
  /** cm. */
  width: number
  thickness?: number
  turns?: number
  /** No seams: suede straps. */
  isPlain?: boolean
  /** How far the outer end stands off the roll, cm: room for a fold round a buckle's bar. */
  standOff?: number
  /** Plaited of cords between a piece of leather at either end. */
  isWoven?: boolean
}

/** A strap rolled up on its edge, and the line it follows from its outer end, on which a buckle hangs. */
export type Strap = { parts: Part[]; frames: Frame[]; length: number; width: number; thickness: number }

type Coil = { frames: Frame[]; length: number }

/** Where the outer end is, by its angle from the front. */
const outerEnd = 0.24

/** The line of the strap: a spiral seen from above that starts in front and winds inwards. */
function coil({ width, turns = 2.3, standOff = 0 }: StrapOptions, radius: number, gap: number): Coil {
  const place = (a: number) => {
    const r = radius - (gap * a) / TAU + standOff * (1 - smooth(outerEnd, outerEnd + 1.3, a))
    return vector(-Math.sin(a) * r * 1.05, width / 2 + 0.02, Math.cos(a) * r)
  }
  const [from, to] = [outerEnd, turns * TAU]
  const curve = throughPoints(Array.from({ length: 601 }, (_, k) => place(lerp(from, to, k / 600))))
  curve.arcLengthDivisions = 2400
  const length = curve.getLength()
  const tip = (width * 0.62) / length
  const frames = framesAlong(
    curve,
    620,
    (_t, at) => vector(at.x, 0, at.z).normalize(),
    (t) => ({ widen: t > 1 - tip ? Math.max(0.03, 1 - ((t - (1 - tip)) / tip) ** 2.4 * 0.97) : 1 }),
  )
  return { frames, length }
}

/** Padded along its middle, with a groove where it is sewn. */
function section(width: number, thickness: number, isPlain: boolean): Outline {
  const half = width / 2
  const r = Math.min(0.14, thickness * 0.4)
  const count = pieces(64, 12)
  const face = (a: number) => {
    const inner = half - Math.abs(a)
    const rise = isPlain ? 0 : 0.05 * smooth(0.34, 0.8, inner) - 0.035 * bell(inner, 0.3, 0.055)
    return thickness / 2 + rise
  }
  const line: Point[] = []
  for (let k = 0; k <= count; k++) {
    const a = lerp(half - r, -half + r, k / count)
    line.push([a, face(a)])
  }
  const side = (sign: number) => {
    for (let k = 1; k < 9; k++) {
      const t = (sign < 0 ? Math.PI / 2 : -Math.PI / 2) + (k / 9) * Math.PI
      line.push([sign * (half - r) + r * Math.cos(t), (thickness / 2) * Math.sin(t)])
    }
  }
  side(-1)
  for (let k = 0; k <= 8; k++) line.push([lerp(-half + r, half - r, k / 8), -thickness / 2])
  side(1)
  return line
}

/** The strap of any belt of that width. */
export function rolledStrap(options: StrapOptions): Strap {
  const { width } = options
  const thickness = thicknessOf(options)
  const radius = 5.2 + width * 0.22
  const { frames, length } = coil(options, radius, thickness + 0.3)
  if (options.isWoven) return { parts: wovenAlong(frames, length, options), frames, length, width, thickness }
  const holes = holesOf(length).map((share, k): Part => {
    const frame = item(frames, Math.round((frames.length - 1) * share))
    return { name: `hole${k}`, slot: 'edge', geometry: rimOfHole(frame, thickness, 0.14) }
  })
  return { parts: [...strapAlong(frames, options), ...holes], frames, length, width, thickness }
}

/** The buckle's end and the tip are of leather, with the cords' ends inside; a belt of cords has a hole everywhere. */
function wovenAlong(frames: readonly Frame[], length: number, options: StrapOptions): Part[] {
  const [buckleEnd, tip, inside] = [options.width * 0.5 + 3.4, 7, 0.4]
  const indexOf = (place: number) => Math.round((place / length) * (frames.length - 1))
  return [
    ...named('end', strapAlong(frames.slice(0, indexOf(buckleEnd) + 1), options)),
    ...braid(frames, {
      from: buckleEnd - inside,
      to: length - tip + inside,
      length,
      width: options.width,
    }),
    ...named('tip', strapAlong(frames.slice(indexOf(length - tip)), options)),
  ]
}

/** cm. */
export const thicknessOf = ({ width, thickness = clamp(width * 0.11, 0.24, 0.38) }: StrapOptions) => thickness

/** How far from the tip a strap's first hole is, and from one to the next, cm. */
const firstHole = 4.5
const holesApart = 2.5

/** A strap along frames, with its painted edges and its seams. */
export function strapAlong(frames: readonly Frame[], options: StrapOptions): Part[] {
  const { width, isPlain = false } = options
  const thickness = thicknessOf(options)
  const parts: Part[] = [
    { name: 'strap', slot: 'leather', geometry: sweep(section(width, thickness, isPlain), frames) },
  ]
  for (const sign of [-1, 1]) {
    const edge = frames.map((frame) => ({
      ...frame,
      at: frame.at.clone().addScaledVector(frame.side, sign * (width / 2 - 0.012) * (frame.widen ?? 1)),
      widen: 1,
    }))
    const side = sign < 0 ? 'low' : 'high'
    parts.push({
      name: `edge-${side}`,
      slot: 'edge',
      geometry: sweep(strapSection(0.05, thickness * 0.7), edge),
    })
    if (!isPlain && width > 1.2)
      parts.push({
        name: `seam-${side}`,
        slot: 'stitch',
        geometry: stitches(
          frames
            .filter((frame) => (frame.widen ?? 1) > 0.99)
            .map((frame) => ({
              at: pointOn(frame, [sign * (width / 2 - 0.3), thickness / 2 - 0.012]),
              normal: frame.up,
            })),
          { pitch: 0.36, length: 0.27, radius: 0.03 },
        ),
      })
  }
  return parts
}

/** Five holes as shares of a strap's frames, from the one next to its tip. */
export const holesOf = (length: number): number[] =>
  Array.from({ length: 5 }, (_, k) => 1 - (firstHole + holesApart * k) / length)

/** The rim of a hole: painted. */
export function rimOfHole({ at, along, side, up }: Frame, thickness: number, radius: number): BufferGeometry {
  const basis = new Matrix4()
    .makeBasis(along.clone(), side, up)
    .setPosition(at.clone().addScaledVector(up, thickness / 2 + 0.04))
  return ring(radius, 0.045, 28, 10).applyMatrix4(basis)
}
