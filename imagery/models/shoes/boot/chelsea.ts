import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { normalsOf, shell } from '../../../kit/skins/shell'
import { stitchRows } from '../../../kit/solids/stitches'
import { columnAt, leatherIs, panelOn, placesBetween, seamOn, thread, onSoft } from './panels'
import { bothSides, widthOf } from './columns'
import type { Place, Side } from './columns'
import type { Skin } from './shaft'

/** The elastic at a side: the line of its lower end and the last one, its middle and half widths in cm, the seam's foot. */
type Gore = {
  skin: Skin
  low: number
  last: number
  middle: number
  half: readonly [number, number]
  foot: number
}

/** About as many lines make a centimetre where the elastic begins. */
const linesToCm = 4.5

/** How high over the skin the front and the back lie: the back's edge overlaps the front's. */
const faces = { front: 0.1, back: 0.17 }

/** A front and a back joined below the elastics that are set in between them, and the tab at the heel. */
export function chelsea(skin: Skin, length: number): Part[] {
  const last = skin.rows.length - 1
  const quarter = widthOf(skin) / 4
  const size = length / 29
  const gore: Gore = {
    skin,
    low: skin.lowers - 6,
    last,
    middle: onSoft(skin, last, quarter).x,
    half: [1.15 * size, 2.7 * size],
    foot: length * 0.42,
  }
  return [
    { name: 'front', geometry: front(gore), slot: 'leather' },
    { name: 'back', geometry: back(gore), slot: 'leather' },
    ...bothSides.map((side): Part => ({
      name: `gore${side}`,
      geometry: elastic(gore, side),
      slot: 'elastic',
    })),
    {
      name: 'seams',
      geometry: stitchRows([...bothSides.flatMap((side) => seams(gore, side)), rim(gore)], thread()),
      slot: 'stitch',
    },
    ...tab(gore),
  ]
}

/** Half the width of the elastic at a line, `more` cm outside its edge: round below, wider and wider upwards. */
function halfAt({ low, last, half }: Gore, line: number, more = 0) {
  const from = low - more * linesToCm
  const round = clamp((line - from) / (4 + more * linesToCm))
  const wide = lerp(half[0], half[1], clamp((line - low) / (last - low))) + more
  return wide * Math.sqrt(1 - (1 - round) ** 2)
}

/** The middle of the elastic, and below it the seam that runs on to the sole. */
function middleAt({ low, last, middle, foot }: Gore, line: number) {
  const upper = middle + 0.7 * (1 - smooth(low, last, line))
  return line >= low ? upper : lerp(foot, upper, (line / low) ** 0.75)
}

type Way = 1 | -1

/** The place `across` cm before (way 1) or behind (-1) the middle of the elastic. */
const beside = (gore: Gore, [line, side]: readonly [number, Side], across: number): Place => [
  line,
  columnAt(gore.skin, line, middleAt(gore, line) + across, side),
]

/** Lines for the rows of a panel, close together where the elastic begins. */
const linesOf = ({ low, last }: Gore) => {
  const dense = isCoarse() ? 0.3 : 1
  return [
    ...steps(0.4, low - 0.4, Math.round(50 * dense)),
    ...steps(0, 1, Math.round(24 * dense)).map((share) => low + 4 * share * lerp(0.25, 1, share)),
    ...steps(low + 4.6, last - 0.02, Math.round(60 * dense)),
  ]
}

/**
 * A panel's rows from seam to seam, each moved off the seam as far as `off` says: only near the edge, or the even leather
 * beyond it would show where the elastic begins.
 */
function panelRows(gore: Gore, across: number, off: (line: number) => number, isBack: boolean) {
  const width = widthOf(gore.skin)
  const turn = (column: number) => (isBack && column < 0 ? column + width : column)
  const near = (share: number) => Math.max(0, 1 - share / 0.35) ** 2
  return linesOf(gore).map((line) => {
    const [from, to] = bothSides.map((side) => {
      const seam = turn(beside(gore, [line, side], 0)[1])
      return { seam, by: turn(beside(gore, [line, side], off(line))[1]) - seam }
    })
    return steps(0, 1, across).map((share): Place => {
      const pushed = (from?.by ?? 0) * near(share) + (to?.by ?? 0) * near(1 - share)
      return [line, lerp(from?.seam ?? 0, to?.seam ?? 0, share) + pushed]
    })
  })
}

function front(gore: Gore) {
  // Below the elastic it goes on under the back.
  const under = (line: number) => 0.5 * (1 - smooth(gore.low - 2, gore.low, line))
  const rows = panelRows(gore, isCoarse() ? 50 : 190, (line) => halfAt(gore, line) - under(line), false)
  return panelOn(gore.skin, rows, { out: faces.front - leatherIs.thick })
}

function back(gore: Gore) {
  const rows = panelRows(gore, isCoarse() ? 40 : 150, (line) => -halfAt(gore, line), true)
  return panelOn(gore.skin, rows, { out: faces.back - 0.15, thickness: 0.15 })
}

/** Elastic webbing: upright ribs, level with the leather round it. */
function elastic(gore: Gore, side: Side) {
  const tucked = 0.25
  const lines = steps(gore.low + 0.15, gore.last - 0.05, isCoarse() ? 20 : 90)
  const edge = (way: 1 | -1) =>
    lines.map((line) => beside(gore, [line, side], way * (halfAt(gore, line) + tucked)))
  const ribs = Math.round((2 * (gore.half[1] + tucked)) / 0.21)
  const fine = isCoarse() ? 1 : 7
  const deep = isCoarse() ? 0 : 0.035
  return panelOn(gore.skin, placesBetween(edge(1), edge(-1), ribs * fine), {
    out: -0.02,
    thickness: 0.06,
    relief: (_, column) => deep * Math.abs(Math.sin((Math.PI * column) / fine)),
  })
}

function seams(gore: Gore, side: Side) {
  const { low, last } = gore
  const { sewn } = leatherIs
  const lines = [
    ...steps(3, low - 3, 50),
    ...steps(low - 2.9, low + 5, 80),
    ...steps(low + 5.3, last - 1.2, 60),
  ]
  const row = (way: Way, more: number) => {
    // Behind, it runs on along the seam to the sole; in front it comes out from under the back.
    const across = (line: number) => Math.max(halfAt(gore, line, more), way > 0 ? 0 : more)
    return seamOn(
      gore.skin,
      lines
        .filter((line) => way < 0 || across(line) > 0.16)
        .map((line) => beside(gore, [line, side], way * across(line))),
      way > 0 ? faces.front : faces.back,
    )
  }
  return [row(1, sewn), row(1, sewn + 0.24), row(-1, sewn), row(-1, sewn + 0.24)]
}

/** The row under the folded edge in front. */
function rim(gore: Gore) {
  const line = gore.last - 1.1
  const [to, from] = bothSides.map((side) => beside(gore, [line, side], halfAt(gore, line) + 0.6))
  return seamOn(gore.skin, from && to ? (placesBetween([from], [to], 120)[0] ?? []) : [], faces.front)
}

/** The pull tab: half as wide as it is, its thickness, and how far it comes down over the back, cm. */
const pull = { half: 0.75, thick: 0.11, down: 2.4 }

/** A loop over the collar at the heel, sewn on outside and inside, as round as the back it lies on. */
function tab({ skin, last }: Gore): Part[] {
  const back = widthOf(skin) / 2
  const columnToCm = onSoft(skin, last, back).distanceTo(onSoft(skin, last, back + 1))
  const linesToCm = 4 / onSoft(skin, last, back).distanceTo(onSoft(skin, last - 4, back))
  const outside = faces.back - 0.02
  const inside = -0.22
  const on = (down: number, across: number, out: number) =>
    onSoft(skin, last - down * linesToCm, back + across / columnToCm, out)
  const loop = (across: number) => {
    const [outer, inner] = [on(0, across, outside + 0.03), on(0, across, inside)]
    const up = (high: number, share: number) =>
      outer
        .clone()
        .lerp(inner, share)
        .add(vector(0, high, 0))
    return [
      ...steps(pull.down, 0.15, 6).map((down) => on(down, across, outside)),
      up(0.5, 0.02),
      up(0.85, 0.22),
      up(0.97, 0.5),
      up(0.85, 0.78),
      up(0.5, 0.98),
      ...steps(0.15, pull.down, 6).map((down) => on(down, across, inside)),
    ]
  }
  const rows = steps(-pull.half, pull.half, isCoarse() ? 6 : 20).map((across) =>
    curveThrough(loop(across), isCoarse() ? 40 : 160),
  )
  const inset = 0.12
  const [side, low, high] = [pull.half - inset, pull.down - inset, 0.45]
  const sewn = [
    ...[-side, side].map((across) => steps(low, high, 20).map((down) => [down, across] as const)),
    ...[low, high].map((down) => steps(-side, side, 12).map((across) => [down, across] as const)),
  ].map((places) =>
    places.map(([down, across]) => {
      const at = on(down, across, outside + pull.thick)
      return {
        at,
        normal: at
          .clone()
          .sub(on(down, across, 0))
          .normalize(),
      }
    }),
  )
  const away = on(pull.down / 2, 0, 1).sub(on(pull.down / 2, 0, 0))
  return [
    { name: 'tab', geometry: grownTo(rows, pull.thick, away), slot: 'leather' },
    { name: 'tab-seams', geometry: stitchRows(sewn, thread()), slot: 'stitch' },
  ]
}

/** A shell over rows that grows to the side `away` of their first places. */
function grownTo(rows: readonly Row[], thick: number, away: Vector3) {
  const isAway = (normalsOf(rows, false)[rows.length >> 1]?.[4]?.dot(away) ?? 0) > 0
  return shell(rows, { thickness: isAway ? thick : -thick, crease: 50 })
}
