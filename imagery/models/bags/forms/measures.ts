import type { Model } from '../../../kit/mesh/model'
import { numberOf } from '../../params'
import type { Params } from '../../params'
import type { FlapShape } from '../bodies/flap'
import type { Closure } from '../../closure'
import type { Oval } from '../fittings/taut-line'

/** What makes a line's bags a family: how a flap is cut, and what closes it. */
const lines: Record<string, { flap: FlapShape; closure: Closure }> = {
  晨曦: { flap: 'arc', closure: 'turn' },
  拱廊: { flap: 'arch', closure: 'arch' },
  河畔: { flap: 'straight', closure: 'bar' },
  林缘: { flap: 'slant', closure: 'plain' },
  林间: { flap: 'saddle', closure: 'leaf' },
  弦月: { flap: 'saddle', closure: 'moon' },
  木纹: { flap: 'straight', closure: 'turn' },
  珠光: { flap: 'envelope', closure: 'pearl' },
}

/** Everything that bags have in common in the catalogue's parameters, and what they hang by: `over` a wrist, or nothing. */
export function measures(params: Params, over?: Oval) {
  const line = typeof params['line'] === 'string' ? params['line'] : ''
  const diameter = numberOf(params, 'diameter', 18)
  return {
    design: lines[line] ?? { flap: 'arc' as const, closure: 'turn' as const },
    line,
    width: numberOf(params, 'width', diameter),
    height: numberOf(params, 'height', 18),
    depth: numberOf(params, 'depth', 8),
    diameter,
    softness: numberOf(params, 'softness', 0.2),
    params,
    over,
  }
}

export type Measures = ReturnType<typeof measures>

/** The bodies a kind of bag comes in. `form` of a product picks one; without it the house's line has its own. */
export type Forms = { line: (measures: Measures) => Model } & Readonly<
  Record<string, (measures: Measures) => Model>
>

/** A plain stamp needs more room above the flap's edge than a lock. */
export const stampUp = (closure: Closure, up: number) => (closure === 'plain' ? up : undefined)

/** How a bag hangs that is sold on a strap or on a chain; the chain is a little longer. */
export function hanging({ params, over }: Measures, carry: { drop: number; width: number }) {
  return params['strap'] === 'chaine'
    ? { kind: 'chain' as const, drop: carry.drop + 2, width: Math.min(carry.width * 0.8, 1.3), over }
    : { kind: 'strap' as const, ...carry, over }
}

export const strapDrop = (height: number) => Math.min(20, height * 0.75 + 5)
