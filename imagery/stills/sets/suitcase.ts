import { leatherSheet } from '../../models/materials'
import type { Hex } from '../../models/materials'
import { brass } from '../palette'
import { block, drum } from './blocks'
import { linen } from './piece'
import type { Piece, Place } from './piece'

/** An open case of leather: a tray, and a lid that leans back from its far edge. */
export function suitcase(
  [width, height, depth]: readonly [number, number, number],
  colour: Hex,
  [x, y, z]: readonly [number, number, number],
  turn: number,
): Piece[] {
  const leather = leatherSheet('smooth-calf', 'gold', colour)['leather'] ?? linen(colour)
  const lining = linen('#d8c9b0')
  const angle = (turn * Math.PI) / 180
  const put = (dx: number, dy: number, dz: number, more: Place = {}): Place => ({
    ...more,
    at: [
      x + dx * Math.cos(angle) + dz * Math.sin(angle),
      y + dy,
      z - dx * Math.sin(angle) + dz * Math.cos(angle),
    ],
    turn,
  })
  const wall = 1
  const [side, far] = [(width - wall) / 2, (depth - wall) / 2]
  const lean = -0.32
  const rim = height / 2
  /** A place on the lid, from the hinge at the far wall's upper edge: up along it, and out towards us. */
  const onLid = (dx: number, along: number, out: number) =>
    put(
      dx,
      height + along * Math.cos(lean) - out * Math.sin(lean),
      -far + along * Math.sin(lean) + out * Math.cos(lean),
      { lean },
    )
  return [
    block([width, wall, depth], leather, put(0, 0, 0), 0.3),
    block([wall, height, depth], leather, put(-side, 0, 0), 0.4),
    block([wall, height, depth], leather, put(side, 0, 0), 0.4),
    block([width, height, wall], leather, put(0, 0, -far), 0.4),
    block([width, height, wall], leather, put(0, 0, far), 0.4),
    block([width - 2.2, 0.6, depth - 2.2], lining, put(0, 1, 0), 0.2),
    ...[-1, 1].map((at) => block([0.5, height - 1.4, depth - 2], lining, put(at * (side - 0.75), 1, 0), 0.1)),
    block([width - 2, height - 1.4, 0.5], lining, put(0, 1, -far + 0.75), 0.1),
    // The lid: its inside towards us.
    block([width, depth, wall], leather, onLid(0, 0, -rim), 0.4),
    block([width - 2, depth - 2, 0.5], lining, onLid(0, 1, -rim + 0.75), 0.1),
    ...[0, depth - wall].map((along) => block([width, wall, rim], leather, onLid(0, along, -rim / 2), 0.4)),
    ...[-1, 1].flatMap((at) => [
      block([wall, depth, rim], leather, onLid(at * side, 0, -rim / 2), 0.4),
      block([0.5, depth - 2, rim - 1], lining, onLid(at * (side - 0.75), 1, -rim / 2 - 0.3), 0.1),
    ]),
    block([width - 2, 0.5, rim - 1], lining, onLid(0, depth - 1.5, -rim / 2 - 0.3), 0.1),
    ...[-1, 1].flatMap((at) => [
      block([4.4, 3, 0.5], brass, put(at * width * 0.3, height - 3.6, far + 0.7), 0.2),
      block([2.2, 1, 0.5], brass, put(at * width * 0.3, height - 2.6, far + 1.1), 0.2),
    ]),
    block([12, 1.6, 1.6], leather, put(0, height * 0.55, far + 2.6), 0.6),
    ...[-6, 6].map((dx) => drum(1, 2, brass, put(dx, height * 0.55, far + 1.6))),
  ]
}
