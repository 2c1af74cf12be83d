import type { Part } from '../../../kit/mesh/model'
import { graph, superellipse } from '../../../kit/plane/curves'
import { item } from '../../../kit/plane/maths'
import { sweep, tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import { sectionOf, strapOn } from './straps'
import type { Band } from './straps'

type Fastening = {
  /** Where the bar is that the prong turns on. */
  at: number
  /** The way the strap's loose end goes on from there. */
  way: 1 | -1
  width: number
  thickness: number
  /** How far the loose end reaches beyond the bar. */
  end?: number
  isPointed?: boolean
  slot?: string
}

/** Of the wire that a frame is bent from. */
const wire = 0.075

/** From the prong's bar to the far side of the frame. */
const frameLong = 0.95

/**
 * A buckle a strap is closed with: the loose end comes up through its frame over the bar, is pierced by the prong, which
 * rests on the frame's far side, and goes on over the other end through a keeper.
 */
export function fastening(
  band: Band,
  { at, way, width, thickness, end = 2, isPointed = false, slot = 'leather' }: Fastening,
): Part[] {
  const place = (u: number, across: number, out: number) => band.place(at + way * u, across, out)
  const top = thickness / 2
  const over = top + 2 * wire + top + 0.01
  // Its beginning lies hidden inside the strap below.
  const lies = graph([
    [-frameLong - 0.25, -0.03],
    [-frameLong - 0.05, -0.01],
    [0, over],
    [0.75, thickness + 0.02],
    [end, thickness + 0.015],
  ])
  const loose = strapOn(band, {
    width: width - 0.015,
    thickness,
    from: at - way * (frameLong + 0.25),
    to: at + way * end,
    out: (along) => lies((along - at) * way),
    tip: width * (isPointed ? 1 : 0.55),
    isPointed,
  })
  const hole = (u: number) => {
    const ring = (radius: number, out: number) =>
      superellipse(radius * 2, radius * 2, 2, 20).map(([along, across]) => place(u + along, across, out))
    const face = u < -frameLong ? top : lies(u) + top
    return skin([ring(0.062, face - 0.05), ring(0.062, face + 0.003)], { ring: true, caps: true })
  }
  const pierced = 0.24
  return [
    { name: 'loose', geometry: loose, slot },
    {
      name: 'keeper',
      geometry: keeper(band, at + way * 0.6, { width, low: -top, high: lies(0.6) + top }),
      slot,
    },
    { name: 'buckle', geometry: buckle(place, width, top), slot: 'metal' },
    {
      name: 'prong',
      geometry: tube(
        [
          place(0, 0, top + wire),
          place(-pierced, 0, lies(-pierced) + top + 0.02),
          place(-0.5, 0, top + 2 * wire + 0.11),
          place(-frameLong, 0, top + 2 * wire + 0.04),
          place(-frameLong - 0.08, 0, top + 2 * wire + 0.025),
        ],
        0.055,
        { sides: 12, roundEnds: true },
      ),
      slot: 'metal',
    },
    { name: 'holes', geometry: merged([-frameLong - 0.45, -pierced, 1.15].map(hole)), slot: 'shade' },
  ]
}

function buckle(place: Band['place'], width: number, top: number) {
  const across = width + 0.1 + 2 * wire
  const frame = superellipse(frameLong, across, 9, 96).map(([along, side]) =>
    place(along - frameLong / 2, side, top + wire),
  )
  return tube(frame, wire, { closed: true, sides: 14 })
}

/** A loop of leather round whatever lies between `low` and `high` over a band. */
export function keeper(
  band: Band,
  along: number,
  { width, low, high, long = 0.36 }: { width: number; low: number; high: number; long?: number },
) {
  const thin = 0.07
  const middle = (low + high) / 2
  const centre = band.place(along, 0, middle)
  const loop = sectionOf(width + 0.05 + thin, high - low + 0.02 + thin).map(([across, out]) =>
    band.place(along, across, middle + out),
  )
  return sweep(sectionOf(long, thin), loop, {
    closed: true,
    hint: (index) => item(loop, index).clone().sub(centre),
  })
}
