import type { UpperCut } from '../../cutting/upper-cut'
import { flatLapel } from './lapel-cut'
import type { Lapel, LapelCut } from './lapel-cut'
import { rolledLapel } from './rolled-lapel'

/** The lapel of our right (1) or left (-1) half as it is cut, and how it lies over the cloth. */
export function lapelOf(cutting: UpperCut, cut: LapelCut, side: 1 | -1): Lapel {
  const { breaksAt } = cut
  return breaksAt ? rolledLapel(cutting, { ...cut, breaksAt }, side) : flatLapel(cutting, cut, side)
}
