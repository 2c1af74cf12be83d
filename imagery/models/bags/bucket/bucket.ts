import { Matrix4 } from 'three'
import { standing } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { TAU, clamp, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Bend } from '../../../kit/solids/panel'
import { lathe } from '../../../kit/solids/solids'
import { stitchRows } from '../../../kit/solids/stitches'
import { normalAt, shell } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import { wordMark } from '../../../kit/solids/word-mark'
import { backStraps } from '../fittings/back-straps'
import { bucketStrap } from './strap'
import { cord } from './cord'
import type { Oval } from '../fittings/taut-line'
import { closure } from '../../closure'
import { placedAt } from '../fittings/placed'
import { bucketWall, cordAt } from './wall'
import type { BucketWall } from './wall'

export type BucketOptions = {
  diameter: number
  height: number
  /** 1 is round; above it the bag is wider than deep. */
  oval?: number
  softness?: number
  carry: { kind: 'strap' | 'chain'; drop: number; width?: number; over?: Oval }
  leafSize?: number
  isBackpack?: boolean
}

/** A round bag drawn together at the top by a cord through eyelets, tied with the line's leaf. */
export function bucket({
  diameter,
  height,
  oval = 1,
  softness = 0.2,
  carry,
  leafSize = 1,
  isBackpack = false,
}: BucketOptions): Model {
  const radius = diameter / 2
  const { width: strapWidth = 1.6 } = carry
  const body = bucketWall({ diameter, height, oval, softness, flat: strapWidth })
  const { wall, off, scale } = body
  const across = 220
  const parts: Part[] = [
    ...shell(fromBehind(wall), {
      name: 'wall',
      across,
      along: 90,
      isRound: true,
      thickness: body.thickness,
      size: [Math.PI * diameter * (1 + oval) * 0.5, height],
      slots: ['leather', 'lining', 'edge'],
    }),
    {
      name: 'floor',
      slot: 'leather',
      geometry: lathe(
        [
          [0, 0.02],
          [radius * 0.98, 0.02, 0.1],
          [radius * 0.985, 0.3, 0.05],
          [0, 0.34],
        ],
        120,
      ).applyMatrix4(new Matrix4().makeScale(oval, 1, 1)),
    },
    ...band(body, 0.12 / height, 2.2 * scale),
  ]
  parts.push(...cord(body), ...leaf(body, 1.15 * scale * leafSize))
  parts.push({
    name: 'mark',
    slot: 'foil',
    geometry: wordMark(
      clamp(diameter * 0.24, 1.8, 4.6),
      (x, y, h) => off(x / (TAU * radius * oval), 0.34 + y / height, 0.012 + h),
      0.014,
      6,
    ),
  })
  // A loop to hang a backpack by needs more room for the hand.
  const crown = height * 0.92 + 1.1 + carry.drop + (isBackpack ? 1 : 0)
  parts.push(...bucketStrap(body, { kind: carry.kind, width: strapWidth, crown, over: carry.over }))
  if (isBackpack) {
    const back: Bend = (x, y, out) => off(0.5 + x / (TAU * radius * oval), y / height, out)
    // Sewn on below the cord, so that it can be drawn.
    parts.push(...backStraps({ back, width: diameter * oval, height: height * 0.8, top: height * 0.82 }))
  }
  return { parts }
}

/** The same round surface from the middle of its back on, where its leather is sewn together. */
const fromBehind =
  (surface: Surface): Surface =>
  (u, v) =>
    surface((u + 0.5) % 1, v)

/** A band of leather around the foot, with two rows of stitches. */
function band({ wall, height, scale }: BucketWall, from: number, width: number): Part[] {
  // On a mini bag as thick leather would stand off like a hoop.
  const thickness = lerp(0.1, 0.19, smooth(0.55, 0.7, scale))
  const surface: Surface = (u, v) => {
    const at = lerp(from, from + width / height, v)
    return wall(u, at).addScaledVector(normalAt(wall, u, at, true), thickness + 0.01)
  }
  const rows = [0.12, 0.88].map((v) =>
    steps(0, 1, 260).map((u) => ({ at: surface(u, v), normal: normalAt(surface, u, v, true) })),
  )
  return [
    ...shell(fromBehind(surface), {
      name: 'band',
      across: 200,
      along: 10,
      isRound: true,
      thickness,
      size: [60, width],
      slots: ['strap', 'strap', 'edge'],
    }),
    {
      name: 'band-seam',
      slot: 'stitch',
      geometry: stitchRows(rows, { pitch: 0.42, length: 0.31, radius: 0.034 }),
    },
  ]
}

/** The line's leaf, its tip at the cord in front, over the leather, which swells below. */
function leaf({ off, scale, height }: BucketWall, size: number): Part[] {
  const tip = off(0, cordAt, 0.8 * scale)
  const foot = off(0, cordAt - (3.7 * size) / height, 0.25 * scale)
  const down = foot.sub(tip).normalize()
  const right = vector(1, 0.12, 0)
  return placedAt(
    closure('leaf', size),
    standing(tip.addScaledVector(down, 1.65 * size), right, right.clone().cross(down).negate()),
    'leaf',
  )
}
