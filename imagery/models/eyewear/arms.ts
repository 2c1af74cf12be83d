import type { Part } from '../../kit/mesh/model'
import { curveThrough, superellipse } from '../../kit/plane/curves'
import { lerp, smooth, vector } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { sweep } from '../../kit/skins/line-sweep'
import { wordMark } from '../../kit/solids/word-mark'
import { sides } from './face'

/** Arms back to the ears, with their tips, and hinges. */
export function arms(
  [x, y, z]: readonly [number, number, number],
  profile: readonly Point[],
  slot: string,
  isWire: boolean,
): Part[] {
  return sides.flatMap((side) => {
    const line = curveThrough(
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
    const arm = sweep(profile, line, {
      hint: () => vector(side, 0, 0),
      roundEnds: true,
      scale: (share) =>
        isWire ? 1 : lerp(1, 0.72, smooth(0.02, 0.4, share)) + 0.14 * smooth(0.72, 1, share),
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

export function markOn(x: number, y: number, z: number): Part[] {
  return sides.map((side) => ({
    name: `mark${side}`,
    geometry: wordMark(1.9, (u, v, h) => vector(side * (x + 0.235 + h), y + v, z - 3 - side * u), 0.012, 7),
    slot: 'metal',
  }))
}
