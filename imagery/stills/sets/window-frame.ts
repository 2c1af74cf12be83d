import { dense } from '../../kit/plane/outline'
import type { Point } from '../../kit/plane/outline'
import { slab } from '../../kit/skins/slab'
import { piece } from './piece'
import type { Piece, Place } from './piece'

type Panes = { width: number; height: number; columns?: number; lines?: number; bar?: number; away?: number }

/** Bars between the sun and the set, outside the picture: their shadow is that of a window. */
export function windowFrame(
  sun: readonly [number, number, number],
  target: readonly [number, number, number],
  { width, height, columns = 2, lines = 3, bar = width / 18, away = 1.1 }: Panes,
): Piece {
  const place: Place = {
    at: [target[0] + sun[0] * away, target[1] + sun[1] * away - height / 2, target[2] + sun[2] * away],
    turn: (Math.atan2(sun[0], sun[2]) * 180) / Math.PI,
  }
  const holes: Point[][] = []
  for (let column = 0; column < columns; column += 1)
    for (let line = 0; line < lines; line += 1) {
      const [w, h] = [width / columns, height / lines]
      const [x, y] = [-width / 2 + column * w, line * h]
      holes.push(
        dense(
          [
            [x + bar / 2, y + bar / 2],
            [x + w - bar / 2, y + bar / 2],
            [x + w - bar / 2, y + h - bar / 2],
            [x + bar / 2, y + h - bar / 2],
          ],
          30,
        ),
      )
    }
  const wall = dense(
    [
      [-width * 3, -height * 2],
      [width * 3, -height * 2],
      [width * 3, height * 4],
      [-width * 3, height * 4],
    ],
    120,
  )
  return piece(
    'window',
    slab(wall, 2, 0, holes),
    { type: 'plaster', colour: '#d8d2c8', isUnseen: true },
    place,
  )
}
