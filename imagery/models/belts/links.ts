import { merge, place } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { TAU, vector } from '../../kit/plane/maths'
import { circle, framesAlong, sweep, throughPoints } from '../../kit/solids/sweep'

/** Where a link lies and which way the chain runs there, radians. */
export type LinkPlace = { at: [number, number, number]; turn: number }

/** Of a link of size 1: half the thickness of its wire, half its length and half its width to the middle of the wire. */
const [wire, halfLength, halfWidth] = [0.13, 0.72, 0.5]
/** Links on the ground lean by turns to one side and to the other, radians. */
const lean = 0.78
/** From one link of size 1 to the next; drawn taut it is `2 * (halfLength - wire)`. */
const pitch = 1.12

/** An oval of wire; a hook is open where no other link is. */
function link(size: number, isHook: boolean) {
  const steps = 24
  const [first, last] = isHook ? [4, steps] : [0, steps - 1]
  const points = Array.from({ length: last - first + 1 }, (_, step) => {
    const angle = ((step + first) / steps + 0.5) * TAU
    return vector(Math.cos(angle) * size * halfLength, Math.sin(angle) * size * halfWidth, 0)
  })
  const frames = framesAlong(throughPoints(points, !isHook), 48, () => vector(0, 0, 1))
  return sweep(circle(size * wire, 14), isHook ? frames : frames.slice(0, -1), !isHook)
}

/** Places for links along a spiral on the ground, from outside inwards: each through the next, no turn on another. Sizes in cm. */
export function spiralOfLinks(size: number, radius: number, turns: number): LinkPlace[] {
  const inwards = size * (2 * (halfWidth * Math.sin(lean) + wire) + 0.16)
  const height = size * (halfWidth * Math.cos(lean) + wire)
  const places: LinkPlace[] = []
  let angle = 0
  while (angle < turns * TAU) {
    const r = radius - (inwards * angle) / TAU
    places.push({ at: [Math.sin(angle) * r, height, Math.cos(angle) * r], turn: angle })
    angle += 2 * Math.asin((pitch * size) / 2 / r)
  }
  return places
}

/** Links of a belt that is a chain, each through the next; the first is its hook. */
export function links(places: readonly LinkPlace[], size: number): Part {
  const [hook, oval] = [link(size, true), link(size, false)]
  return {
    name: 'links',
    slot: 'metal',
    geometry: merge(
      places.map(({ at, turn }, k) =>
        place(place((k === 0 ? hook : oval).clone(), { turn: [k % 2 === 0 ? lean : -lean, 0, 0] }), {
          turn: [0, turn, 0],
          at,
        }),
      ),
    ),
  }
}
