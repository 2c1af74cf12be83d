import { build } from '../../kit/mesh/geometry'
import type { Material } from '../../models/materials'
import { piece } from './piece'
import type { Piece, Place } from './piece'

type Outlook = Omit<Extract<Material, { type: 'outlook' }>, 'type'>

/** What is seen through a window, upright, its middle below at the origin. */
export function outlook(
  { width, height }: Record<'width' | 'height', number>,
  view: Outlook,
  place: Place = {},
): Piece {
  const [x, y] = [width / 2, height]
  const geometry = build(
    [-x, 0, 0, x, 0, 0, x, y, 0, -x, y, 0],
    [0, 0, 1, 0, 1, 1, 0, 1],
    [0, 1, 2, 0, 2, 3],
    [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
  )
  return piece('outlook', geometry, { type: 'outlook', ...view }, place)
}

/** The far side of a room, behind the camera: what a mirror shows of it. */
export const roomBehind = (place: Place): Piece =>
  outlook(
    { width: 900, height: 500 },
    {
      low: '#a3937f',
      high: '#d8ccba',
      strength: 1,
      hills: [{ colour: '#6f6050', height: 0.3, tall: 0.22, count: 3, soft: 0.16 }],
    },
    place,
  )
