import type { Vector3 } from 'three'
import { TAU, bell, clamp, lerp, smooth, vector } from '../../../kit/plane/maths'
import { normalAt } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import { drape } from '../bodies/casing'

type WallOptions = {
  diameter: number
  height: number
  oval: number
  softness: number
  /** How wide the leather is kept flat at both sides, where tabs are sewn on. */
  flat: number
}

/** The leather of a bag that a cord draws together: `u` from the middle of its front to the right, `v` upwards. */
export type BucketWall = {
  wall: Surface
  /** A place so far off the leather. */
  off: (u: number, v: number, out: number) => Vector3
  /** Where the leather has eyelets, all at the height of the cord. */
  eyes: readonly number[]
  scale: number
  thickness: number
  height: number
}

/** The height of the cord as a share of the bag's. */
export const cordAt = 0.86

const folds = 10
const uneven = 1.2

/** Folds are wider at the sides. In front and behind is a hollow, over which the cord lies outside. */
const phase = (a: number) => folds * a + uneven * Math.sin(2 * a)

/** 1 where the cord lies outside, -1 where it is inside, 0 at an eyelet. */
export const sideOfCord = (u: number) => Math.cos(phase(u * TAU))

function eyeAt(index: number): number {
  let a = (index + 0.5) * (Math.PI / folds)
  for (let k = 0; k < 12; k++)
    a -= (phase(a) - (index + 0.5) * Math.PI) / (folds + 2 * uneven * Math.cos(2 * a))
  return a / TAU
}

/** A round wall that is gathered towards its top. */
export function bucketWall({ diameter, height, oval, softness, flat }: WallOptions): BucketWall {
  const radius = diameter / 2
  const scale = clamp(diameter / 19, 0.5, 1.2)
  const plain = (flat / 2 + 0.15) / (radius * 0.8)
  const wall: Surface = (u, v) => {
    const a = u * TAU
    const gathered = smooth(0.6, cordAt, v) - 0.35 * smooth(cordAt, 1, v)
    const beside = Math.acos(clamp(Math.abs(Math.sin(a))))
    const wave = -sideOfCord(u) * smooth(plain, plain + 0.34, beside)
    // The cord holds the folds flat.
    const depth = gathered * lerp(0.075 * radius, 0.3 * scale, bell(v, cordAt, 0.055))
    const r =
      radius * (0.985 + 0.05 * Math.sin(Math.PI * clamp(v * 1.2)) - 0.2 * gathered) +
      wave * depth +
      softness *
        0.5 *
        drape(Math.cos(a) * 14, v * height * 1.3 + Math.sin(a) * 9, 1.2) *
        smooth(0.05, 0.35, v)
    const rise = 0.1 + v * height + 0.12 * scale * wave * smooth(0.8, 1, v)
    return vector(Math.sin(a) * r * oval, rise, Math.cos(a) * r)
  }
  const off = (u: number, v: number, out: number) => {
    const wrapped = u - Math.floor(u)
    return wall(wrapped, v).addScaledVector(normalAt(wall, wrapped, v, true), out)
  }
  const eyes = Array.from({ length: 2 * folds }, (_, index) => eyeAt(index))
  return { wall, off, eyes, scale, thickness: 0.22, height }
}

/** A place at the side of such a bag: so far across towards its front, at a height, and so far off the leather. */
export type Beside = (across: number, y: number, out: number) => Vector3

/** The right side of a bag, or its left one where `sign` is negative. */
export function beside({ wall, off, height }: BucketWall, sign: number): Beside {
  const middle = sign > 0 ? 0.25 : 0.75
  const e = 0.002
  return (across, y, out) => {
    const v = (y - 0.1) / height
    const level = clamp(v)
    const speed = wall(middle + e, level).distanceTo(wall(middle - e, level)) / (2 * e)
    const place = off(middle - (sign * across) / speed, level, out)
    return place.setY(place.y + (v - level) * height)
  }
}
