import type { Part } from '../../../kit/mesh/model'
import { at } from '../../../kit/plane/curves'
import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { stitchRows } from '../../../kit/solids/stitches'
import { onSkin, pieceOn } from '../boot/shaft'
import type { Instep } from './instep'
import { columnAt, layers, lineBelow, seamOn, thread } from './on-skin'
import { bothSides } from '../boot/columns'
import type { Place } from '../boot/columns'

const beside = 0.22
const deep = 0.03

/** A panel from inside the skin up to its layer. */
const up = (layer: number) => ({ thickness: layer + deep, out: -deep })

/** Lines from the sole to the collar, and columns of an edge at each of them. */
type Edge = (line: number) => number

/** Quarters over the vamp, from their edge `toe` cm from the heel at the sole up to the facing, with their seam. */
export function quarters({ skin, first, top, edge }: Instep, toe: number): Part[] {
  const back = at(skin.rows, 0).length / 2
  const opens = onSkin(skin, first, edge(first)).x
  /** The edge on the vamp: from the sole up to where the closing opens, then along it, below the facing. */
  const front = (line: number, more = 0): number => {
    if (line >= first) return edge(line)
    const x = lerp(toe, opens, smooth(0, 1, line / first))
    return Math.max(columnAt(skin, line, x - more), edge(first) * (line / first) ** 4)
  }
  const end = top - 0.3
  const seams = bothSides.flatMap((side) => {
    const row = (more: number) =>
      seamOn(
        skin,
        steps(2, first, 50).map((line): Place => [line, side * front(line, more)]),
        layers.quarter,
      )
    return [row(beside), row(beside + 0.24)]
  })
  return [
    ...bothSides.map((side) => ({
      name: `quarter${side}`,
      geometry: pieceOn(
        skin,
        [0.4, end],
        (share) => {
          const line = lerp(0.4, end, share)
          return [side * front(line), side * (back - 6)]
        },
        { ...up(layers.quarter), along: 90, across: 80 },
      ),
      slot: 'leather',
    })),
    { name: 'seams', geometry: stitchRows(seams, thread()), slot: 'stitch' },
  ]
}

/** `under` is how far below the opening it ends, covered by the collar. */
type Counter = { slot: string; tab: string; under: number }

/** What stiffens the heel, sewn on the quarters, and a tab over it up the back. */
export function counter({ skin, top }: Instep, { slot, tab, under }: Counter): Part[] {
  const width = at(skin.rows, 0).length
  const length = onSkin(skin, 0.4, 0).x
  const low = 0.4
  const high = lineBelow(skin, width / 2, under)
  /** Far forward at the sole, in a hollow curve up to the collar. */
  const edge: Edge = (line) =>
    columnAt(skin, line, length * lerp(0.115, 0.31, (1 - (line - low) / (high - low)) ** 1.7))
  const tabEdge: Edge = (line) => width / 2 - lerp(15, 8, line / top)
  const band = (lines: readonly [number, number], columns: Edge, layer: number) =>
    pieceOn(
      skin,
      lines,
      (share) => {
        const column = columns(lerp(lines[0], lines[1], share))
        return [column, width - column]
      },
      { ...up(layer), along: 70, across: 60 },
    )
  const inside: Edge = (line) => columnAt(skin, line, onSkin(skin, line, edge(line)).x - beside)
  const seams = bothSides.flatMap((side) => [
    seamOn(
      skin,
      steps(2, high - 0.4, 60).map((line): Place => [line, side * inside(line)]),
      layers.panel,
    ),
    seamOn(
      skin,
      steps(3, high - 0.5, 50).map((line): Place => [line, side * (tabEdge(line) + 1.5)]),
      layers.panel + 0.08,
    ),
  ])
  return [
    { name: 'counter', geometry: band([low, high], edge, layers.panel), slot },
    { name: 'heel-tab', geometry: band([2, top - 0.4], tabEdge, layers.panel + 0.08), slot: tab },
    { name: 'counter-seams', geometry: stitchRows(seams, thread()), slot: 'stitch' },
  ]
}
