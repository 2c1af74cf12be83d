import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { shell } from '../../../kit/skins/shell'
import { onBoth } from '../last/form'
import type { Form, Place } from '../last/form'
import { overlay } from '../last/overlay'
import type { Topline } from '../last/upper'
import { throats } from './designs'
import type { Design } from './designs'
import { rowOn } from './surface'
import { tassels } from './tassels'

/** The apron and its raised seam, the tongue, and what lies across: a saddle, tassels or a plain band. */
export function moccasin(form: Form, topline: Topline, design: Design): Part[] {
  const throat = form.last.length * throats[design]
  const isTassel = design === 'tassel'
  // Below tassels the seam goes up to the opening, else under what lies across.
  const end = topline(seamEnd, 1)
  const behind = isTassel ? end.share : form.shareAt(throat + 0.4, 1)
  const rise = isTassel ? end.angle - belowEdge : 0.93
  // Round the toe at one height over the welt, so that it turns as the toe does.
  const angleAt = (share: number) =>
    lerp(lerp(1.02, 0.93, smooth(0, 0.16, share)), rise, smooth(behind * 0.8, behind, share))
  const half = (side: 1 | -1) =>
    Array.from({ length: 40 }, (_, index): Place => {
      const share = behind * (index / 39) ** 1.4
      return [form.edge(share, side).x, side > 0 ? angleAt(share) : Math.PI - angleAt(share)]
    })
  const places = [...half(1).reverse(), ...half(-1).slice(1)]
  const line = places.map(([x, angle]) => onBoth(form, x, angle, 0.02))
  const tucked = ([1, -1] as const).map((side) =>
    form.on(end.share + 0.004, end.angle - belowEdge + 0.02, side, -0.2),
  )
  const ridge = curveThrough(isTassel ? [...tucked.slice(0, 1), ...line, ...tucked.slice(1)] : line, 240)
  const bead = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI
    return [0.12 * Math.cos(turn), 0.12 * Math.sin(turn)] as const
  })
  // It thins out where it goes in below the edge.
  const taper = (share: number) => (isTassel ? lerp(0.4, 1, smooth(0, 0.035, Math.min(share, 1 - share))) : 1)
  const parts: Part[] = [
    { name: 'apron-seam', geometry: sweep(bead, ridge, { roundEnds: true, scale: taper }), slot: 'leather' },
    {
      name: 'apron-stitch',
      geometry: rowOn(
        form,
        (isTassel ? places.slice(1, -1) : places).map(([x, angle]): Place => [
          x - 0.06,
          angle + (angle < Math.PI / 2 ? 0.055 : -0.055),
        ]),
        0.012,
        { pitch: 0.34, length: 0.24, radius: 0.03 },
      ),
      slot: 'stitch',
    },
    { name: 'tongue', geometry: tongue(form, throat, isTassel ? -0.34 : -0.24), slot: 'leather' },
  ]
  if (isTassel)
    parts.push(
      ...tassels(form, throat + 1.4, topline, { share: behind * 0.935, angle: angleAt(behind * 0.935) }),
      {
        name: 'throat-stitch',
        geometry: throatStitch(form, topline),
        slot: 'stitch',
      },
    )
  else parts.push(...saddle(form, throat + 1.2, design === 'mule'))
  return parts
}

/** How far below the opening's edge the apron's seam ends, radians round the foot. */
const belowEdge = 0.06

/** Where the apron's seam meets the opening, as a share of the way along it. */
const seamEnd = 0.11

/** The row along the vamp's edge that holds the tongue below it. */
function throatStitch(form: Form, topline: Topline) {
  const half = (side: 1 | -1) =>
    steps(0.002, seamEnd * 0.85, 24).map((share): Place => {
      const { share: along, angle } = topline(share, side)
      const low = angle - 0.07 * smooth(0, seamEnd * 0.5, share)
      const x = form.edge(along, side).x + 0.22 * (1 - smooth(0, seamEnd, share))
      return [x, side > 0 ? low : Math.PI - low]
    })
  return rowOn(form, [...half(1).reverse(), ...half(-1)], 0.004)
}

/** How far the tongue ends behind the throat, cm: a little above what lies across. */
const tongueEnd = 1.5

/** The tongue: it lies in the line of the vamp, goes under it at both sides and ends in a low arch behind the throat. */
function tongue(form: Form, throat: number, out: number) {
  const rows = steps(0, 1, 24).map((t) =>
    steps(-1, 1, 32).map((w) => {
      const end = lerp(throat - tongueEnd, throat + 0.4, Math.abs(w) ** 3.6)
      return onBoth(form, lerp(throat + 1.6, end, t), Math.PI / 2 + w * 0.66, out)
    }),
  )
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
    rowOn(
      form,
      Array.from({ length: 31 }, (_, index): Place => {
        const angle = lerp(0.1, Math.PI - 0.1, index / 30)
        return [slope(angle) + end * (half(angle) - 0.2), angle]
      }),
      0.175,
      { pitch: 0.3, length: 0.21 },
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
      const open = 0.26 * Math.sqrt(Math.max(0, 1 - t * t))
      const angle = Math.PI / 2 + t * 0.27
      return [
        [slope(angle) - 0.12 - open * 0.2, angle],
        [slope(angle) - 0.1 + open, angle],
      ]
    },
    { thickness: 0.04, out: 0.21, along: 60, across: 8 },
  )
  return [...parts, { name: 'slit', geometry: slit, slot: 'shade' }]
}
