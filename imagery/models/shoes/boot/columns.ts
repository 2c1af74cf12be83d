import type { Vector3 } from 'three'
import { at } from '../../../kit/plane/curves'
import type { Row } from '../../../kit/skins/raw'

/** A place on a skin: its line from the sole, its column from the front, the outside positive. */
export type Place = readonly [line: number, column: number]

export const bothSides = [1, -1] as const
export type Side = (typeof bothSides)[number]

/** How many columns a skin has round the foot. */
export const widthOf = ({ rows }: { rows: readonly Row[] }) => at(rows, 0).length

/** Where a line and a column of a skin are. */
export type On = (line: number, column: number) => Vector3

const step = 0.5
const most = 110

/** The first column of a side at which `measure` has come to `goal`, counted up from the front. */
function columnWhere(side: Side, goal: number, measure: (column: number) => number): number {
  let before = measure(0)
  if (before >= goal) return 0
  for (let column = step; column < most; column += step) {
    const now = measure(side * column)
    if (now >= goal) return side * (column - (step * (now - goal)) / (now - before))
    before = now
  }
  return side * most
}

/** The column `width` cm beside the middle of a line's front. */
export function findBeside(on: On, line: number, width: number, side: Side): number {
  let gone = 0
  let last = on(line, 0)
  return columnWhere(side, width, (column) => {
    const point = on(line, column)
    gone += point.distanceTo(last)
    last = point
    return gone
  })
}

/** The column of a side at which a line has come back to x cm from the heel. */
export const findAt = (on: On, line: number, x: number, side: Side): number =>
  columnWhere(side, -x, (column) => -on(line, column).x)
