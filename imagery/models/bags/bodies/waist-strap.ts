import { Matrix4 } from 'three'
import type { Vector3 } from 'three'
import { named, placeParts } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { roundedRectangle } from '../../../kit/plane/outline'
import type { Bend } from '../../../kit/solids/panel'
import { framesAlong, strapSection, sweep, throughPoints } from '../../../kit/solids/sweep'
import { buckle } from '../../belts/buckle'
import { strap } from '../fittings/strap'

const leather = { width: 3, thickness: 0.26 }
/** How high its middle is where it is sewn on, and where it stands on its edge. */
const height = { sewn: 5.2, standing: 1.55 }
/** Along the strap: sewn on for so long, then falling until it stands; the buckle's middle lies where it still falls. */
const along = { sewn: 4, falls: 20, buckle: 12.4 }
/** From the buckle's middle back along the strap: what holds the tail, and where it ends. */
const tail = { keeper: 3.6, end: 6.2, tip: 1.3 }

type Place = { at: Vector3; forward: Vector3; out: Vector3 }

export type WaistStrapOptions = {
  /** Of the bag it is sewn to. */
  back: Bend
  width: number
}

/** Where the middle of a strap runs: from behind the left of a bag's back, round a waist, to behind its right. */
function roundWaist({ back, width }: WaistStrapOptions) {
  const half = width / 2
  const sewnOn = (x: number) => back(-x, height.sewn, 0.62)
  const deep = sewnOn(half - 1).z
  const side = (points: readonly (readonly [number, number])[]) => [
    sewnOn(half - 1 - along.sewn),
    sewnOn(half - 1),
    ...points.map(([x, z]) => vector(half + x, 0, deep + z)),
  ]
  const left = side([
    [0.9, -1.5],
    [1.8, -4.6],
    [1.4, -9],
    [-1.6, -13.6],
    [-7.2, -16.6],
  ])
  // The side with the buckle swings out so far that one sees it from the front.
  const right = side([
    [1.2, -0.9],
    [3.2, -3],
    [4.7, -6.2],
    [4.6, -10],
    [1.6, -14.4],
    [-5.4, -17.2],
  ])
  const flat = throughPoints([
    ...left.map(({ x, z }) => vector(-x, 0, z)),
    vector(0, 0, deep - 17.7),
    ...right.toReversed().map(({ x, z }) => vector(x, 0, z)),
  ])
  const length = flat.getLength()
  const curve = throughPoints(
    steps(0, 1, 120).map((share) => {
      const { x, z } = flat.getPointAt(share)
      const fallen = smooth(along.sewn, along.falls, Math.min(share, 1 - share) * length)
      return vector(x, lerp(height.sewn, height.standing, fallen), z)
    }),
  )
  return { curve, length: curve.getLength() }
}

/** The strap by which a bag is worn round the waist, buckled and standing on its edge behind it. */
export function waistStrap(options: WaistStrapOptions): Part[] {
  const { curve, length } = roundWaist(options)
  const placeAt = (share: number): Place => {
    const forward = curve.getTangentAt(share)
    return { at: curve.getPointAt(share), forward, out: vector(0, 1, 0).cross(forward).normalize() }
  }
  const made = buckle('pin', leather.width)
  const middle = length - along.buckle
  /** A place so far beyond the buckle's middle, towards the bag, and so far out of the loop. */
  const beyond = (far: number, out = 0) => {
    const own = placeAt((middle + far) / length)
    return own.at.addScaledVector(own.out, out)
  }
  const line = (from: number, to: number, outAt: (far: number) => number) => {
    const path = throughPoints(
      steps(from, to, Math.ceil((to - from) / 0.5)).map((far) => beyond(far, outAt(far))),
    )
    return { path, up: (t: number) => vector(0, 1, 0).cross(path.getTangentAt(t)).normalize() }
  }
  const onTop = leather.thickness + 0.05
  // Under the buckle's far side, over the near one, and on along the strap that holds it.
  const outAt = (far: number) =>
    far < 0.2
      ? lerp(-0.24 * smooth(-4.5, -2.2, far), 0.22, smooth(-1.7, 0.2, far))
      : lerp(lerp(0.22, 0.62, smooth(0.2, 1.4, far)), onTop, smooth(2, 3.6, far))
  const long = line(-middle, tail.end - tail.tip, outAt)
  const tip = line(tail.end - tail.tip, tail.end, outAt)
  const short = line(-made.left, along.buckle, () => 0)
  const own = placeAt(middle / length)
  const right = own.forward.clone().negate()
  const basis = new Matrix4()
    .makeBasis(right, own.out.clone().cross(right), own.out)
    .setPosition(own.at.clone().addScaledVector(own.out, 0.02))
  return named('waist-strap', [
    ...strap(long.path, long.up, { ...leather, name: 'long' }),
    ...strap(short.path, short.up, { ...leather, name: 'short' }),
    {
      name: 'tip',
      slot: 'strap',
      geometry: sweep(
        strapSection(leather.width, leather.thickness, 0.03),
        framesAlong(tip.path, 24, tip.up, (t) => ({ widen: Math.sqrt(1 - (0.98 * t) ** 2) })),
      ),
    },
    keeper(placeAt((middle + tail.keeper) / length), onTop),
    ...named('buckle', placeParts(made.parts, basis)),
  ])
}

/** The loop around both layers of the strap. */
function keeper({ at, forward, out }: Place, onTop: number): Part {
  const upright = forward.clone().cross(out)
  const [tall, deep] = [leather.width + 0.3, onTop + leather.thickness + 0.3]
  const centre = at.addScaledVector(out, onTop / 2)
  const loop = throughPoints(
    roundedRectangle(tall, deep, 0.22, 0.1).map(([a, b]) =>
      centre.clone().addScaledVector(upright, a).addScaledVector(out, b),
    ),
    true,
  )
  const frames = framesAlong(loop, 120, (_t, place) => place.clone().sub(centre))
  return {
    name: 'keeper',
    slot: 'strap',
    geometry: sweep(strapSection(0.9, 0.18), frames.slice(0, -1), true),
  }
}
