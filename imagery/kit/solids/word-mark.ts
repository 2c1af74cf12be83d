import { Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { merge } from '../mesh/geometry'
import { TAU, item } from '../plane/maths'
import { dense, roundedRectangle } from '../plane/outline'
import type { Point } from '../plane/outline'
import { bendNormal } from './panel'
import type { Bend } from './panel'
import { sweep } from './sweep'
import type { Frame } from './sweep'

/** The strokes of the house's word mark, as components/word-mark.tsx draws them (y downwards). */
const bowl = (x: number, top: number, radius: number): Point[] =>
  Array.from({ length: 25 }, (_, k) => {
    const a = -Math.PI / 2 + (k / 24) * Math.PI
    return [x + radius * Math.cos(a), top + radius + radius * Math.sin(a)]
  })
const strokes: readonly (readonly Point[])[] = [
  Array.from({ length: 73 }, (_, k): Point => [
    39 + 36 * Math.cos((k / 72) * TAU),
    63 + 36 * Math.sin((k / 72) * TAU),
  ]),
  [
    [122, 98],
    [122, 28],
  ],
  [[122, 28], ...bowl(149, 28, 20), [122, 68]],
  [
    [147, 68],
    [177, 98],
  ],
  ...([222, 308] as const).flatMap((x): Point[][] => [
    [
      [x, 25.5],
      [x, 100.5],
    ],
    [
      [x, 28],
      [x + 40, 28],
    ],
    [
      [x, 63],
      [x + 34, 63],
    ],
    [
      [x, 98],
      [x + 40, 98],
    ],
  ]),
  [
    [237, 17],
    [249, 2],
  ],
]

/**
 * The word mark as raised lines, `width` cm wide, its middle at (0, 0) of `bend`, reaching `relief` above the surface:
 * foil on leather, enamel on a plate. `weight` is that of the strokes; the drawn mark's is 5.
 */
export function wordMark(width: number, bend: Bend, relief = 0.012, weight = 5): BufferGeometry {
  const scale = width / 346
  const half = (weight * scale) / 2
  const section = roundedRectangle(half * 2, relief * 2, Math.min(half, relief) * 0.5, half)
  return merge(
    strokes.map((stroke) => {
      const line = dense(stroke, 8, false).map(([x, y]): Point => [(x - 174.5) * scale, (63 - y) * scale])
      const places = line.map(([x, y]) => bend(x, y, 0))
      const frames = line.map(([x, y], index): Frame => {
        const at = item(places, index)
        const before = item(places, Math.max(0, index - 1))
        const along = item(places, Math.min(places.length - 1, index + 1))
          .clone()
          .sub(before)
          .normalize()
        const side = new Vector3().crossVectors(bendNormal(bend, x, y, 0), along).normalize()
        return { at, side, up: new Vector3().crossVectors(along, side).normalize(), along }
      })
      return sweep(section, frames)
    }),
  )
}
