import { curveThrough } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { tube } from '../../kit/skins/line-sweep'
import { ball } from '../../kit/skins/turned'
import { brass } from '../palette'
import { drum } from './blocks'
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
  return [
    piece('hook', tube(hook, 0.22, { sides: 12 }), brass, { at: [x, rail, z], turn }),
    shoulders([x, rail - drop, z], turn),
  ]
}

/** What a garment's shoulders lie on, its middle at `at`. */
function shoulders(at: readonly [number, number, number], turn: number): Piece {
  const line = curveThrough(
    [vector(-15, -5.4, 0.8), vector(-8, -2.3, 0), vector(0, 0, 0), vector(8, -2.3, 0), vector(15, -5.4, 0.8)],
    40,
  )
  return piece('shoulders', tube(line, 1.1, { sides: 20 }), wood('#8a5f3d'), { at, turn })
}

/** A stand for one garment: a foot, a rod to shoulders `tall` above it, and a knob above its neck. */
export function stand(tall: number, [x, y, z]: readonly [number, number, number], turn: number): Piece[] {
  const neck = 6
  return [
    drum(15, 1.6, brass, { at: [x, y, z] }),
    drum(0.7, tall + neck - 1.6, brass, { at: [x, y + 1.6, z] }),
    piece('knob', ball(1.5, 32), brass, { at: [x, y + tall + neck + 1.2, z] }),
    shoulders([x, y + tall, z], turn),
  ]
}
