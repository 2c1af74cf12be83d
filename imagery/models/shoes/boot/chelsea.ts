import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
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

/** A loop over the collar at the heel, sewn on outside and inside. */
function tab({ skin, last }: Gore): Part[] {
  const column = widthOf(skin) / 2
  const outside = faces.back + 0.05
  const on = (line: number, out: number, up = 0) => onSoft(skin, line, column, out).add(vector(0, up, 0))
  const path = [
    on(last - 6.5, outside),
    on(last - 3, outside),
    on(last, outside, -0.1),
    on(last, outside + 0.06, 0.6),
    on(last, -0.02, 1.1),
    on(last, -0.3, 0.6),
    on(last, -0.32, -0.1),
    on(last - 3, -0.3),
    on(last - 6, -0.28),
  ]
  const across = vector(0, 0, 1)
  const geometry = sweep(
    superellipse(0.12, 1.7, 5, isCoarse() ? 12 : 36),
    curveThrough(path, isCoarse() ? 30 : 110),
    { hint: () => across },
  )
  const half = 0.65
  const sewn = [
    ...[-half, half].map((z) =>
      [on(last - 6.1, outside), on(last - 3.4, outside), on(last - 0.8, outside)].map((point) =>
        point.add(vector(0, 0, z)),
      ),
    ),
    ...[last - 6.1, last - 0.9].map((line) =>
      steps(-half, half, 6).map((z) => on(line, outside).add(vector(0, 0, z))),
    ),
  ].map((points) => points.map((at) => ({ at: at.add(vector(-0.06, 0, 0)), normal: vector(-1, 0, 0) })))
  return [
    { name: 'tab', geometry, slot: 'leather' },
    { name: 'tab-seams', geometry: stitchRows(sewn, thread()), slot: 'stitch' },
  ]
}
