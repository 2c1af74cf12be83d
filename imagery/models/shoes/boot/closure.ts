import { lerp, smooth, steps } from '../../../kit/plane/maths'
import { columnAt, columnBeside, placesThrough, onSoft } from './panels'
import { widthOf } from './columns'
import type { Place, Side } from './columns'
import type { Skin } from './shaft'

/** The closing up the instep, over the tongue. */
export type Closure = {
  skin: Skin
  /** The line at which it opens, and the last one. */
  first: number
  last: number
  /** Where a quarter's edge meets the sole, cm from the heel. */
  foot: number
  /** The line at which a quarter ends at a column: under the tongue's upper end in front. */
  cap: (column: number) => number
  /** Lines of the eyelets, from the toe up. */
  eyelets: readonly number[]
}

/** From a quarter's front edge to its eyelets and to the seam of its facing, cm. */
export const facing = { eyelet: 0.75, wide: 1.5 }

const gapOf = ({ first, last }: Closure, line: number) => lerp(0.5, 0.95, (line - first) / (last - first))

type Shape = { opens: number; foot: number; raised: number; eyelets: number }

/** A closing that opens `opens` cm from the heel; the tongue stands `raised` cm over the collar. */
export function closureOf(skin: Skin, { opens, foot, raised, eyelets }: Shape): Closure {
  const last = skin.rows.length - 1
  let first = 8
  while (first < skin.lowers - 1 && onSoft(skin, first, 0).x > opens) first += 0.05
  const width = widthOf(skin)
  const tall = onSoft(skin, last, width / 4).y - onSoft(skin, skin.lowers, width / 4).y
  const cap = (column: number) =>
    last - 0.02 - (last - skin.lowers) * ((raised * tongueAt(2 * Math.PI * (column / width))) / tall)
  // Equally far from each other on the instep, not in lines.
  const marks = steps(first, cap(0), 200)
  let gone = 0
  const lengths = marks.map((line, index) => {
    if (index > 0) gone += onSoft(skin, line, 0).distanceTo(onSoft(skin, marks[index - 1] ?? line, 0))
    return gone
  })
  const rows = steps(0, 1, eyelets - 1).map((share) => {
    const wanted = lerp(1.1, gone - 0.85, share)
    return marks[lengths.findIndex((length) => length >= wanted)] ?? last
  })
  return { skin, first, last, foot, cap, eyelets: rows }
}

/** How much of its height over the collar the tongue has at a turn from the front. */
export function tongueAt(turn: number) {
  const off = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  return smooth(0.75, 0.33, off)
}

/** Beside the front edge of the facing at a line. */
export const besideEdge = (closure: Closure, line: number, more: number, side: Side) =>
  columnBeside(closure.skin, line, gapOf(closure, line) + more, side)

/** The front edge of a quarter from the sole over the bend under the closing to the collar, `more` cm inside it. */
export function quarterEdge(closure: Closure, more: number, side: Side, count = 140): Place[] {
  const { skin, first, last, foot } = closure
  const opens = onSoft(skin, first, 0).x
  const low = steps(0, 0.86, 6).map((share): Place => {
    const line = lerp(0.4, first, share)
    return [line, columnAt(skin, line, lerp(foot, opens - 0.15, share ** 1.2) - more, side)]
  })
  const high = steps(first + 1.2 + more, last, 12).map((line): Place => [
    line,
    besideEdge(closure, line, more, side),
  ])
  return placesThrough([...low, ...high], count)
}

/** The same place, brought down under the collar as it runs there. */
export function underCap({ skin, last, cap }: Closure, [line, column]: Place): Place {
  const from = skin.lowers - 2
  if (line <= from) return [line, column]
  return [from + ((line - from) / (last - from)) * (cap(column) - from), column]
}
