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
import type { Place } from '../boot/columns'
import { onSkin } from '../boot/shaft'
import { layers, plate, seamOn, thread } from './on-skin'

/** How far below the height of the opening in front a facing ends, how round the corners of its end are, cm, and whether it is drawn out to the opening's rim. */
export type FacingEnd = { below: number; corner: number; isToRim?: boolean }

/** Rows across a facing that runs down one side of the closing, round its foot, and up the other: `in` 0 is its edge, 1 its seam. */
function rowsOf({ gap, tall }: Instep, { below, corner }: FacingEnd): ((within: number) => Spot)[] {
  const end = tall - below
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

/** Where on the skin a spot of a facing lies: the last of one that goes to the rim are drawn up to it. */
function placeOn(instep: Instep, { below, isToRim = false }: FacingEnd, [up, across]: Spot): Place {
  const [line, column] = instep.place([up, across])
  const end = instep.tall - below
  const share = isToRim ? smooth(end - 1.6, end, up) : 0
  if (share === 0) return [line, column]
  const [reached] = instep.place([end, across])
  return [line + share * (instep.top - 0.05 - reached), column]
}

/** The facing, one piece round the closing, sewn along both its edges. */
export function facings(instep: Instep, slot: string, facingEnd: FacingEnd): Part[] {
  const { skin } = instep
  const rows = rowsOf(instep, facingEnd).map(
    (row) =>
      (within: number): Place =>
        placeOn(instep, facingEnd, row(within)),
  )
  const across = isCoarse() ? 4 : 10
  const seam = (within: number) =>
    seamOn(
      skin,
      rows.map((row) => row(within)),
      layers.facing,
    )
  return [
    {
      name: 'facing',
      geometry: plate(
        rows.map((row) => steps(0, 1, across).map((within) => onSkin(skin, ...row(within), -0.03))),
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
