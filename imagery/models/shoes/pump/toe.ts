import { clamp } from '../../../kit/plane/maths'
import type { Last } from '../last/last'

/** How far before the tip of the toe its outline is rounded, cm. */
const from = 3

/** A last whose toe ends in a soft round that its ridge falls over: a sharp one ends in a knob when seen from the front. */
export function softToe(last: Last, { round, fall }: { round: number; fall: number }): Last {
  const rounder = (width: Last['outside']) => (x: number) => {
    const left = Math.max(0, last.length - x)
    return Math.sqrt(width(x) ** 2 + round * left * clamp(1 - left / from) ** 2)
  }
  return {
    ...last,
    toeRound: last.toeRound * 1.35,
    outside: rounder(last.outside),
    inside: rounder(last.inside),
    fall: (x) => fall * Math.min(0, (last.height(x + 0.1) - last.height(x - 0.1)) / 0.2),
  }
}
