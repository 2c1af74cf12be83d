import { Matrix4, Vector3 } from 'three'
import { named, placeParts } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { clamp, item, vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import { framesAlong, strapSection, sweep, throughPoints } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'
import { buckle } from './buckle'
import type { BuckleForm } from './buckle'
import type { Strap } from './strap'

/** What hangs on the outer end of a strap: the buckle, the fold that holds it, and the loop behind. */
export function frontOf({ frames, length, width, thickness }: Strap, form: BuckleForm): Part[] {
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
    ...named('buckle', placeParts(made.parts, basis)),
    ...chape({ first, right, face }, width, thickness),
    ...keeper(frames, length, width, thickness),
  ]
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
