import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { steps, vector } from '../../../kit/plane/maths'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import { chain, hoop } from '../pieces'
import type { Links } from '../pieces'
import { brilliant } from '../stones'

/**
 * Where on the chain it hangs, radians from its front; how large its stone is and how low it hangs, cm; how far it leans
 * on its point, radians: a table that looks straight up mirrors no lamp.
 */
type Drop = { turn: number; radius: number; fall: number; lean: number }

/** The largest half a carat, the smallest a needle's point. */
const drops: readonly Drop[] = [
  { turn: -0.98, radius: 0.15, fall: 0, lean: 0.34 },
  { turn: -0.66, radius: 0.24, fall: 1.1, lean: 0.42 },
  { turn: -0.34, radius: 0.33, fall: 0.3, lean: 0.3 },
  { turn: -0.02, radius: 0.48, fall: 1.3, lean: 0.38 },
  { turn: 0.28, radius: 0.21, fall: 0.4, lean: 0.45 },
  { turn: 0.58, radius: 0.38, fall: 1, lean: 0.32 },
  { turn: 0.92, radius: 0.18, fall: 0.2, lean: 0.4 },
]

const bail = { radius: 0.16, wire: 0.045 }
const eye = { radius: 0.11, wire: 0.04 }

/** A rim round a stone's girdle, open below so that light goes through, around the origin. */
const bezel = (radius: number) =>
  turned(
    [
      [1.02 * radius, -0.3 * radius],
      [1.11 * radius, -0.22 * radius, 0.05 * radius],
      [1.11 * radius, 0.16 * radius, 0.04 * radius],
      [0.96 * radius, 0.17 * radius, 0.02 * radius],
      [0.96 * radius, 0.12 * radius],
      [1.02 * radius, 0.06 * radius],
      [1.02 * radius, -0.3 * radius],
    ],
    72,
  )

/** Seven stones that hang from a chain, towards us; `spot` is a place of the chain by its turn. */
export function dewdrops(spot: (turn: number) => Vector3, links: Links): Part[] {
  return drops.flatMap(({ turn, radius, fall, lean }, index): Part[] => {
    const { x, z } = spot(turn + 0.5 * Math.PI)
    const top = z + bail.radius - 0.04
    const low = top + bail.radius + fall
    const fine = { long: 0.8 * links.long, wide: 0.8 * links.wide, thick: 0.8 * links.thick, tilt: 0.78 }
    // On its point, beside a chain that lies.
    const high = Math.max(0, 0.86 * radius - links.wide / 2)
    const line = steps(0, 1, 8).map((share) => vector(x, share * high, top + bail.radius + share * fall))
    const stone = vector(x, high, low + 2 * eye.radius + 1.1 * radius)
    const lay = ({ radius: size, wire }: typeof bail, y: number, along: number) =>
      hoop(size, wire, 64)
        .rotateX(Math.PI / 2)
        .translate(x, y, along)
    return [
      {
        name: `bail${index}`,
        geometry: merged([lay(bail, 0, top), lay(eye, high, low + eye.radius)]),
        slot: 'metal',
      },
      ...(fall > 0 ? [{ name: `fall${index}`, geometry: chain(line, fine), slot: 'metal' } as const] : []),
      {
        name: `bezel${index}`,
        geometry: bezel(radius).rotateX(lean).translate(stone.x, stone.y, stone.z),
        slot: 'metal',
      },
      {
        name: `stone${index}`,
        geometry: brilliant(radius).rotateX(lean).translate(stone.x, stone.y, stone.z),
        slot: 'gem',
      },
    ]
  })
}
