import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, steps } from '../../../kit/plane/maths'
import { stitchRows } from '../../../kit/solids/stitches'
import { besideEdge, closureOf, facing, quarterEdge, underCap } from './closure'
import type { Closure } from './closure'
import { lacesOn } from './laces'
import { columnAt, leatherIs, panelOn, placesBetween, placesThrough, seamOn, thread } from './panels'
import { bothSides, widthOf } from './columns'
import type { Place, Side } from './columns'
import type { Skin } from './shaft'
import { toePanel } from './toe'

type Chukka = { length: number; design: 'desert' | 'combat'; raised: number }

const cut = {
  desert: { opens: 0.6, foot: 0.47, eyelets: 2 },
  combat: { opens: 0.67, foot: 0.5, eyelets: 7 },
}

/** Two quarters laced over a vamp with its tongue, and the strip at the heel. */
export function chukka(skin: Skin, { length, design, raised }: Chukka): Part[] {
  const { opens, foot, eyelets } = cut[design]
  const closure = closureOf(skin, { opens: length * opens, foot: length * foot, raised, eyelets })
  const laces = lacesOn(closure)
  const cap =
    design === 'combat' &&
    toePanel(skin, (column) => length * 0.79 - 0.6 * (Math.min(Math.abs(column), 60) / 40) ** 2)
  return [
    ...(cap ? [{ name: 'toe-cap', geometry: cap.geometry, slot: 'leather' }] : []),
    ...bothSides.map((side): Part => ({
      name: `quarter${side}`,
      geometry: quarter(closure, side),
      slot: 'leather',
    })),
    { name: 'heel-strip', geometry: heelStrip(closure), slot: 'leather' },
    {
      name: 'seams',
      geometry: stitchRows(
        [
          ...bothSides.flatMap((side) => sideSeams(closure, side)),
          ...(cap ? [cap.seam(leatherIs.sewn), cap.seam(leatherIs.sewn + 0.24)] : []),
        ],
        thread(),
      ),
      slot: 'stitch',
    },
    { name: 'lace', geometry: laces.lace, slot: 'lace' },
    { name: 'eyelets', geometry: laces.eyelets, slot: design === 'combat' ? 'metal' : 'leather' },
    { name: 'holes', geometry: laces.holes, slot: 'shade' },
  ]
}

const backOf = (skin: Skin) => widthOf(skin) / 2

/** A quarter from its front edge, over the vamp, to the middle of the heel. */
function quarter(closure: Closure, side: Side) {
  const back = backOf(closure.skin)
  const front = quarterEdge(closure, 0, side, isCoarse() ? 40 : 140)
  const behind = front.map(([line]): Place => [line, side * (back - 1)])
  const places = placesBetween(front, behind, isCoarse() ? 24 : 90)
  return panelOn(
    closure.skin,
    places.map((row) => row.map((place) => underCap(closure, place))),
  )
}

/** The column at which the heel strip ends, on the outside; `more` cm inside it. */
const stripEdge = ({ skin, last }: Closure, line: number, more: number) =>
  backOf(skin) - (lerp(11, 5.5, line / last) - more * 4.4)

function heelStrip(closure: Closure) {
  const { skin, last } = closure
  const back = backOf(skin)
  const edges = bothSides.map((side) =>
    steps(0.4, last - 0.02, isCoarse() ? 20 : 70).map((line): Place => {
      const half = back - stripEdge(closure, line, 0)
      return [line, back - side * half]
    }),
  )
  const [from = [], to = []] = edges
  return panelOn(skin, placesBetween(from, to, isCoarse() ? 6 : 20), {
    out: leatherIs.thick - 0.04,
    thickness: 0.1,
  })
}

function sideSeams(closure: Closure, side: Side) {
  const { skin, first, last, eyelets } = closure
  const out = leatherIs.thick - 0.01
  const row = (places: readonly Place[], by = out) =>
    seamOn(
      skin,
      places.map((place) => underCap(closure, place)),
      by,
    )
  const edge = (more: number) =>
    quarterEdge(closure, more, side).filter(([line]) => line > 2 && line < last - 1.4)
  const collar = steps(besideEdge(closure, last, 0.3, 1) / 110, 0.94, 90).map((share): Place => [
    last - 1.5,
    side * share * backOf(skin),
  ])
  const under = (eyelets[0] ?? first) - 3
  const inner = placesThrough(
    [
      [under, columnAt(skin, under, edgeX(closure) - 0.5, side)],
      ...steps(under + 2.4, last - 1.8, 10).map((line): Place => [
        line,
        besideEdge(closure, line, facing.wide, side),
      ]),
    ],
    80,
  )
  const strip = steps(2, last - 1, 70).map((line): Place => [
    line,
    side * stripEdge(closure, line, leatherIs.sewn),
  ])
  return [
    row(edge(leatherIs.sewn)),
    row(edge(leatherIs.sewn + 0.24)),
    row(collar),
    row(inner),
    seamOn(skin, strip, leatherIs.thick + 0.05),
  ]
}

const edgeX = ({ skin, first }: Closure) => skin.rows[Math.round(first)]?.[0]?.x ?? 0
