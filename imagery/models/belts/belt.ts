import { Matrix4, Vector3 } from 'three'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { named, placeParts } from '../../kit/mesh/geometry'
import type { Model, Part } from '../../kit/mesh/model'
import { pieces } from '../../kit/plane/detail'
import { TAU, bell, clamp, item, lerp, smooth, vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import type { Outline, Point } from '../../kit/plane/outline'
import { stitches } from '../../kit/solids/stitches'
import { framesAlong, pointOn, ring, strapSection, sweep, throughPoints } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'
import { buckle } from './buckle'
import type { BuckleForm } from './buckle'
import { links } from './links'

export type BeltOptions = {
  part: 'whole' | 'strap' | 'buckle'
  form: BuckleForm | 'links'
  /** Of the strap, cm. */
  width: number
  thickness?: number
  turns?: number
  /** No seams: plaited and suede straps. */
  isPlain?: boolean
}

/** A belt standing on its edge, rolled up with its buckle in front; or its strap alone, or its buckle alone. */
export function belt(options: BeltOptions): Model {
  const { form, width, part } = options
  if (form === 'links') return grounded(chainBelt(width))
  if (part === 'buckle') return grounded(standingBuckle(form, width))
  return grounded(rolled(options, form))
}

/** Sets it down: its lowest point a hair above the ground. */
function grounded(parts: Part[]): Model {
  const lowest = boundsOfModel({ parts }).min.y
  return { parts: placeParts(parts, new Matrix4().makeTranslation(0, 0.02 - lowest, 0)) }
}

/** A buckle alone leans back a little, as on a stand one does not see. */
function standingBuckle(form: BuckleForm, width: number): Part[] {
  const { parts, height } = buckle(form, width)
  const lean = -0.2
  const matrix = new Matrix4().makeRotationX(lean).setPosition(0, (height / 2) * Math.cos(lean) + 0.14, 0)
  return placeParts(parts, matrix)
}

type Coil = { frames: Frame[]; length: number }

/** The line of the strap: a spiral seen from above that starts in front and winds inwards. */
function coil({ width, turns = 2.3 }: BeltOptions, radius: number, gap: number): Coil {
  const place = (a: number) => {
    const r = radius - (gap * a) / TAU
    return vector(-Math.sin(a) * r * 1.05, width / 2 + 0.02, Math.cos(a) * r)
  }
  const [from, to] = [0.24, turns * TAU]
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

function rolled(options: BeltOptions, form: BuckleForm): Part[] {
  const { width, part, isPlain = false } = options
  const thickness = options.thickness ?? clamp(width * 0.11, 0.24, 0.38)
  const radius = 5.2 + width * 0.22
  const { frames, length } = coil(options, radius, thickness + 0.3)
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
  parts.push(...holes(frames, length, thickness))
  if (part === 'strap') return parts
  const first = item(frames, 0)
  const made = buckle(form, width)
  // The buckle hangs on the strap's outer end and looks the way the strap does there.
  const right = first.along.clone().negate()
  const face = new Vector3().crossVectors(right, vector(0, 1, 0)).normalize()
  const middle = first.at
    .clone()
    .addScaledVector(right, -made.left - 0.05)
    .addScaledVector(face, 0.02)
  const basis = new Matrix4().makeBasis(right, vector(0, 1, 0), face).setPosition(middle)
  return [
    ...parts,
    ...named('buckle', placeParts(made.parts, basis)),
    ...chape({ first, right, face }, width, thickness),
    ...keeper(frames, length, width, thickness),
  ]
}

/** Five holes near the inner end, each with a rim of paint. */
function holes(frames: readonly Frame[], length: number, thickness: number): Part[] {
  return Array.from({ length: 5 }, (_, k): Part => {
    const at = item(frames, Math.round((frames.length - 1) * (1 - (4.5 + 2.5 * k) / length)))
    const basis = new Matrix4()
      .makeBasis(at.along.clone(), at.side, at.up)
      .setPosition(at.at.clone().addScaledVector(at.up, thickness / 2 + 0.04))
    return { name: `hole${k}`, slot: 'edge', geometry: ring(0.14, 0.045, 28, 10).applyMatrix4(basis) }
  })
}

/** The strap's end folded back around the buckle's bar. */
function chape(
  { first, right, face }: { first: Frame; right: Vector3; face: Vector3 },
  width: number,
  thickness: number,
): Part[] {
  const r = thickness * 0.75 + 0.16
  const path = throughPoints(
    Array.from({ length: 25 }, (_, k) => {
      const a = Math.PI / 2 - (k / 24) * Math.PI
      return first.at
        .clone()
        .addScaledVector(right, r * Math.cos(a) * 1.1 - 0.02)
        .addScaledVector(face, r * Math.sin(a) - r + thickness * 0.5 - thickness / 2)
    }),
  )
  const centre = first.at.clone().addScaledVector(face, -r)
  const frames = framesAlong(path, 40, (_t, at) => at.clone().sub(centre).setY(0).normalize())
  return [
    {
      name: 'chape',
      slot: 'leather',
      geometry: sweep(strapSection(width * 0.985, thickness * 0.96), frames),
    },
  ]
}

/** The loop that holds the belt's end, a little behind the buckle. */
function keeper(frames: readonly Frame[], length: number, width: number, thickness: number): Part[] {
  const at = item(frames, Math.round((frames.length - 1) * ((width * 0.5 + 1.6) / length)))
  const [w, h] = [width + 0.34, thickness * 2.1 + 0.5]
  const line = roundedRectangle(w, h, Math.min(0.26, h * 0.4), 0.1)
  const centre = at.at.clone().addScaledVector(at.up, -h / 2 + thickness / 2 + 0.13)
  const curve = throughPoints(
    line.map(([a, b]) => centre.clone().addScaledVector(at.side, a).addScaledVector(at.up, b)),
    true,
  )
  const loop = framesAlong(curve, 150, (_t, p) => p.clone().sub(centre).normalize())
  loop.pop()
  return [
    {
      name: 'keeper',
      slot: 'leather',
      geometry: sweep(strapSection(clamp(width * 0.34, 0.5, 1.1), 0.2), loop, true),
    },
  ]
}

/** A belt of links, laid in a ring and a half. */
function chainBelt(width: number): Part[] {
  const size = width * 0.8
  const radius = 6.4
  const path = (t: number) => {
    const a = t * TAU * 1.6
    const r = radius - t * 1.9
    const at: [number, number, number] = [Math.sin(a) * r, size * 0.42 + 0.02, Math.cos(a) * r]
    return { at, turn: a }
  }
  return [links(path, Math.round((TAU * 1.6 * (radius - 0.95)) / (size * 1.02)), size)]
}
