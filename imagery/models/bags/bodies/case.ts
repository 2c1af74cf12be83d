import { place } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { TAU } from '../../../kit/plane/maths'
import { roundedRectangle } from '../../../kit/plane/outline'
import { lathe, plate } from '../../../kit/solids/solids'

/** A hard evening case: two lacquered shells in a metal frame, closed by two crossing pearls. */
export function hardCase({ width, height, depth }: { width: number; height: number; depth: number }): Model {
  const frame = 0.5
  const half = (depth - frame) / 2
  const outline = roundedRectangle(width, height, 1.5, 0.1)
  const middle = height / 2 + 0.07
  const shell = (sign: number) => {
    const geometry = plate(outline, half, Math.min(0.85, half * 0.6), { crease: 40 })
    return sign > 0
      ? place(geometry, { at: [0, middle, frame / 2 - 0.02] })
      : place(geometry, { turn: [0, Math.PI, 0], at: [0, middle, -frame / 2 + 0.02] })
  }
  const rim = (sign: number, z: number) =>
    place(
      plate(roundedRectangle(width + 0.1, height + 0.1, 1.55, 0.1), 0.26, 0.09, {
        holes: [roundedRectangle(width - 0.7, height - 0.7, 1.2, 0.1)],
      }),
      {
        at: [0, middle, z * sign - 0.13],
      },
    )
  const parts: Part[] = [
    { name: 'front', slot: 'leather', geometry: shell(1) },
    { name: 'back', slot: 'leather', geometry: shell(-1) },
    { name: 'rim-front', slot: 'metal', geometry: rim(1, 0.15) },
    { name: 'rim-back', slot: 'metal', geometry: rim(-1, 0.15) },
    {
      name: 'core',
      slot: 'metal',
      geometry: place(plate(roundedRectangle(width - 0.3, height - 0.3, 1.35, 0.1), 0.2, 0.08), {
        at: [0, middle, -0.1],
      }),
    },
  ]
  for (const sign of [-1, 1]) {
    const x = sign * 0.42
    const tilt = -sign * 0.35
    const stem = lathe(
      [
        [0, 0],
        [0.2, 0, 0.03],
        [0.2, 0.5, 0.06],
        [0.36, 0.62, 0.05],
        [0.3, 0.82, 0.06],
        [0, 0.84],
      ],
      40,
    )
    const pearl = lathe(
      Array.from({ length: 29 }, (_, k) => {
        const a = -Math.PI / 2 + (k / 28) * (TAU / 2)
        return [0.46 * Math.cos(a), 1.12 + 0.46 * Math.sin(a)] as const
      }),
      56,
    )
    const where = { turn: [0, 0, tilt], at: [x, height - 0.1, sign * 0.14] } as const
    parts.push(
      { name: sign < 0 ? 'stem-left' : 'stem-right', slot: 'metal', geometry: place(stem, where) },
      { name: sign < 0 ? 'pearl-left' : 'pearl-right', slot: 'pearl', geometry: place(pearl, where) },
    )
  }
  return { parts }
}
