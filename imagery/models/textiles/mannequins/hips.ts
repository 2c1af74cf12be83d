import type { Part } from '../../../kit/mesh/model'
import { steps, vector } from '../../../kit/plane/maths'
import { skin } from '../../../kit/skins/skin'
import { TAU } from '../../../kit/plane/maths'
import { isCoarse } from '../../../kit/plane/detail'
import { hips } from '../cutting/lower'
import { basePlate, cap, linenOver, underCloth } from './covered-form'
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

/** For trousers: hips to where legs part, and the legs, each to above the ankle. */
export function legMannequin(): Part[] {
  const rings = steps(legEnd, -13, isCoarse() ? 12 : 60)
  const count = isCoarse() ? 20 : 64
  return [
    ...linen(hipsOverLegs()),
    ...[1, -1].map((side): Part => {
      const rows = rings.map((y) =>
        Array.from({ length: count }, (_, column) => {
          const radius = hips.leg(y) - underCloth
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
