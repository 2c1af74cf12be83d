import type { Part } from '../../../kit/mesh/model'
import { graph } from '../../../kit/plane/curves'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { merged } from '../../../kit/skins/raw'
import { shell } from '../../../kit/skins/shell'
import type { Form, Place } from '../last/form'
import { overlay } from '../last/overlay'
import type { Topline } from '../last/upper'
import { sides, throats } from './designs'
import { lacesOn } from './laces'
import { footOf, slotOf } from './slot'
import { rowOn, rulerOf, seatAt } from './surface'
import type { Ruler } from './surface'

type Laced = 'derby' | 'oxford'

/** Half the way between the edges of the facings, by the share of the way back from their foot. */
const gaps: Record<Laced, (share: number) => number> = {
  derby: (share) => lerp(0.5, 0.62, share),
  oxford: (share) => 0.3 * share ** 0.8,
}

/** The upper's edge is rolled half its thickness into the slot. */
const rolled = 0.1

/** The opening of a laced shoe: a slot down the instep, a V where the facings are of one piece with the vamp. */
export function lacedOpening(form: Form, design: Laced): Topline {
  const half = (share: number) => {
    const gap = design === 'derby' ? gaps.derby(share) + 0.12 : gaps.oxford(share) + 0.01
    return (gap + rolled) * Math.sqrt(smooth(0, 0.06, share))
  }
  const throat = form.last.length * throats[design]
  return slotOf(form, rulerOf(form), { throat, heights: graph(sides[design]), half })
}

/** Facings, tongue and laces of a laced shoe. */
export function laced(form: Form, design: Laced): Part[] {
  const ruler = rulerOf(form)
  const throat = form.last.length * throats[design]
  const first = footOf(form)
  const isDerby = design === 'derby'
  const rows = steps(0, 1, 4).map(
    (share) =>
      [
        lerp(first - 0.55, throat + 0.75, share),
        isDerby ? gaps.derby(share) + 0.45 : lerp(0.72, 0.86, share),
      ] as const,
  )
  return [
    { name: 'tongue', geometry: tongue(form, ruler, throat), slot: 'leather' },
    ...(isDerby ? derbyParts(form, ruler, throat) : oxfordStitches(form, ruler, throat)),
    ...lacesOn(form, ruler, { rows, top: isDerby ? facingTop : 0.005 }),
  ]
}

/** It comes from under the vamp and looks out of the mouth, rounded. */
function tongue(form: Form, ruler: Ruler, throat: number) {
  const from = footOf(form) + 0.8
  const rows = steps(0, 1, 36).map((t) =>
    steps(-1, 1, 20).map((w) => {
      const x = lerp(from, throat - 1.5 + 0.9 * Math.abs(w) ** 3, t)
      const lift = 0.1 * smooth(0.7, 1, t) * (1 - w * w)
      return seatAt(form, ruler(x, w * lerp(1.3, 1.75, t)), -0.37 + lift).at
    }),
  )
  return outwards(rows, 0.13)
}

function outwards(rows: Parameters<typeof shell>[0], thickness: number) {
  const up = shell(rows, { thickness, crease: 50 })
  up.computeBoundingBox()
  const down = shell(rows, { thickness: -thickness, crease: 50 })
  down.computeBoundingBox()
  return (up.boundingBox?.max.y ?? 0) > (down.boundingBox?.max.y ?? 0) ? up : down
}

const facingTop = 0.15

function derbyParts(form: Form, ruler: Ruler, throat: number): Part[] {
  const first = footOf(form)
  /** Where the quarter ends in front: along the vamp at the facing, then back in one sweep to the welt. */
  const front = graph([
    [0, throat + 1.2],
    [0.35, first - 2.9],
    [0.7, first - 1.1],
    [0.95, first - 0.05],
    [1.2, first + 0.42],
    [Math.PI / 2, first + 0.45],
  ])
  const back = (angle: number) =>
    throat + 0.04 - 0.75 * (1 - smooth(0.95, 1.42, angle)) + 0.2 * smooth(1.44, 1.52, angle)
  const shareOf = (x: number) => (first - x) / (first - throat)
  const edge = (x: number, inside = 0) => ruler(x, gaps.derby(shareOf(x)) + inside)[1]
  const parts = ([1, -1] as const).flatMap((side): Part[] => {
    const turn = (place: Place): Place => [place[0], side > 0 ? place[1] : Math.PI - place[1]]
    const facing = overlay(
      form,
      (share) => {
        const angle = (x: number) => lerp(0.03, edge(x), share)
        const [from, to] = [back(angle(throat)), front(angle(first))]
        return [turn([from, angle(from)]), turn([to, angle(to)])]
      },
      { thickness: 0.17, out: -0.02, along: 70, across: 44 },
    )
    const lower = steps(0.1, 1.2, 24).map((angle): Place => turn([front(angle) - 0.2, angle + 0.02]))
    const corner = steps(0.3, 0.75, 3).map((inside): Place =>
      turn([first + 0.22, edge(first, 1.05 - inside)]),
    )
    const upper = steps(first + 0.15, throat + 0.2, 20).map((x): Place => turn([x, edge(x, 0.2)]))
    const rear = steps(0.08, edge(throat, 0.25), 20).map((angle): Place => turn([back(angle) + 0.2, angle]))
    return [
      { name: `facing${side}`, geometry: facing, slot: 'leather' },
      {
        name: `facing-stitch${side}`,
        geometry: merged([
          rowOn(form, [...lower, ...corner, ...upper], facingTop),
          rowOn(form, rear, facingTop),
        ]),
        slot: 'stitch',
      },
    ]
  })
  return [...parts, capStitch(form)]
}

function capStitch(form: Form): Part {
  const rows = [0, 0.28].map((by) =>
    rowOn(
      form,
      steps(-1, 1, 30).map((turn): Place => [
        form.last.length * 0.8 - by - 0.5 * turn ** 2,
        lerp(0.05, Math.PI - 0.05, (turn + 1) / 2),
      ]),
      -0.012,
    ),
  )
  return { name: 'cap-stitch', geometry: merged(rows), slot: 'stitch' }
}

/** Along both edges of the slot, round the facings as one line, and the tack that holds the foot of the slot. */
function oxfordStitches(form: Form, ruler: Ruler, throat: number): Part[] {
  const first = footOf(form)
  const rim = (side: 1 | -1) =>
    steps(throat + 0.2, first - 0.1, 20).map((x) =>
      ruler(x, side * (gaps.oxford((first - x) / (first - throat)) + 0.22)),
    )
  const round = (side: 1 | -1) =>
    steps(throat + 0.15, first + 0.7, 30).map((x) => {
      const way = (first + 0.7 - x) / (first - throat)
      return ruler(x, side * 1.6 * Math.min(1, way / 0.3) ** 0.5)
    })
  const tack = [0.1, 0.18, 0.26].map((by) =>
    rowOn(
      form,
      steps(-0.16, 0.16, 4).map((across) => ruler(first + by, across)),
      0.004,
      {
        pitch: 0.32,
        length: 0.3,
        radius: 0.034,
        slant: 0,
      },
    ),
  )
  return [
    {
      name: 'facing-stitch',
      geometry: merged([
        rowOn(form, [...rim(1), ruler(first + 0.36, 0), ...rim(-1).reverse()]),
        rowOn(form, [...round(1), ...round(-1).slice(0, -1).reverse()]),
      ]),
      slot: 'stitch',
    },
    { name: 'tack', geometry: merged(tack), slot: 'stitch' },
  ]
}
