import { Matrix4, Vector3 } from 'three'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { named, placeParts } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { placesOf } from '../../kit/mesh/places'
import { clamp, item, lerp, smooth, steps, vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import { framesAlong, strapSection, sweep, throughPoints } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'
import { buckle } from './buckle'
import type { BuckleForm } from './buckle'
import type { StrapBar } from './frame'
import type { Strap } from './strap'

/** How far a strap's outer end has to stand off its roll to be folded round a buckle's bar, cm. */
export const roomForFold = (width: number) => width * 0.22

/** Between the leather and the bar it goes round, cm. */
const play = 0.03
/** How much of a strap is turned back behind itself, cm. */
const turnedBack = 2.4

/** What hangs on the outer end of a strap: the buckle, the fold that holds it, and the loop behind. */
export function frontOf(strap: Strap, form: BuckleForm): Part[] {
  const { frames, length, width, thickness } = strap
  const first = item(frames, 0)
  const made = buckle(form, width)
  // The buckle hangs on the strap's outer end and looks the way the strap does there.
  const right = first.along.clone().negate()
  const face = new Vector3().crossVectors(right, vector(0, 1, 0)).normalize()
  const middle = first.at
    .clone()
    .addScaledVector(right, -made.bar.x)
    .addScaledVector(vector(0, 1, 0), -made.bar.y)
    .addScaledVector(face, -made.bar.z - reachOf(made.bar.depth, thickness))
  const basis = new Matrix4().makeBasis(right, vector(0, 1, 0), face).setPosition(middle)
  return [
    ...named('buckle', placeParts(made.parts, basis)),
    ...fold(strap, made.bar, { right, face }),
    ...keeper(frames, length, width, thickness),
  ]
}

/**
 * A buckle taller than its strap holds the roll up in front, which leans back until it touches the ground behind: by how much it
 * is turned about the x axis, in radians.
 */
export function leanOf(roll: readonly Part[], front: readonly Part[]): number {
  const { min } = boundsOfModel({ parts: [...roll] })
  const foot = front
    .flatMap(({ geometry }) => placesOf(geometry))
    .reduce((low, place) => (place.y < low.y ? place : low), min)
  return -Math.atan2(min.y - foot.y, foot.z - min.z)
}

/** From the middle of a bar to the middle of the leather that goes round it. */
const reachOf = (bar: number, thickness: number) => bar / 2 + thickness / 2 + play

type Facing = { right: Vector3; face: Vector3 }

/** The strap's end, folded round the bar and turned back behind the strap; in two tongues where a prong comes through. */
function fold(strap: Strap, bar: StrapBar, facing: Facing): Part[] {
  const { width, thickness } = strap
  const frames = foldFrames(strap, bar, facing)
  const whole = width * 0.985 * bar.share
  const tongue = (whole - bar.slot) / 2
  const section = strapSection(bar.slot > 0 ? tongue : whole, thickness * 0.96)
  const shifts = bar.slot > 0 ? [-1, 1].map((sign) => (sign * (whole - tongue)) / 2) : [0]
  return shifts.map((shift, k) => ({
    name: `fold${k}`,
    slot: 'leather',
    geometry: sweep(
      section,
      frames.map((frame) => ({ ...frame, at: frame.at.clone().addScaledVector(frame.side, shift) })),
    ),
  }))
}

/** Half round the bar, then back along the inside of the strap, which it touches a little behind the bar. */
function foldFrames({ frames, length, thickness }: Strap, bar: StrapBar, { right, face }: Facing): Frame[] {
  const [across, deep] = [reachOf(bar.width, thickness), reachOf(bar.depth, thickness)]
  const { at } = item(frames, 0)
  const round = steps(Math.PI / 2, -Math.PI / 2, 24).map((a) =>
    at
      .clone()
      .addScaledVector(right, across * Math.cos(a))
      .addScaledVector(face, deep * Math.sin(a) - deep),
  )
  const behind = steps(0.2, turnedBack, 12).map((gone) => {
    const frame = item(frames, Math.round((gone / length) * (frames.length - 1)))
    const depth = lerp(2 * deep, thickness, smooth(0, turnedBack * 0.6, gone))
    return frame.at.clone().addScaledVector(frame.up, -depth)
  })
  const path = throughPoints([...round, ...behind])
  const tangent = new Vector3()
  return framesAlong(path, 70, (t) =>
    path
      .getTangentAt(t, tangent)
      .clone()
      .cross(vector(0, 1, 0)),
  )
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
