import { Matrix4, Vector3 } from 'three'
import { place, standing } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { TAU, bell, clamp, item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Bend } from '../../../kit/solids/panel'
import { lathe } from '../../../kit/solids/solids'
import { stitchRows } from '../../../kit/solids/stitches'
import { normalAt, shell } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import { circle, framesAlong, ring, sweep, throughPoints } from '../../../kit/solids/sweep'
import { wordMark } from '../../../kit/solids/word-mark'
import { backStraps } from '../fittings/back-straps'
import { closure } from '../fittings/locks'
import { placedAt } from '../fittings/placed'
import { shoulderStrap } from '../fittings/shoulder-strap'
import type { Flank } from '../fittings/side-tab'
import { drape } from './casing'

export type BucketOptions = {
  diameter: number
  height: number
  /** 1 is round; above it the bag is wider than deep. */
  oval?: number
  softness?: number
  carry: { kind: 'strap' | 'chain'; drop: number; width?: number }
  leafSize?: number
  isBackpack?: boolean
}

const folds = 11

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
  const scale = clamp(diameter / 19, 0.5, 1.2)
  const cordAt = 0.86
  const wall: Surface = (u, v) => {
    const a = u * TAU
    const gathered = smooth(0.6, cordAt, v) - 0.35 * smooth(cordAt, 1, v)
    const wave = Math.cos(folds * a + 0.6 * Math.sin(2 * a))
    const r =
      radius * (0.985 + 0.05 * Math.sin(Math.PI * clamp(v * 1.2)) - 0.2 * gathered) +
      wave * gathered * 0.085 * radius +
      softness *
        0.5 *
        drape(Math.cos(a) * 14, v * height * 1.3 + Math.sin(a) * 9, 1.2) *
        smooth(0.05, 0.35, v)
    const rise = 0.1 + v * height + 0.3 * scale * wave * smooth(0.8, 1, v) * 0.4
    return vector(Math.sin(a) * r * oval, rise, Math.cos(a) * r)
  }
  const across = 220
  const parts: Part[] = [
    ...shell(fromBehind(wall), {
      name: 'wall',
      across,
      along: 90,
      isRound: true,
      thickness: 0.22,
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
    ...band(wall, 0.12 / height, 2.2 * scale, height),
  ]
  parts.push(...cord(wall, cordAt, scale))
  const knot = wall(0, cordAt).addScaledVector(normalAt(wall, 0, cordAt), 0.5 * scale)
  parts.push(
    ...placedAt(
      closure('leaf', 1.15 * scale * leafSize),
      standing(knot.clone().add(vector(0, -1.9 * scale, 0.16)), vector(1, 0.12, 0), vector(0, 0.12, 1)),
      'leaf',
    ),
  )
  parts.push({
    name: 'mark',
    slot: 'foil',
    geometry: wordMark(
      clamp(diameter * 0.24, 1.8, 4.6),
      (x, y, h) => {
        const u = x / (TAU * radius * oval)
        const v = 0.34 + y / height
        const wrapped = u - Math.floor(u)
        return wall(wrapped, v).addScaledVector(normalAt(wall, wrapped, v, true), 0.012 + h)
      },
      0.014,
      6,
    ),
  })
  const bar = height * (cordAt + 0.06) + 0.2
  const cordY = wall(0.25, cordAt).y
  // Over the cord it is lifted by what that is thick.
  const flank: Flank = (y) =>
    wall(0.25, clamp((y - 0.1) / height)).x + 0.36 * scale * bell(y, cordY, 0.5 * scale)
  const reach = wall(0.25, 1).x + 0.22
  parts.push(...shoulderStrap({ ...carry, reach, bar, flank }))
  if (isBackpack) {
    const back: Bend = (x, y, out) => {
      const [u, v] = [0.5 + x / (TAU * radius * oval), y / height]
      return wall(u, v).addScaledVector(normalAt(wall, u, v, true), out)
    }
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
function band(wall: Surface, from: number, width: number, height: number): Part[] {
  const surface: Surface = (u, v) => {
    const at = lerp(from, from + width / height, v)
    return wall(u, at).addScaledVector(normalAt(wall, u, at, true), 0.2)
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
      thickness: 0.19,
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

/** A leather cord in and out through eyelets, with its two ends hanging in front. */
function cord(wall: Surface, v: number, scale: number): Part[] {
  const count = 220
  const places = Array.from({ length: count }, (_, k) => {
    const u = k / count
    const a = u * TAU
    const wave = Math.cos(folds * a + 0.6 * Math.sin(2 * a))
    return wall(u, v).addScaledVector(normalAt(wall, u, v, true), 0.16 * scale + 0.16 * scale * wave)
  })
  const loop = throughPoints(places, true)
  const frames = framesAlong(loop, count * 2, () => vector(0, 1, 0))
  frames.pop()
  const section = circle(0.2 * scale, 18)
  const parts: Part[] = [{ name: 'cord', slot: 'strap', geometry: sweep(section, frames, true) }]
  const { y: top } = wall(0, 1)
  const start = item(places, 0)
  // On the leather, which swells below the cord: so far across and down, cm at full size.
  const onWall = (across: number, down: number, out: number) => {
    const u = (across * scale) / (TAU * start.z)
    const at = v - (down * scale) / top
    const wrapped = u - Math.floor(u)
    return wall(wrapped, at).addScaledVector(normalAt(wall, wrapped, at, true), out * scale)
  }
  for (const sign of [-1, 1]) {
    const long = sign > 0 ? 1 : 0.82
    const tail = throughPoints([
      start.clone().add(vector(0, 0, 0.17 * scale)),
      onWall(sign * 0.5, 0.25, 0.5),
      onWall(sign * 0.85, 1.6 * long, 0.34),
      onWall(sign * 0.72, 3.4 * long, 0.3),
      onWall(sign * 0.9, 5.4 * long, 0.34),
    ])
    parts.push({
      name: `tail${sign}`,
      slot: 'strap',
      geometry: sweep(
        section,
        framesAlong(tail, 70, () => vector(0, 0, 1)),
      ),
    })
    const end = tail.getPointAt(1)
    parts.push({
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
    })
  }
  const eyes = Array.from({ length: folds }, (_, k) => {
    const u = (k + 0.25) / folds
    const normal = normalAt(wall, u, v, true)
    return ring(0.27 * scale, 0.07 * scale, 32, 12).applyMatrix4(
      standing(wall(u, v).addScaledVector(normal, 0.02), sideways(normal), normal),
    )
  })
  eyes.forEach((geometry, k) => parts.push({ name: `eyelet${k}`, slot: 'metal', geometry }))
  return parts
}

const sideways = (normal: Vector3) => new Vector3(0, 1, 0).cross(normal).normalize()
