import { randomFrom, smooth, TAU, vector } from '../../kit/plane/maths'
import { shell } from '../../kit/skins/shell'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

type Curtain = {
  width: number
  fall: number
  /** How far a pleat comes forward and goes back, cm. */
  deep: number
  pleats: number
}

/** A curtain that hangs in pleats from above to its hem at y = 0, and keeps within `deep` of z = 0. */
export function curtain(
  { width, fall, deep, pleats }: Curtain,
  material: Material,
  place: Place = {},
  seed = 3,
): Piece {
  const random = randomFrom(seed)
  const sways = [1.3, 2.1, 3.4].map((pace) => [pace, random() * TAU, 0.4 + random() * 0.5] as const)
  const sway = (share: number) =>
    sways.reduce((sum, [pace, phase, by]) => sum + by * Math.sin(share * pace * TAU + phase), 0)
  const [lines, columns] = [80, pleats * 40]
  const rows = Array.from({ length: lines + 1 }, (_, line) => {
    const down = line / lines
    return Array.from({ length: columns + 1 }, (__, column) => {
      const share = column / columns
      const turn = share * pleats * TAU + sway(share) + 0.5 * down * sway(share + 0.4)
      const full = (0.72 + 0.28 * down) * (0.85 + 0.15 * Math.sin(sway(share + 0.2)))
      // Pleats are rounder than a wave: they lean out over the hollows beside them.
      const x = (share - 0.5) * width + 0.055 * (width / pleats) * Math.sin(2 * turn)
      const pleat = 0.72 * Math.sin(turn) + 0.28 * Math.sin(0.43 * turn + sway(share))
      return vector(x, fall * (1 - down), deep * full * pleat)
    })
  })
  return piece(
    'curtain',
    shell(rows, {
      thickness: 0.3,
      crease: 60,
      uv: (line, column) => [(column / columns) * width * 1.6, (line / lines) * fall],
    }),
    material,
    place,
  )
}

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
