import { CylinderGeometry } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import { stitchRows } from '../../../kit/solids/stitches'
import { seatOn } from '../last/seat'
import { facing } from './instep'
import type { Instep, Spot } from './instep'
import { layers, plate, thread } from './on-skin'

const corner = 0.5

/** Rows across a facing that runs down one side of the closing, round its foot, and up the other: `in` 0 is its edge, 1 its seam. */
function rowsOf({ gap, tall }: Instep): ((within: number) => Spot)[] {
  const end = tall - 0.28
  const foot = gap(0)
  const low = facing.wide * 0.86
  const arm =
    (side: number) =>
    (up: number) =>
    (within: number): Spot => {
      // Both corners of its end are round.
      const into = Math.max(0, up - (end - corner)) / corner
      const cut = corner * (1 - Math.sqrt(1 - Math.min(1, into) ** 2))
      const wide = lerp(low, facing.wide, smooth(0, 1.6, up))
      return [up, side * (gap(up) + lerp(cut, wide - cut, within))] as const
    }
  const round = (turn: number) => (within: number) => {
    const radius = foot + within * low
    return [-radius * Math.sin(turn), radius * Math.cos(turn)] as const
  }
  // Closer to each other where the corners turn.
  const ups = steps(0, Math.PI / 2, isCoarse() ? 14 : 72).map((turn) => end * Math.sin(turn))
  return [
    ...[...ups].reverse().map(arm(1)),
    ...steps(0, Math.PI, isCoarse() ? 10 : 40)
      .slice(1, -1)
      .map(round),
    ...ups.map(arm(-1)),
  ]
}

/** The facing, one piece round the closing, sewn along both its edges. */
export function facings(instep: Instep, slot: string): Part[] {
  const rows = rowsOf(instep)
  const across = isCoarse() ? 4 : 10
  const seam = (within: number) =>
    rows.map((row) => {
      const spot = row(within)
      return { at: instep.on(spot, layers.facing), normal: instep.normal(spot) }
    })
  return [
    {
      name: 'facing',
      geometry: plate(
        rows.map((row) => steps(0, 1, across).map((within) => instep.on(row(within), -0.03))),
        layers.facing + 0.03,
        instep.normal([-instep.gap(0) - facing.wide * 0.35, 0]),
      ),
      slot,
    },
    {
      name: 'facing-seams',
      geometry: stitchRows([seam(0.12), seam(0.86)], thread()),
      slot: 'stitch',
    },
  ]
}

/** The middle of an eyelet. */
export const eyeletOf = ({ gap, rows }: Instep, row: number, side: number): Spot => {
  const up = rows[row] ?? 0
  return [up, side * (gap(up) + facing.eyelet)]
}

/** Metal rims of the eyelets and the dark inside them. */
export function eyelets(instep: Instep): Part[] {
  const places = instep.rows.flatMap((_, row) =>
    [1, -1].map((side) => {
      const spot = eyeletOf(instep, row, side)
      return seatOn(instep.on(spot, layers.facing), instep.normal(spot))
    }),
  )
  const rim = places.map((place) =>
    turned(
      [
        [0.16, -0.06],
        [0.28, -0.06],
        [0.28, 0.04, 0.04],
        [0.16, 0.055, 0.03],
        [0.14, -0.02],
      ],
      isCoarse() ? 9 : 32,
    ).applyMatrix4(place),
  )
  const holes = places.map((place) =>
    new CylinderGeometry(0.15, 0.15, 0.04, isCoarse() ? 6 : 24).translate(0, -0.01, 0).applyMatrix4(place),
  )
  return [
    { name: 'eyelets', geometry: merged(rim), slot: 'metal' },
    { name: 'eyelet-holes', geometry: merged(holes), slot: 'shade' },
  ]
}
