import { vector } from '../../kit/plane/maths'
import { shell } from '../../kit/skins/shell'
import type { Hex } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

/** Still water in a shallow basin: soft rings on a dark floor. */
export function water(width: number, depth: number, colour: Hex, place: Place = {}): Piece {
  const rows = Array.from({ length: 221 }, (_, line) =>
    Array.from({ length: 301 }, (__, column) => {
      const [x, z] = [(column / 300 - 0.5) * width, (line / 220 - 0.5) * depth]
      const ring = (cx: number, cz: number, pitch: number, tall: number) => {
        const away = Math.hypot(x - cx, z - cz)
        return tall * Math.sin(away * pitch) * Math.exp(-away / 42)
      }
      const y =
        ring(-14, 4, 0.42, 0.16) +
        ring(38, -16, 0.36, 0.12) +
        0.05 * Math.sin(x * 0.11 + z * 0.23) +
        0.04 * Math.sin(x * 0.31 - z * 0.17)
      return vector(x, 1.2 + y, z)
    }),
  )
  return piece('water', shell(rows, { thickness: -1.1, crease: 60 }), { type: 'water', colour }, place)
}
