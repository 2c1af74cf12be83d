import { curveThrough } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { tube } from '../../kit/skins/line-sweep'
import { brass } from '../palette'
import { piece } from './piece'
import type { Piece } from './piece'
import { wood } from './wood'

/** A hanger on a rail: its hook goes over the rail at `rail`, its shoulders lie `drop` below. */
export function hanger([x, rail, z]: readonly [number, number, number], drop: number, turn: number): Piece[] {
  const hook = curveThrough(
    [
      vector(0, -drop, 0),
      vector(0, -3.4, 0),
      vector(0, -1.6, 1.3),
      vector(0, 0.4, 1.7),
      vector(0, 1.7, 0),
      vector(0, 0.4, -1.7),
      vector(0, -0.6, -1.6),
    ],
    60,
  )
  const shoulders = curveThrough(
    [
      vector(-15, -drop - 5.4, 0.8),
      vector(-8, -drop - 2.3, 0),
      vector(0, -drop, 0),
      vector(8, -drop - 2.3, 0),
      vector(15, -drop - 5.4, 0.8),
    ],
    40,
  )
  const place = { at: [x, rail, z] as const, turn }
  return [
    piece('hook', tube(hook, 0.22, { sides: 12 }), brass, place),
    piece('shoulders', tube(shoulders, 1.1, { sides: 20 }), wood('#8a5f3d'), place),
  ]
}
