import type { Part } from '../../../kit/mesh/model'
import { curveThrough, graph } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { shell } from '../../../kit/skins/shell'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'
import { overlay } from '../last/overlay'
import type { Topline } from '../last/upper'
import { stitchesOn } from '../parts'
import { throats } from './designs'
import type { Design } from './designs'
import { tassels } from './tassels'

/** The apron and its raised seam, the tongue, and what lies across: a saddle, tassels or a plain band. */
export function moccasin(form: Form, topline: Topline, design: Design): Part[] {
  const { length } = form.last
  const throat = length * throats[design]
  const wide = graph([
    [throat - 1, 0.93],
    [length * 0.8, 0.98],
    [length * 0.9, 0.9],
  ])
  const tip = length * 0.915
  const places = Array.from({ length: 45 }, (_, index): readonly [number, number] => {
    const t = index / 44
    const along = Math.sin(Math.PI * t)
    const x = lerp(throat - 1.6, tip, along ** 0.62)
    const side = wide(x)
    const toMiddle = smooth(0.9, 1, along)
    const angle = lerp(side, Math.PI / 2, toMiddle ** 0.8)
    return [x, t < 0.5 ? angle : Math.PI - angle]
  })
  const ridge = curveThrough(
    places.map(([x, angle]) => onBoth(form, x, angle, 0.02)),
    240,
  )
  const bead = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI
    return [0.12 * Math.cos(turn), 0.12 * Math.sin(turn)] as const
  })
  const parts: Part[] = [
    { name: 'apron-seam', geometry: sweep(bead, ridge, { roundEnds: true }), slot: 'leather' },
    {
      name: 'apron-stitch',
      geometry: stitchesOn(
        form,
        places.map(([x, angle]): readonly [number, number] => [
          x - 0.06,
          angle + (angle < Math.PI / 2 ? 0.055 : -0.055),
        ]),
        0.03,
        0.34,
      ),
      slot: 'stitch',
    },
    { name: 'tongue', geometry: tongue(form, throat, topline), slot: 'leather' },
  ]
  if (design === 'tassel') parts.push(...tassels(form, throat + 1.4, topline))
  else parts.push(...saddle(form, throat + 1.2, design === 'mule'))
  return parts
}

/** The tongue, which stands up out of the throat. */
function tongue(form: Form, throat: number, topline: Topline) {
  const start = topline(0.1, 1)
  const half = Math.PI / 2 - Math.min(start.angle, 1.1)
  const rows = Array.from({ length: 22 }, (_, line) => {
    const t = line / 21
    const x = throat + 1.4 - 4.2 * t
    return Array.from({ length: 19 }, (__, column) => {
      const w = column / 9 - 1
      const spread = (half + 0.12) * (1 - 0.22 * t * t) * Math.sqrt(1 - 0.3 * smooth(0.75, 1, t) * w * w)
      const point = onBoth(form, x + 0.5 * w * w * smooth(0.6, 1, t), Math.PI / 2 + w * spread, -0.16)
      return point.setY(point.y + 0.75 * smooth(0.35, 1, t) ** 1.5)
    })
  })
  return shell(rows, { thickness: 0.17, crease: 50 })
}

function saddle(form: Form, x: number, isPlain: boolean): Part[] {
  const width = isPlain ? 2.1 : 2.4
  const half = (angle: number) => (width / 2) * (1 + 0.35 * ((angle - Math.PI / 2) / 1.4) ** 2)
  const slope = (angle: number) => x - 0.9 * ((angle - Math.PI / 2) / 1.4) ** 2
  const band = overlay(
    form,
    (share) => {
      const angle = lerp(0.02, Math.PI - 0.02, share)
      return [
        [slope(angle) - half(angle), angle],
        [slope(angle) + half(angle), angle],
      ]
    },
    { thickness: 0.17, out: 0.02, along: 90, across: 14 },
  )
  const stitch = ([-1, 1] as const).map((end) =>
    stitchesOn(
      form,
      Array.from({ length: 25 }, (_, index): readonly [number, number] => {
        const angle = lerp(0.1, Math.PI - 0.1, index / 24)
        return [slope(angle) + end * (half(angle) - 0.2), angle]
      }),
      0.2,
      0.3,
    ),
  )
  const parts: Part[] = [
    { name: 'saddle', geometry: band, slot: 'leather' },
    ...stitch.map((geometry, index): Part => ({ name: `saddle-stitch${index}`, geometry, slot: 'stitch' })),
  ]
  if (isPlain) return parts
  const slit = overlay(
    form,
    (share) => {
      const t = share * 2 - 1
      const open = 0.1 + 0.34 * Math.max(0, Math.cos((t * Math.PI) / 2)) ** 0.8
      const angle = Math.PI / 2 + t * 0.3
      return [
        [slope(angle) - open, angle],
        [slope(angle) + open, angle],
      ]
    },
    { thickness: 0.06, out: 0.15, along: 40, across: 4 },
  )
  return [...parts, { name: 'slit', geometry: slit, slot: 'shade' }]
}
