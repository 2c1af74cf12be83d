import { randomFrom, smooth, vector } from '../../kit/plane/maths'
import { shell } from '../../kit/skins/shell'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

/** Linen falling from above and running out over the floor in folds. */
export function drape(
  { width, fall, run }: Record<'width' | 'fall' | 'run', number>,
  material: Material,
  place: Place = {},
  seed = 3,
): Piece {
  const random = randomFrom(seed)
  const waves = Array.from(
    { length: 7 },
    () => [(2 + random() * 9) / width, random() * 6.3, 0.5 + random()] as const,
  )
  const rows = Array.from({ length: 161 }, (_, line) => {
    const t = line / 160
    const down = fall / (fall + run)
    return Array.from({ length: 241 }, (__, column) => {
      const x = (column / 240 - 0.5) * width
      const fold =
        waves.reduce(
          (sum, [pitch, phase, tall]) => sum + tall * Math.sin(x * pitch * 6.3 + phase + t * 0.8),
          0,
        ) *
        (1.1 + 0.5 * t)
      const bend = smooth(down - 0.09, down + 0.09, t)
      const y = t < down ? fall * (1 - t / down) : 0
      const z = t > down ? ((t - down) / (1 - down)) * run : 0
      const lift = (2.2 + fold * 0.42 * smooth(1, 0.8, t)) * smooth(1, 0.9, t)
      return vector(
        x * (1 + 0.05 * t),
        Math.max(y + Math.max(0.2, lift) * bend, 0.2) + (1 - bend) * 0,
        z + fold * (1 - bend) + 6 * bend * (1 - bend),
      )
    })
  })
  return piece(
    'drape',
    shell(rows, {
      thickness: 0.4,
      crease: 60,
      uv: (row, column) => [column * (width / 240), row * ((fall + run) / 160)],
    }),
    material,
    place,
  )
}
