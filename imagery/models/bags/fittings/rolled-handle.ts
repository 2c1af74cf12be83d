import { Matrix4, Quaternion } from 'three'
import type { CatmullRomCurve3 } from 'three'
import { named, place } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { TAU, bell, item, vector } from '../../../kit/plane/maths'
import { roundedPolygon } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { panel } from '../../../kit/solids/panel'
import type { Bend } from '../../../kit/solids/panel'
import { lathe } from '../../../kit/solids/solids'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'
import { framesAlong, ring, sweep, throughPoints } from '../../../kit/solids/sweep'

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

type HandleRing = { radius: number; up: number }

/** The rings a handle hangs in, and how high above the bag's top their middle is, cm. Their lower half is in the bag's top. */
const sunkRing: HandleRing = { radius: 0.78, up: 0.52 }

/** A smaller one whose lower end its tab hides, where nothing is below the tab but a wall. */
export const ringInTab: HandleRing = { radius: 0.45, up: 0.56 }

/** A rolled handle, sewn along its inside, on ferrules and rings that leather tabs hold on the top of the bag. */
export function rolledHandle(
  options: ArchOptions & { onTop: number; thick?: number; hung?: HandleRing },
): Part[] {
  const { reach, onTop, z = 0, thick = 0.62, hung = sunkRing } = options
  const curve = archCurve(options)
  const frames = framesAlong(
    curve,
    160,
    () => vector(0, 0, 1),
    // Slim at its feet, so that the whole of it is inside its ferrules.
    (t) => ({ scale: 0.76 + 0.36 * Math.sin(Math.PI * t) ** 0.9 }),
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
  const turned = inside < 0 ? section : [...section].reverse()
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
        geometry: place(ring(hung.radius, 0.13), {
          turn: [0, Math.PI / 2, 0],
          at: [foot, onTop + hung.up, z],
        }),
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
        seamOnPanel(outline, bend, { distance: 0.24, height: 0.22, keep: (_x, y) => Math.abs(y) > 0.55 }),
        { pitch: 0.33, length: 0.24, radius: 0.03 },
      ),
    },
  ]
}
