import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, item, lerp, smooth } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { eyeletOf } from './facings'
import type { Instep, Spot } from './instep'
import { layers } from './on-skin'

const lace = { wide: 0.48, thick: 0.11 }

/** Over the facing, and over the tongue in the middle of it. */
const over = layers.facing + lace.thick / 2 + 0.03

/** Where a lace is on its way from eyelet to eyelet, and how high over the skin. */
export type Held = readonly [spot: Spot, out: number]

/** How far before its eyelet's middle a lace goes in, where the next one comes out beyond it, cm. */
const goesIn = 0.09

/** A lace out of an eyelet, across the tongue, and over the other facing down into the next eyelet there. */
export function heldAt(instep: Instep, row: number, side: 1 | -1): Held[] {
  const from = eyeletOf(instep, row, side)
  const [high, beyond] = eyeletOf(instep, row + 1, -side)
  const to: Spot = [high - goesIn, beyond]
  const hole = layers.facing - 0.1
  // The one that comes from the outside lies over the other.
  const upper = side > 0 ? lace.thick : 0
  const under = instep.gap(to[0]) / Math.abs(to[1])
  const along = (share: number): Spot => [lerp(from[0], to[0], share), lerp(from[1], to[1], share)]
  return [
    [from, hole],
    [along(0.015), over - 0.02],
    [along(0.1), over + 0.02],
    [along(0.5 - under / 2), over],
    [along(0.5), 0.18 + upper],
    [along(0.5 + under / 2), over],
    [along(0.9), over + 0.02],
    [along(0.985), over - 0.02],
    [to, hole],
  ]
}

/** Flat laces crossed up the closing, from eyelet to eyelet. */
export function laces(instep: Instep): Part {
  const crossings = instep.rows.slice(0, -1).flatMap((_, row) =>
    ([1, -1] as const).map((side) => {
      const held = heldAt(instep, row, side)
      const points = held.map(([spot, out]) => instep.on(spot, out))
      const count = isCoarse() ? 14 : 56
      const line = curveThrough(points, count)
      const spots = held.map(([spot]) => spot)
      const [from, to] = [item(spots, 0), item(spots, spots.length - 1)]
      return sweep(superellipse(lace.wide, lace.thick, 3, isCoarse() ? 10 : 24), line, {
        hint: (index) => {
          const share = clamp(index / count)
          return instep.normal([lerp(from[0], to[0], share), lerp(from[1], to[1], share)])
        },
        roundEnds: true,
        // Drawn together where it goes through an eyelet.
        scale: (share) => lerp(0.42, 1, smooth(0, 0.2, Math.min(share, 1 - share))),
      })
    }),
  )
  return { name: 'lace', geometry: merged(crossings), slot: 'lace' }
}
