import type { Vector3 } from 'three'
import { item } from '../plane/maths'
import { alongChains, press } from './press'
import type { Neighbours } from './press'

/** A wave of eight points keeps a sixth, one of twenty all. */
const rounds = 150

function pressed(row: readonly Vector3[], neighbours: Neighbours): Vector3[] {
  const positions = Float64Array.from(row.flatMap((point) => point.toArray()))
  press(positions, neighbours, rounds)
  return row.map((point, at) => point.clone().fromArray(positions, at * 3))
}

/** A row of points without what is small in it, for what is sewn to cloth that does not lie even; its ends stay. */
export const evenLine = (row: readonly Vector3[]) => pressed(row, alongChains([[...row.keys()]]))

/** The same of a closed row. */
export function evenRing(row: readonly Vector3[]): Vector3[] {
  const count = row.length
  const beside = row.map((_, at) => [at, [(at + count - 1) % count, (at + 1) % count]] as const)
  return pressed(row, new Map(beside))
}

/** Rows of points, each column of them even. */
export function evenColumns(rows: readonly (readonly Vector3[])[]): Vector3[][] {
  const columns = item(rows, 0).map((_, column) => evenLine(rows.map((row) => item(row, column))))
  return rows.map((_, at) => columns.map((column) => item(column, at)))
}
