import { CylinderGeometry, Matrix4, Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { at, curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { shell } from '../../../kit/skins/shell'
import { stitchRows } from '../../../kit/solids/stitches'
import { onSkin, pieceOn } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'
import { archOver, columnAt, seamOn } from './on-skin'
import type { Place } from './on-skin'
import { besideEdge, facing } from './throat'
import type { Throat } from './throat'

/** Thickness of a panel of the upper, and how far from its edge it is sewn. */
const panel = { thickness: 0.11, out: -0.02 }
const beside = 0.22

const both = [1, -1] as const
const thread = () => ({
  pitch: isCoarse() ? 0.62 : 0.21,
  length: isCoarse() ? 0.46 : 0.16,
  radius: 0.026,
  slant: 0,
})

type Quarters = { toe: number; facing: string; tab: string }

/** Quarters over the vamp from their edge `toe` cm from the heel, facings on them, the tab at the heel, and all their seams. */
export function quarters(skin: Skin, throat: Throat, { toe, facing: facingSlot, tab }: Quarters): Part[] {
  const back = (skin.rows[0]?.length ?? 220) / 2
  const { first, top } = throat
  /** The edge on the vamp: from the sole up to where the closing opens, then along it. */
  const front = (line: number, more = 0): number => {
    if (line >= first) return besideEdge(skin, throat, line, more)
    const opens = onSkin(skin, first, besideEdge(skin, throat, first)).x
    const x = lerp(toe, opens, smooth(0, 1, line / first))
    return Math.max(
      columnAt(skin, line, x - more),
      besideEdge(skin, throat, first, more) * (line / first) ** 4,
    )
  }
  const tabEdge = (line: number) => back - lerp(15, 8, line / top)
  const range = (from: number, to: number, count = 60) => steps(from, to, count)
  const out = panel.thickness + panel.out
  const facingOut = out + 0.12
  const seams = both.flatMap((side) => {
    const row = (lines: readonly number[], column: (line: number) => number, by: number) =>
      seamOn(
        skin,
        lines.map((line): Place => [line, side * column(line)]),
        by,
      )
    return [
      row(range(4, first, 40), (line) => front(line, beside), out),
      row(range(first + 0.4, top - 0.5), (line) => front(line, beside), facingOut),
      row(range(first + 0.4, top - 0.5), (line) => front(line, facing.wide - 0.18), facingOut),
      row(range(6, top - 1.2), (line) => tabEdge(line) + 1.3, out + 0.08),
    ]
  })
  const pieces = both.flatMap((side): Part[] => [
    {
      name: `quarter${side}`,
      geometry: pieceOn(
        skin,
        [0.4, top - 0.05],
        (share) => {
          const line = lerp(0.4, top - 0.05, share)
          return [side * front(line), side * (back - 6)]
        },
        { ...panel, along: 90, across: 70 },
      ),
      slot: 'leather',
    },
    {
      name: `facing${side}`,
      geometry: pieceOn(
        skin,
        [first, top - 0.1],
        (share) => {
          const line = lerp(first, top - 0.1, share)
          return [side * (front(line) - 0.3), side * front(line, facing.wide * smooth(-0.35, 0.06, share))]
        },
        { thickness: 0.16, out: out - 0.04, along: 70, across: 12 },
      ),
      slot: facingSlot,
    },
  ])
  return [
    ...pieces,
    {
      name: 'heel-tab',
      geometry: pieceOn(
        skin,
        [3, top - 0.4],
        (share) => {
          const half = back - tabEdge(lerp(3, top - 0.4, share))
          return [back - half, back + half]
        },
        { thickness: 0.1, out: out - 0.02, along: 50, across: 30 },
      ),
      slot: tab,
    },
    { name: 'seams', geometry: stitchRows(seams, thread()), slot: 'stitch' },
  ]
}

/** A padded tongue under the facings, standing up over the collar. */
export function tongue(skin: Skin, throat: Throat): Part[] {
  const { first, top } = throat
  const up = onSkin(skin, top, 0)
    .sub(onSkin(skin, top - 3, 0))
    .normalize()
    .lerp(new Vector3(-0.2, 1, 0), 0.25)
    .normalize()
  const stands = 1.5
  const rows = steps(0, 1, 60).map((share) => {
    const line = lerp(first + 0.4, top + 4, share)
    const over = (Math.max(0, line - top) / 4) * stands
    const half = besideEdge(skin, throat, Math.min(line, top), 0.45)
    const arch = archOver(skin, Math.min(line, top - 0.4), half, {
      lift: -0.16,
      rise: 0.06 * smooth(0, 0.3, share) * (1 - smooth(top - 3, top, line)),
    })
    // Its upper corners are round.
    const narrow = 1 - 0.3 * smooth(0.7, 1, over / stands) ** 2
    return steps(-1, 1, 24).map((across) =>
      arch.place(across * narrow).addScaledVector(up, over * (1 - 0.1 * across ** 2)),
    )
  })
  const { normal } = archOver(skin, first + 2, 10)
  const [a, b, c] = [at(at(rows, 10), 12), at(at(rows, 10), 13), at(at(rows, 11), 12)]
  const isOut = b.clone().sub(a).cross(c.clone().sub(a)).dot(normal) > 0
  return [
    {
      name: 'tongue',
      geometry: shell(rows, { thickness: isOut ? 0.36 : -0.36, crease: 60 }),
      slot: 'leather',
    },
  ]
}

/** The padded edge of the opening, from facing to facing round the heel. */
export function collar(skin: Skin, thick: number): Part[] {
  const top = skin.rows.length - 1
  const width = skin.rows[0]?.length ?? 220
  const from = 22
  const ring = steps(from, width - from, 120).map((column) =>
    onSkin(skin, top - 0.6, column, -0.3 + thick * 0.62),
  )
  const line = curveThrough(ring, isCoarse() ? 70 : 260)
  const profile = steps(0, 1, isCoarse() ? 9 : 20)
    .slice(0, -1)
    .map(
      (share) =>
        [thick * 0.9 * Math.cos(share * 2 * Math.PI), thick * 1.25 * Math.sin(share * 2 * Math.PI)] as const,
    )
  return [
    {
      name: 'collar',
      geometry: sweep(profile, line, {
        hint: () => new Vector3(0, 1, 0),
        roundEnds: true,
        scale: (share) => 0.55 + 0.45 * smooth(0, 0.12, Math.min(share, 1 - share)),
      }),
      slot: 'leather',
    },
  ]
}

/** Holes punched in the toe box, in rows that narrow towards the tip. */
export function perforation(form: Form): Part {
  const { length } = form.last
  const holes = [0.775, 0.797, 0.819, 0.841, 0.863].flatMap((share, row) => {
    const count = 7 - row
    return Array.from({ length: count }, (_, index) => {
      const angle = Math.PI / 2 + (index - (count - 1) / 2) * 0.17
      const x = length * share - 1.1 * Math.abs(angle - Math.PI / 2) ** 2
      const place = onBoth(form, x, angle, 0.002)
      const normal = onBoth(form, x, angle, 1).sub(place).normalize()
      const across = new Vector3(1, 0, 0).cross(normal).normalize()
      const basis = new Matrix4().makeBasis(across, normal, across.clone().cross(normal)).setPosition(place)
      return new CylinderGeometry(0.085, 0.085, 0.03, isCoarse() ? 5 : 14).applyMatrix4(basis)
    })
  })
  return { name: 'perforation', geometry: merged(holes), slot: 'shade' }
}
