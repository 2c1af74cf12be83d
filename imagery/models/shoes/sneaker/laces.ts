import { Matrix4, Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, steps } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import { onSkin } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { archOver } from './on-skin'
import { besideEdge, facing } from './throat'
import type { Throat } from './throat'

/** Flat laces in straight bars over the tongue, their ends tucked in, and the eyelets they come out of. */
export function laces(skin: Skin, throat: Throat, eyeletSlot: string): Part[] {
  const column = (line: number) => besideEdge(skin, throat, line, facing.eyelet)
  const bars = throat.rows.map((line) => {
    const half = column(line)
    const { place, normal } = archOver(skin, line, half, { lift: 0.27, rise: 0.12 })
    // Out of one eyelet, over the facings, down into the other.
    const places = steps(-1, 1, 8).map((across) => place(across, Math.abs(across) === 1 ? -0.2 : 0))
    return sweep(
      superellipse(0.62, 0.12, 3, isCoarse() ? 10 : 24),
      curveThrough(places, isCoarse() ? 14 : 48),
      {
        hint: () => normal,
        roundEnds: true,
        scale: (share) => lerp(0.72, 1, Math.min(1, Math.min(share, 1 - share) * 8)),
      },
    )
  })
  const eyelets = throat.rows.flatMap((line) =>
    [1, -1].map((side) => {
      const centre = onSkin(skin, line, side * column(line), 0.19)
      const normal = onSkin(skin, line, side * column(line), 1)
        .sub(centre)
        .normalize()
      const across = new Vector3(1, 0, 0).cross(normal).normalize()
      const basis = new Matrix4().makeBasis(across, normal, across.clone().cross(normal)).setPosition(centre)
      return turned(
        [
          [0.15, -0.05],
          [0.27, -0.05],
          [0.27, 0.045, 0.04],
          [0.15, 0.045, 0.04],
        ],
        isCoarse() ? 9 : 28,
      ).applyMatrix4(basis)
    }),
  )
  return [
    { name: 'lace', geometry: merged(bars), slot: 'lace' },
    { name: 'eyelets', geometry: merged(eyelets), slot: eyeletSlot },
  ]
}
