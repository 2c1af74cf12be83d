import type { Cloth } from '../../../kit/cloth/cloth'
import { clamp, item, smooth } from '../../../kit/plane/maths'

/** Where the front is fullest and how deep it is there, cm. */
type Front = { fullest: number; deep: number }

/** How it bends in below that and to its sides: cm for each cm squared. */
const bend = { down: 0.02, across: 0.018 }
/** How far above the fork cloth begins to turn in under it, cm; to its sides it does so further down. */
const turn = 9.8
const lower = 1.6

/**
 * Fills the front above the fork. A trunk's pattern has no cloth to go between the legs, so on its figure it sinks in there,
 * and the hollow lies in shade; cut by a tailor it goes straight down and turns in at the last.
 */
export function fillFork({ positions, pattern, side }: Cloth, crotch: number, { fullest, deep }: Front) {
  const fork = pattern.findIndex(([x, y]) => Math.abs(x) < 0.1 && Math.abs(y + crotch) < 0.1)
  if (fork < 0) throw new Error('Trousers have no fork')
  const low = item(positions, fork * 3 + 1)
  pattern.forEach((_, knot) => {
    if (side[knot] !== 1) return
    const [x, y, z] = [0, 1, 2].map((axis) => item(positions, knot * 3 + axis))
    if (x === undefined || y === undefined || z === undefined || y > fullest) return
    const across = Math.abs(x)
    const wanted = deep - bend.down * (fullest - y) ** 2 - bend.across * across ** 2
    if (z >= wanted) return
    const share = clamp((low + turn - y) / (turn + lower * across))
    const full = (1 - share ** 2.5) ** 0.4 * smooth(11, 6, across)
    positions[knot * 3 + 2] = z + (wanted - z) * full
  })
}
