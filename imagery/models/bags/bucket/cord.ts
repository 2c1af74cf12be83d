import type { Vector3 } from 'three'
import { place, standing } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { pieces } from '../../../kit/plane/detail'
import { around, clamp, item, lerp, smooth, vector } from '../../../kit/plane/maths'
import { lathe } from '../../../kit/solids/solids'
import { normalAt } from '../../../kit/solids/surface'
import { circle, framesAlong, ring, sweep, throughPoints } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'
import { cordAt, sideOfCord } from './wall'
import type { BucketWall } from './wall'

/** Of the cord, and of an eyelet's ring: to the middle of its wire, and of the wire itself. All at full size. */
const cordRadius = 0.17
const eye = { radius: 0.34, wire: 0.08, height: 0.6 }

/** How far from the middle of an eyelet the cord is through it. */
const through = 0.42

/** How far off the leather the middle of the cord lies: over it, under it, or on its way through an eyelet. */
export function liftOfCord({ wall, eyes, scale, thickness }: BucketWall, u: number): number {
  const away = eyes.map((at) => Math.abs(at - u - Math.round(at - u)))
  const e = 1e-3
  const speed = wall((u + e) % 1, cordAt).distanceTo(wall((u - e + 1) % 1, cordAt)) / (2 * e)
  const distance = (Math.min(...away) * speed) / scale
  const radius = cordRadius * scale
  const overRing = radius + 0.02 + 0.05 * scale * (1 - smooth(0.42, 0.8, distance))
  const signed = sideOfCord(u) > 0 ? distance : -distance
  return lerp(-thickness - radius - 0.02, overRing, evenBend(clamp((signed / through + 1) / 2)))
}

/** From 0 to 1 in two bends of one radius each, so that no part of it is tighter than another. */
const evenBend = (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2)

/** A leather cord that weaves through eyelets all around, with its two ends hanging in front. */
export function cord(body: BucketWall): Part[] {
  const { off, scale } = body
  const count = pieces(44 * body.eyes.length, 6 * body.eyes.length)
  const places = Array.from({ length: count }, (_, k) => off(k / count, cordAt, liftOfCord(body, k / count)))
  const frames = places.map((at, k): Frame => {
    const along = around(places, k + 1)
      .clone()
      .sub(around(places, k - 1))
      .normalize()
    const side = vector(0, 1, 0).cross(along).normalize()
    return { at, side, up: along.clone().cross(side).normalize(), along }
  })
  const section = circle(cordRadius * scale, 18)
  const start = item(places, 0)
  return [
    { name: 'cord', slot: 'strap', geometry: sweep(section, frames, true) },
    {
      name: 'keeper',
      slot: 'strap',
      geometry: place(ring(0.25 * scale, 0.11 * scale, 32, 14), {
        turn: [0, Math.PI / 2, 0],
        at: [start.x, start.y, start.z],
      }),
    },
    ...[-1, 1].flatMap((sign) => tail(body, start, sign)),
    ...body.eyes.flatMap((u, k) => eyelet(body, u, k)),
  ]
}

/** One end of the cord: it comes out of the keeper and hangs on the leather, which swells below. */
function tail({ wall, off, height, scale }: BucketWall, start: Vector3, sign: number): Part[] {
  const speed = wall(0.002, cordAt).distanceTo(wall(0.998, cordAt)) / 0.004
  const long = sign > 0 ? 1 : 0.82
  const onWall = (across: number, down: number, out: number) =>
    off((sign * across * scale) / speed, cordAt - (down * scale) / height, out * scale)
  const path = throughPoints([
    start.clone().add(vector(0, 0, 0.1 * scale)),
    onWall(0.45, 0.3, 0.46),
    onWall(0.85, 1.6 * long, 0.34),
    onWall(0.72, 3.4 * long, 0.28),
    onWall(0.9, 5.4 * long, 0.3),
  ])
  const end = path.getPointAt(1)
  return [
    {
      name: `tail${sign}`,
      slot: 'strap',
      geometry: sweep(
        circle(cordRadius * scale, 18),
        framesAlong(path, 70, () => vector(0, 0, 1)),
      ),
    },
    {
      name: `tassel${sign}`,
      slot: 'metal',
      geometry: place(
        lathe(
          [
            [0, -0.9],
            [0.24, -0.9, 0.08],
            [0.27, -0.3, 0.1],
            [0.22, 0.06, 0.06],
            [0, 0.06],
          ],
          40,
        ),
        { at: [end.x, end.y, end.z], scale },
      ),
    },
  ]
}

/** A flat ring of metal on the leather, and the dark of the hole in it. */
function eyelet({ wall, off, scale }: BucketWall, u: number, index: number): Part[] {
  const normal = normalAt(wall, u, cordAt, true)
  const sideways = vector(0, 1, 0).cross(normal).normalize()
  const stand = standing(off(u, cordAt, 0.015), sideways, normal)
  const hole = lathe(
    [
      [0, -0.05],
      [eye.radius * scale, -0.05],
      [eye.radius * scale, 0.01],
      [0, 0.01],
    ],
    32,
  ).rotateX(Math.PI / 2)
  return [
    {
      name: `eyelet${index}`,
      slot: 'metal',
      geometry: ring(eye.radius * scale, eye.wire * scale, 40, 14)
        .scale(1, 1, eye.height)
        .applyMatrix4(stand),
    },
    { name: `eyelet-hole${index}`, slot: 'engraving', geometry: hole.applyMatrix4(stand) },
  ]
}

/** How far the eyelets reach up from the cord. */
export const eyeletReach = (scale: number) => (eye.radius + eye.wire) * scale
