import type { Part } from '../../kit/mesh/model'
import { at, curveThrough, superellipse } from '../../kit/plane/curves'
import { lerp, smooth, steps, vector } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { framesAlong, sweep } from '../../kit/skins/line-sweep'
import type { Bend } from '../../kit/solids/panel'
import { wordMark } from '../../kit/solids/word-mark'
import { sides } from './face'

/** Where an arm begins at its hinge. */
type Hinge = readonly [x: number, y: number, z: number]

/** The middle of an arm from the hinge to the ear. */
const lineOf = (side: number, [x, y, z]: Hinge) =>
  curveThrough(
    [
      vector(side * x, y, z + 0.15),
      vector(side * (x + 0.22), y, z - 0.8),
      vector(side * (x + 0.34), y - 0.02, z - 4.5),
      vector(side * (x + 0.2), y - 0.15, z - 8.6),
      vector(side * x, y - 1.1, z - 11),
      vector(side * (x - 0.22), y - 3.3, z - 13),
      vector(side * (x - 0.3), y - 4.2, z - 13.5),
    ],
    150,
  )

/** How thick an arm of acetate is along its way, as a share of its profile. */
const thickAt = (share: number) => lerp(1, 0.72, smooth(0.02, 0.4, share)) + 0.14 * smooth(0.72, 1, share)

/** Arms back to the ears, with their tips, and hinges. */
export function arms(hinge: Hinge, profile: readonly Point[], slot: string, isWire: boolean): Part[] {
  return sides.flatMap((side) => {
    const line = lineOf(side, hinge)
    const arm = sweep(profile, line, {
      hint: () => vector(side, 0, 0),
      roundEnds: true,
      scale: (share) => (isWire ? 1 : thickAt(share)),
    })
    const tip = isWire
      ? [
          {
            name: `tip${side}`,
            geometry: sweep(superellipse(0.34, 0.62, 3, 28), line.slice(96), {
              hint: () => vector(side, 0, 0),
              roundEnds: true,
            }),
            slot: 'tips',
          },
        ]
      : []
    return [{ name: `arm${side}`, geometry: arm, slot }, ...tip]
  })
}

/** A line down the middle of the outside of an arm that is `thick` at the hinge, by z; `over` it by so much. */
function outsideOf(side: number, hinge: Hinge, thick: number, over = 0) {
  const line = lineOf(side, hinge)
  const outside = framesAlong(line, false, () => vector(side, 0, 0)).map(({ point, up }, index) =>
    point.clone().addScaledVector(up, (thick / 2) * thickAt(index / (line.length - 1)) + over),
  )
  return (z: number) => {
    const after = outside.findIndex((point) => point.z < z)
    const [a, b] = [at(outside, after - 1), at(outside, after)]
    return a.clone().lerp(b, (a.z - z) / (a.z - b.z))
  }
}

/** The name on the outside of both arms: off its surface it would have a mirror image. */
export function markOn(hinge: Hinge, thick: number): Part[] {
  return sides.map((side) => {
    const outside = outsideOf(side, hinge, thick)
    const on: Bend = (u, v, h) => outside(hinge[2] - 3 - side * u).add(vector(side * h, v, 0))
    return { name: `mark${side}`, geometry: wordMark(1.9, on, 0.012, 7), slot: 'metal' }
  })
}

/** A line of nacre let into the outside of both arms, from behind the name to the ear: flush, its ends pointed. */
export function inlayOn(hinge: Hinge, thick: number): Part[] {
  return sides.map((side) => {
    const outside = outsideOf(side, hinge, thick, -0.012)
    const line = steps(4.4, 10.2, 60).map((behind) => outside(hinge[2] - behind))
    const geometry = sweep(superellipse(0.2, 0.05, 4, 24), line, {
      hint: () => vector(side, 0, 0),
      scale: (share) => 0.3 + 0.7 * smooth(0, 0.08, share) * smooth(0, 0.08, 1 - share),
    })
    return { name: `inlay${side}`, geometry, slot: 'pearl' }
  })
}
