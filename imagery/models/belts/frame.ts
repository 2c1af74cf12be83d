import { place } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { lerp, vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import type { Outline } from '../../kit/plane/outline'
import { plate } from '../../kit/solids/solids'
import { framesAlong, ring, sweep, throughPoints } from '../../kit/solids/sweep'

export type Buckle = {
  parts: Part[]
  /** Where the strap is held, left of the middle, and where its other end leaves. */
  left: number
  right: number
  width: number
  height: number
}

/** A frame with a hole, its edges softly rounded. */
export function frame(outline: Outline, hole: Outline, slot = 'metal', depth = 0.5): Part {
  return {
    name: 'frame',
    slot,
    geometry: place(plate(outline, depth, Math.min(0.17, depth * 0.38), { holes: [hole], crease: 28 }), {
      at: [0, 0, -0.06],
    }),
  }
}

/** The tongue of a buckle: from the left bar over the frame's right side. */
export function prong(left: number, right: number, thick = 0.42): Part[] {
  const curve = throughPoints(
    [
      [left - 0.05, 0.12],
      [left + 0.45, 0.44],
      [left + 1.3, 0.56],
      [right - 0.6, 0.58],
      [right + 0.02, 0.57],
      [right + 0.26, 0.46],
    ].map(([x = 0, z = 0]) => vector(x, 0, z)),
  )
  const frames = framesAlong(
    curve,
    70,
    () => vector(0, 0, 1),
    (t) => ({
      scale: lerp(1, 0.76, t) * (t > 0.94 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.94) / 0.06) ** 2)) : 1),
    }),
  )
  return [
    {
      name: 'prong',
      slot: 'metal',
      geometry: sweep(roundedRectangle(thick, thick * 0.62, thick * 0.24, 0.05), frames),
    },
    {
      name: 'hinge',
      slot: 'metal',
      geometry: place(ring(0.24, 0.1, 48, 16), { turn: [Math.PI / 2, 0, 0], at: [left, 0, 0.14] }),
    },
  ]
}
