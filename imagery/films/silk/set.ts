import type { Cloth } from '../../kit/cloth/cloth'
import { draped } from '../../kit/cloth/draped'
import { aroundKnots, press } from '../../kit/cloth/press'
import { refined } from '../../kit/cloth/refined'
import { build } from '../../kit/mesh/geometry'
import type { Material } from '../../models/materials'
import { block } from '../../stills/sets/blocks'
import { piece, plaster, stone } from '../../stills/sets/piece'
import type { Piece } from '../../stills/sets/piece'
import { eye } from '../../stills/still'
import type { Light } from '../../stills/still'
import { edge, pattern, triangles } from './pour'

const satin: Material = { type: 'leather', grain: 'satin', colour: '#94aebb' }
const around = aroundKnots(triangles)

/** A pale ledge before a wall. */
export const set = (): Piece[] => [
  block([600, 300, 260], stone('#dcd6cb', '#d7d0c4'), { at: [0, -300, -130] }, edge),
  block([1200, 700, 20], plaster('#cfc0ae'), { at: [0, -300, -290] }, 0.1),
]

/** A tall window at the left, from the side, so that every fold has a bright flank and a dark one; light from above behind for its gloss. */
export const light: Light = {
  sky: '#f2efe9',
  skyStrength: 0.26,
  lamps: [
    {
      ...{ kind: 'area', position: [-170, 90, 36], target: [0, -14, 0], power: 720000 },
      ...{ width: 50, height: 170, colour: '#fff3e4' },
    },
    {
      ...{ kind: 'area', position: [70, 120, -150], target: [0, -20, 10], power: 170000 },
      ...{ width: 120, height: 60, colour: '#f6f4ff' },
    },
  ],
}

export const camera = eye([-42, 56, 186], [-2, -13, 0], 16)

/** The silk where the solver left it, rounded. */
export function silkAt(places: ArrayLike<number>): Piece {
  const positions = Float64Array.from(places)
  press(positions, around, 5)
  const side = Int8Array.from(pattern, () => 1)
  const cloth: Cloth = { positions, pattern, side, triangles, restsAs: 'placed', zips: [] }
  const { cloth: fine, points } = draped(refined(cloth))
  // Of the pattern hardly any of its length: its grain may not be another one when the loop begins again.
  const uv = fine.pattern.flatMap(([x, y]) => [x, y * 0.002])
  return piece(
    'silk',
    build(
      points.flatMap((point) => point.toArray()),
      uv,
      [...fine.triangles],
    ),
    satin,
  )
}
