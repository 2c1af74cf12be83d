import type { Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { throughPoints } from '../../../kit/solids/sweep'
import { blended, cone, meshOf } from '../../../kit/solids/implicit'
import type { Field } from '../../../kit/solids/implicit'
import { turned } from '../../../kit/skins/turned'

/** What the arm must leave free: where handles lie on it, how high, and how far the bag goes back. */
export type Reach = {
  /** The level of the arm's upper side where handles lie. */
  level: number
  /** From the hindmost handle to the foremost. */
  back: number
  front: number
  /** The bag goes back as far as this. */
  behind: number
  /** The bag hangs so close below the arm that the hand would hide a corner: it is lifted. */
  isClose: boolean
}

/** Half the height and half the width of the wrist. */
const wrist = { high: 2.55, wide: 1.95 }
type Turn = {
  /** How far the hand is turned up at the wrist, radians. */
  lift: number
  /** How far each finger points away from the next, degrees. */
  fanned: number
  /** How far over the wrist the forearm ends in the hand, and how far over the handle its fingertips may be, cm. */
  over: number
  tall: number
}

const turnOf = ({ isClose }: Reach): Turn =>
  isClose
    ? { lift: 0.45, fanned: 5.5, over: 1.6, tall: 15 }
    : { lift: (-9 * Math.PI) / 180, fanned: 0, over: -1, tall: 5.4 }

/** From the middle of the column to the bag's back. */
const free = 7

/** A finger: where it begins, how long its three bones are together, how thick, how much it is bent. */
const fingers = [
  { y: 2.3, z: 8.9, length: 7.2, thick: 0.96, bend: 15, spread: 1 },
  { y: 0.62, z: 9.4, length: 8, thick: 0.97, bend: 18, spread: 0 },
  { y: -1.04, z: 9.1, length: 7.4, thick: 0.93, bend: 22, spread: 0 },
  { y: -2.58, z: 8.2, length: 5.9, thick: 0.83, bend: 27, spread: -2 },
] as const

type Ball = readonly [number, number, number, number]

/** A left hand with its thumb up, its wrist at the origin, its fingers forward, a little bent to its palm, and `fanned` degrees apart. */
function hand(fanned: number): Field {
  const palm = fingers.map(({ y, z, thick }) => cone([0, y * 0.4, -1.4, 1.3], [0, y, z, thick * 1.18]))
  const bent = fingers.map(({ y, z, length, thick, bend, spread }, index) => {
    const bones = [0.46, 0.31, 0.23]
    const rise = ((spread + fanned * (1.5 - index)) * Math.PI) / 180
    let place: Ball = [0, y, z, thick]
    let turn = (bend * 0.6 * Math.PI) / 180
    return blended(
      bones.map((share, bone) => {
        const along = length * share
        const [x, oldY, oldZ, radius] = place
        const next: Ball = [
          x - Math.sin(turn) * along,
          oldY + Math.sin(rise) * along * Math.cos(turn),
          oldZ + Math.cos(turn) * along * Math.cos(rise),
          radius * item([0.95, 0.93, 0.86], bone),
        ]
        const segment = cone(place, next)
        place = next
        turn += (bend * Math.PI) / 180
        return segment
      }),
      0.25,
    )
  })
  const thumb = blended(
    [
      cone([-0.5, 1, 1.4, 1.35], [-1.6, 2.7, 5.2, 1.12]),
      cone([-1.6, 2.7, 5.2, 1.08], [-2.2, 3.35, 8.2, 0.93]),
      cone([-2.2, 3.35, 8.2, 0.92], [-2.2, 3.4, 10.6, 0.7]),
    ],
    0.5,
  )
  return blended([blended(palm, 1.3), blended(bent, 0.16), thumb], 0.75)
}

/** The hand turned up or down, its wrist where the forearm ends. */
function handAt(x: number, y: number, z: number, { lift, fanned }: Turn): Field {
  const own = hand(fanned)
  const [c, s] = [Math.cos(lift), -Math.sin(lift)]
  const size = 0.93
  return (px, py, pz) => {
    const [dx, dy, dz] = [px - x, py - y, pz - z]
    return own(dx / size, (dy * c + dz * s) / size, (dz * c - dy * s) / size) * size
  }
}

/** The middle of the arm from its foot up, forward over the elbow, to the wrist, and how thick it is there. */
function spine(reach: Reach): Ball[] {
  const { level, back, front, behind } = reach
  const column = behind - free
  const line = throughPoints([
    vector(0, 1, column),
    vector(0, level * 0.45, column),
    vector(0, level - 13, column + 0.2),
    vector(0, level - 6.2, column + 1.3),
    vector(0, level - 3.5, column + 5),
    vector(0, level - wrist.high - 0.15, Math.min(back - 0.5, column + 10)),
    vector(0, level - wrist.high, (back + front) / 2),
    vector(0, level - wrist.high, front + 3),
    vector(0, level - wrist.high + turnOf(reach).over, front + 8.5),
  ])
  const count = 26
  const length = line.getLength()
  return steps(0, 1, count).map((share): Ball => {
    const { x, y, z } = line.getPointAt(share)
    const left = length * (1 - share)
    const thick = lerp(wrist.high, 3.4, smooth(14, 32, left)) - 0.85 * (1 - smooth(0, 5, left))
    // Where handles lie, the upper side is level; joints are filled by a hair.
    const high = z > back - 1.2 && z < front + 1.2 ? level - 0.08 - thick : y
    return [x, Math.max(0, high), z, thick]
  })
}

export function armField(reach: Reach): Field {
  const bones = spine(reach)
  const flat = wrist.wide / wrist.high
  const forearm = blended(
    bones
      .slice(1)
      .map((ball, index) =>
        cone(item(bones, index), ball, lerp(1, flat, smooth(0.35, 0.9, index / bones.length))),
      ),
    0.12,
  )
  const own = handAt(0, reach.level - wrist.high - 0.15, reach.front + 3, turnOf(reach))
  return blended([forearm, own], 1.2)
}

const plinth = { radius: 9.5, height: 2.6 }

/** A plaster arm that rises from a plinth behind the bag and reaches forward through its handles. */
export function arm(reach: Reach): Part[] {
  const column = reach.behind - free
  const field = armField(reach)
  const low = vector(-7.5, plinth.height - 3, column - 7.5)
  const high = vector(7, reach.level + turnOf(reach).tall, reach.front + 26)
  // Cut off where the plinth hides it.
  const standing: Field = (x, y, z) => Math.max(field(x, y, z), plinth.height - 0.6 - y)
  const foot = turned(
    [
      [0, 0],
      [plinth.radius - 0.2, 0, 0.15],
      [plinth.radius, 0.25, 0.15],
      [plinth.radius, plinth.height - 0.3, 0.3],
      [plinth.radius - 0.4, plinth.height, 0.3],
      [0, plinth.height],
    ],
    140,
  )
  return [
    {
      name: 'arm',
      slot: 'mannequin-plaster',
      geometry: meshOf(standing, low, high, whichever(0.24, [isCoarse(), 1], [reach.isClose, 0.18])),
    },
    { name: 'plinth', slot: 'mannequin-wood', geometry: foot.translate(0, 0, column + 2) },
  ]
}
