import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { steps, vector } from '../../../kit/plane/maths'
import { skin } from '../../../kit/skins/skin'
import { TAU } from '../../../kit/plane/maths'
import { isCoarse } from '../../../kit/plane/detail'
import { hips } from '../cutting/trousers'
import { basePlate, cap, depthIn, linenOver, underCloth } from './covered-form'
import type { CoveredForm } from './covered-form'

/** The waist and hips that skirts and trousers settle on; below `bottom` there are legs, or nothing. */
export const hipForm = (bottom = -36): CoveredForm => ({
  wide: (height) => hips.wide(height) - underCloth,
  deep: (height) => hips.deep(height) - underCloth,
  top: 3.4,
  bottom,
})

/** The hips over two legs, which begin where these end. */
export const hipsOverLegs = () => hipForm(-15)

const turns = [0, 30, 90, 148, 180, 212, 270, 330]

const linen = (form: CoveredForm): Part[] => [
  ...linenOver(
    form,
    turns.map((turn) => ({ turn: (turn * Math.PI) / 180, from: form.top, to: form.bottom })),
    [],
  ),
  cap(form, 3.4),
]

/** For skirts: waist and hips with a base plate, the waist at the height 0. */
export function hipMannequin(): Part[] {
  const form = hipForm()
  return [...linen(form), basePlate(form)]
}

/** Where legs end: below, only a rod goes on in the trousers. */
export const legEnd = -78

/** Where legs begin, inside the hips. */
const legTop = -13

/** How thick a leg is: less than in the figure, and nowhere wider than the hips it comes out of. */
function legRadius(y: number) {
  const inHips = y > -24 ? hipForm().wide(y) - hips.legAt(y) : Infinity
  return Math.min(hips.leg(y) - underCloth, inHips)
}

/** How deep in hips or a leg a place is, cm; below 0 outside. */
export function depthInLegs(place: Vector3): number {
  const { x, y, z } = place
  const inLeg =
    y > legTop || y < legEnd ? -Infinity : legRadius(y) - Math.hypot(Math.abs(x) - hips.legAt(y), z)
  return Math.max(inLeg, depthIn(hipsOverLegs(), place))
}

/** For trousers: hips to where legs part, and the legs, each to above the ankle. */
export function legMannequin(): Part[] {
  const rings = steps(legEnd, legTop, isCoarse() ? 12 : 60)
  const count = isCoarse() ? 20 : 64
  return [
    ...linen(hipsOverLegs()),
    ...[1, -1].map((side): Part => {
      const rows = rings.map((y) =>
        Array.from({ length: count }, (_, column) => {
          const radius = legRadius(y)
          const turn = (column / count) * TAU
          return vector(side * hips.legAt(y) + radius * Math.sin(turn), y, radius * Math.cos(turn))
        }),
      )
      return {
        name: `leg${side}`,
        slot: 'mannequin-linen',
        geometry: skin(rows, { ring: true, caps: true, crease: 40 }),
      }
    }),
  ]
}
