import type { Vector3 } from 'three'
import { press } from './press'

/** A wave of eight points keeps a sixth, one of twenty all. */
const rounds = 150

/** A closed row of points without what is small in it, for what is sewn to cloth that does not lie even. */
export function evenRing(row: readonly Vector3[]): Vector3[] {
  const count = row.length
  const beside = row.map((_, at) => [at, [(at + count - 1) % count, (at + 1) % count]] as const)
  const positions = Float64Array.from(row.flatMap((point) => point.toArray()))
  press(positions, new Map(beside), rounds)
  return row.map((point, at) => point.clone().fromArray(positions, at * 3))
}
