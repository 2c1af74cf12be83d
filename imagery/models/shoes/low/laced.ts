import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth } from '../../../kit/plane/maths'
import { merged } from '../../../kit/skins/raw'
import type { Form } from '../last/form'
import { overlay } from '../last/overlay'
import { lacing, stitchesOn } from '../parts'
import { throats } from './designs'
import type { Design } from './designs'

/** Quarters, facings and laces of a laced shoe. */
export function laced(form: Form, design: Design): Part[] {
  const { length } = form.last
  const throat = length * throats[design]
  const first = length * 0.665
  const count = 5
  const rows = Array.from({ length: count }, (_, index): readonly [number, number, number] => {
    const x = lerp(first - 0.9, throat + 0.4, index / (count - 1))
    const open = design === 'derby' ? lerp(0.2, 0.26, index / 4) : lerp(0.17, 0.2, index / 4)
    return [x, Math.PI / 2 - open, Math.PI / 2 + open]
  })
  const { lace, eyelets } = lacing(form, rows, design === 'derby' ? 0.2 : 0.06, {
    radius: 0.11,
    isFlat: false,
    hasBow: design === 'derby',
  })
  const parts: Part[] = [
    { name: 'lace', geometry: lace, slot: 'lace' },
    { name: 'eyelets', geometry: eyelets, slot: 'leather' },
  ]
  if (design === 'derby') {
    for (const side of [1, -1] as const) {
      const angle = (value: number) => (side > 0 ? value : Math.PI - value)
      const facing = overlay(
        form,
        (share) => {
          const x = lerp(first + 0.3, throat - 0.5, share)
          const low =
            lerp(0.06, 0.62, smooth(0, 0.75, 1 - share) ** 0.8) *
            (1 - 0.4 * share) *
            smooth(0, 0.2, 1 - share + 0.2)
          return [
            [
              x - 3.4 * (1 - share) * 0.35,
              angle(Math.max(0.04, 1.02 - 0.95 * smooth(0, 0.9, share) - low * 0.1)),
            ],
            [x, angle(Math.PI / 2 - lerp(0.1, 0.14, share))],
          ]
        },
        { thickness: 0.17, out: -0.02, along: 60, across: 24 },
      )
      parts.push({ name: `facing${side}`, geometry: facing, slot: 'leather' })
      parts.push({
        name: `facing-stitch${side}`,
        geometry: stitchesOn(
          form,
          Array.from({ length: 20 }, (_, index): readonly [number, number] => [
            lerp(first + 0.05, throat - 0.3, index / 19),
            angle(Math.PI / 2 - lerp(0.16, 0.2, index / 19)),
          ]),
          0.16,
          0.26,
        ),
        slot: 'stitch',
      })
    }
    parts.push({
      name: 'cap-stitch',
      geometry: merged(
        [0, 0.28].map((by) =>
          stitchesOn(
            form,
            Array.from({ length: 21 }, (_, index): readonly [number, number] => [
              length * 0.8 - by - 0.5 * Math.abs(index / 10 - 1) ** 2,
              lerp(0.05, Math.PI - 0.05, index / 20),
            ]),
            0,
            0.26,
          ),
        ),
      ),
      slot: 'stitch',
    })
  } else {
    for (const side of [1, -1] as const)
      parts.push({
        name: `facing-stitch${side}`,
        geometry: stitchesOn(
          form,
          Array.from({ length: 24 }, (_, index): readonly [number, number] => [
            lerp(first + 0.2, throat - 0.2, index / 23),
            Math.PI / 2 - side * lerp(0.02, 0.42, Math.min(1, (index / 23) * 6)),
          ]),
          0,
          0.26,
        ),
        slot: 'stitch',
      })
    parts.push({
      name: 'slit',
      geometry: overlay(
        form,
        (share) => {
          const x = lerp(first, throat - 0.1, share)
          const open = 0.03 + 0.05 * share
          return [
            [x, Math.PI / 2 - open],
            [x, Math.PI / 2 + open],
          ]
        },
        { thickness: 0.05, out: -0.02, across: 6 },
      ),
      slot: 'shade',
    })
  }
  return parts
}
