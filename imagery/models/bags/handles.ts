import { Matrix4, Quaternion } from 'three'
import type { CatmullRomCurve3, Vector3 } from 'three'
import { named, place, placeParts } from '../../kit/geometry'
import { bell, item, lerp, smooth, TAU, vector } from '../../kit/maths'
import type { Part } from '../../kit/model'
import type { Point } from '../../kit/outline'
import { roundedPolygon } from '../../kit/outline'
import { panel } from '../../kit/panel'
import type { Bend } from '../../kit/panel'
import { lathe } from '../../kit/solids'
import { stitchRows, seamOnPanel, stitches } from '../../kit/stitches'
import { framesAlong, pointOn, ring, strapSection, sweep, throughPoints } from '../../kit/sweep'
import type { Frame } from '../../kit/sweep'
import { chain, dRing } from './hardware'

type ArchOptions = {
  /** Half the distance of its feet. */
  reach: number
  /** Of its feet and above them. */
  base: number
  height: number
  z?: number
}

/** A round-shouldered arch in the plane of x and y. `square` 1 is an ellipse, below it has fuller shoulders. */
function archCurve({ reach, base, height, z = 0 }: ArchOptions, square = 0.82): CatmullRomCurve3 {
  return throughPoints(
    Array.from({ length: 49 }, (_, k) => {
      const a = Math.PI * (1 - k / 48)
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return vector(reach * Math.sign(c) * Math.abs(c) ** square, base + height * Math.max(0, s) ** square, z)
    }),
  )
}

/** A rolled handle, sewn along its inside, on ferrules and rings that leather tabs hold on the top of the bag. */
export function rolledHandle(options: ArchOptions & { onTop: number; thick?: number }): Part[] {
  const { reach, onTop, z = 0, thick = 0.62 } = options
  const curve = archCurve(options)
  const frames = framesAlong(
    curve,
    160,
    () => vector(0, 0, 1),
    (t) => ({ scale: 0.86 + 0.26 * Math.sin(Math.PI * t) ** 0.7 }),
  )
  const count = frames.length - 1
  const middle = item(frames, Math.round(count / 2))
  const inside = middle.side.y > 0 ? -1 : 1
  const section = Array.from({ length: 56 }, (_, k): Point => {
    const a = (k / 56) * TAU
    const ridge = bell(a, Math.PI, 0.36)
    const r = thick + 0.15 * ridge
    return [r * Math.cos(a) * -inside, thick * Math.sin(a) * (1 - 0.25 * bell(a, Math.PI, 0.5))]
  })
  const turned = inside < 0 ? section : section.toReversed()
  const parts: Part[] = [{ name: 'handle', slot: 'strap', geometry: sweep(turned, frames) }]
  const rows = [1, -1].map((sign) =>
    frames.slice(6, count - 5).map((frame) => {
      const scale = frame.scale ?? 1
      return {
        at: frame.at
          .clone()
          .addScaledVector(frame.side, inside * thick * 0.92 * scale)
          .addScaledVector(frame.up, sign * thick * 0.47 * scale),
        normal: frame.up
          .clone()
          .multiplyScalar(sign)
          .addScaledVector(frame.side, inside * 0.6)
          .normalize(),
      }
    }),
  )
  parts.push({
    name: 'handle-seam',
    slot: 'stitch',
    geometry: stitchRows(rows, { pitch: 0.4, length: 0.28, radius: 0.034 }),
  })
  for (const sign of [-1, 1]) {
    const frame = sign < 0 ? item(frames, 0) : item(frames, count)
    const out = frame.along.clone().multiplyScalar(sign < 0 ? -1 : 1)
    const cuff = lathe(
      [
        [0, -1.1],
        [0.64, -1.1, 0.04],
        [0.69, -1, 0.05],
        [0.69, -0.05, 0.06],
        [0.58, 0.12, 0.08],
        [0.28, 0.3, 0.08],
        [0.2, 0.6],
        [0, 0.6],
      ],
      64,
    )
    cuff.applyMatrix4(
      new Matrix4().compose(
        frame.at.clone().addScaledVector(out, 0.1),
        new Quaternion().setFromUnitVectors(vector(0, 1, 0), out),
        vector(thick / 0.62, 1, thick / 0.62),
      ),
    )
    const side = sign < 0 ? 'left' : 'right'
    const foot = sign * reach
    parts.push(
      { name: `${side}-ferrule`, slot: 'metal', geometry: cuff },
      {
        name: `${side}-eye`,
        slot: 'metal',
        geometry: place(ring(0.3, 0.11), { at: [frame.at.x + out.x * 0.8, frame.at.y + out.y * 0.8, z] }),
      },
      {
        name: `${side}-ring`,
        slot: 'metal',
        geometry: place(ring(0.78, 0.13), { turn: [0, Math.PI / 2, 0], at: [foot, onTop + 0.52, z] }),
      },
      ...named(side, topTab(foot, onTop, z)),
    )
  }
  return parts
}

/** How high above the bag's top a rolled handle's feet are. */
export const rolledHandleFoot = 1.72

/** A small leather tab on top of the bag, over the lower half of a ring. */
function topTab(x0: number, onTop: number, z0: number): Part[] {
  const outline = roundedPolygon(
    [
      [-0.8, -1.5, 0.65],
      [0.8, -1.5, 0.65],
      [0.8, 1.5, 0.65],
      [-0.8, 1.5, 0.65],
    ],
    0.1,
  )
  const bend: Bend = (x, y, height) => vector(x0 + x, onTop - 0.06 + 0.3 * bell(y, 0, 0.33) + height, z0 - y)
  return [
    ...panel({
      name: 'tab',
      outline,
      bend,
      thickness: 0.24,
      groove: 0.03,
      grooveAt: 0.24,
      rings: 12,
      slots: { face: 'strap', back: 'strap' },
    }),
    {
      name: 'tab-seam',
      slot: 'stitch',
      geometry: stitchRows(
        seamOnPanel(outline, 0.24, bend, 0.22, (_x, y) => Math.abs(y) > 0.55),
        { pitch: 0.33, length: 0.24, radius: 0.03 },
      ),
    },
  ]
}

/** Stitches along both edges of a strap, on its upper and lower side. */
function strapSeams(
  frames: readonly Frame[],
  width: number,
  thickness: number,
  inset = 0.26,
  sides: readonly number[] = [1, -1],
) {
  return stitchRows(
    sides.flatMap((side) =>
      [1, -1].map((edge) =>
        frames.map((frame) => ({
          at: pointOn(frame, [edge * (width / 2 - inset), (side * thickness) / 2]),
          normal: frame.up.clone().multiplyScalar(side),
        })),
      ),
    ),
    { pitch: 0.42, length: 0.31, radius: 0.032, lift: 0.006 },
  )
}

export type StrapOptions = { width: number; thickness?: number; slot?: string; name: string; count?: number }

/** A flat strap along a curve, its broad side facing `up`, with painted edges and two rows of stitches. */
export function strap(
  curve: CatmullRomCurve3,
  up: (t: number, at: Vector3) => Vector3,
  options: StrapOptions,
): Part[] {
  const { width, thickness = 0.3, slot = 'strap', name } = options
  const frames = framesAlong(curve, options.count ?? Math.max(60, Math.round(curve.getLength() * 3)), up)
  return [
    { name, slot, geometry: sweep(strapSection(width, thickness, 0.03), frames) },
    {
      name: `${name}-edge`,
      slot: 'edge',
      geometry: sweep(
        strapSection(0.05, thickness * 0.62),
        frames.map((f) => shifted(f, width / 2)),
      ),
    },
    {
      name: `${name}-edgeb`,
      slot: 'edge',
      geometry: sweep(
        strapSection(0.05, thickness * 0.62),
        frames.map((f) => shifted(f, -width / 2)),
      ),
    },
    { name: `${name}-seam`, slot: 'stitch', geometry: strapSeams(frames, width, thickness) },
  ]
}

const shifted = (frame: Frame, by: number): Frame => ({
  ...frame,
  at: frame.at.clone().addScaledVector(frame.side, by),
})

/** Two flat handles of an open bag, each sewn low on its face. */
export function flatHandles(options: {
  faces: readonly { bend: Bend; sign: number }[]
  reach: number
  top: number
  /** How far the handle rises above the bag, and how far it is sewn down on the face. */
  height: number
  sewn: number
  width?: number
  thickness: number
  /** The back handle falls over behind the bag by this share of its height. */
  lean?: number
}): Part[] {
  const { faces, reach, top, height, sewn, width = 2.2, thickness, lean = 0 } = options
  return faces.flatMap(({ bend, sign }) => {
    const lift = thickness + 0.13
    const foot = (x: number, y: number) => bend(sign * x, y, lift)
    const edge = foot(reach, top)
    const tilt = sign * (0.06 + lean)
    const arch = Array.from({ length: 33 }, (_, k) => {
      const a = Math.PI * (1 - k / 32)
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const rise = height * Math.max(0, s) ** 0.78
      return vector(reach * Math.sign(c) * Math.abs(c) ** 0.78, top + 0.5 + rise, edge.z + tilt * rise * 0.5)
    })
    const left = [sewn, sewn * 0.6, sewn * 0.25].map((down) => foot(-reach, top - down))
    const right = [sewn * 0.25, sewn * 0.6, sewn].map((down) => foot(reach, top - down))
    const curve = throughPoints([...left, ...arch, ...right])
    const name = sign > 0 ? 'handle-front' : 'handle-back'
    const up = (_t: number, at: Vector3) => {
      // The broad side faces outwards from the bag on its face and along the arch alike.
      const inward = smooth(top, top + height * 0.6, at.y)
      return vector(0, 0, sign)
        .lerp(vector(0, -tilt * 0.5, sign), inward)
        .normalize()
    }
    return [
      ...strap(curve, up, { width, name, count: 220 }),
      ...[-1, 1].flatMap((x) =>
        boxStitch(
          bend,
          sign * x * reach,
          top - sewn + 0.4,
          width,
          lift,
          `${name}-${x > 0 ? 'right' : 'left'}`,
        ),
      ),
    ]
  })
}

/** The square of stitches that holds a handle's end. */
function boxStitch(bend: Bend, x0: number, y0: number, width: number, lift: number, name: string): Part[] {
  const w = width / 2 - 0.26
  const points: Point[] = [
    [-w, 0],
    [w, 0],
    [w, width * 0.9],
    [-w, width * 0.9],
    [-w, 0],
  ]
  const rows = points.slice(1).map((to, k) => {
    const from = item(points, k)
    return Array.from({ length: 12 }, (_, j) => {
      const [x, y] = [lerp(from[0], to[0], j / 11), lerp(from[1], to[1], j / 11)]
      const at = bend(x0 + x, y0 + y, lift + 0.165)
      return {
        at,
        normal: bend(x0 + x, y0 + y, lift + 1)
          .sub(at)
          .normalize(),
      }
    })
  })
  return [
    {
      name: `${name}-box-seam`,
      slot: 'stitch',
      geometry: stitchRows(rows, { pitch: 0.36, length: 0.27, radius: 0.032 }),
    },
  ]
}

type ShoulderOptions = {
  /** Where the rings are: half their distance, their height. */
  reach: number
  base: number
  drop: number
  kind: 'strap' | 'chain' | 'half-chain'
  width?: number
  z?: number
}

/** A long strap or chain, held up as on a shoulder, from rings at both sides of the bag. */
export function shoulderStrap({ reach, base, drop, kind, width = 1.6, z = 0 }: ShoulderOptions): Part[] {
  const tip = 0.86
  const curve = throughPoints(
    Array.from({ length: 41 }, (_, k) => {
      const t = lerp(-1, 1, k / 40)
      const x = reach * Math.sin((t * Math.PI) / 2) * lerp(tip, 1, Math.abs(t) ** 3)
      return vector(x, base + 0.9 + drop * (1 - Math.abs(t) ** 2.6), z)
    }),
  )
  const rings = [-1, 1].map((sign): Part => {
    const part = dRing(width + 0.5)
    return {
      ...part,
      name: sign < 0 ? 'strap-ring-left' : 'strap-ring-right',
      geometry: place(part.geometry, { turn: [0, Math.PI / 2, 0], at: [sign * reach, base + 0.35, z] }),
    }
  })
  if (kind === 'chain') return [...rings, chain(curve)]
  const outward = (_t: number, at: Vector3) => {
    const flatTop = smooth(base + drop * 0.55, base + drop, at.y)
    return vector(Math.sign(at.x || 1) * (1 - flatTop) + at.x * 0.08 * flatTop, flatTop, 0).normalize()
  }
  return [
    ...rings,
    ...strap(curve, outward, { width, name: 'shoulder-strap', thickness: 0.26, count: 260 }),
    ...loops(curve, width, reach, base, z),
  ]
}

/** The strap's ends fold around the rings and are riveted. */
function loops(curve: CatmullRomCurve3, width: number, reach: number, base: number, z: number): Part[] {
  return [-1, 1].map((sign): Part => {
    const end = curve.getPointAt(sign < 0 ? 0 : 1)
    const path = throughPoints([
      vector(end.x - sign * 0.18, end.y + 1.6, z),
      vector(end.x - sign * 0.2, end.y + 0.4, z),
      vector(sign * (reach - 0.16), base + 0.55, z),
      vector(sign * reach, base + 0.08, z),
      vector(sign * (reach + 0.2), base + 0.5, z),
      vector(end.x + sign * 0.16, end.y + 0.3, z),
    ])
    const frames = framesAlong(path, 60, (_t, at) =>
      vector(at.x - sign * reach, at.y - base - 0.6, 0).normalize(),
    )
    return {
      name: sign < 0 ? 'loop-left' : 'loop-right',
      slot: 'strap',
      geometry: sweep(strapSection(width * 0.94, 0.2), frames),
    }
  })
}

/** A leather tab on the side of a bag that holds a ring: sewn down below, its loop above. */
export function sideTab(x: number, y: number, sign: number, width = 1.5): Part[] {
  const path = throughPoints([
    vector(x + sign * 0.06, y - 2.4, 0),
    vector(x + sign * 0.16, y - 1.2, 0),
    vector(x + sign * 0.3, y - 0.1, 0),
    vector(x + sign * 0.16, y + 0.4, 0),
    vector(x - sign * 0.06, y, 0),
    vector(x - sign * 0.04, y - 1, 0),
  ])
  const frames = framesAlong(path, 60, (t, at) =>
    t < 0.4 ? vector(sign, 0, 0) : vector(at.x - x - sign * 0.08, at.y - y + 0.1, 0).normalize(),
  )
  const name = sign < 0 ? 'side-tab-left' : 'side-tab-right'
  return [
    { name, slot: 'strap', geometry: sweep(strapSection(width, 0.2), frames) },
    {
      name: `${name}-seam`,
      slot: 'stitch',
      geometry: stitches(
        frames.slice(2, 20).map((frame) => ({ at: pointOn(frame, [0, 0.1]), normal: frame.up })),
        { radius: 0.03, pitch: 0.34, length: 0.25 },
      ),
    },
  ]
}

export const placedAt = (parts: readonly Part[], matrix: Matrix4, prefix: string) =>
  named(prefix, placeParts(parts, matrix))
