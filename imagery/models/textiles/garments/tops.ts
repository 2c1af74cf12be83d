import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { apart, sleeveOf } from '../cutting/sleeve'
import { halfOf } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { cloth, label, turnedUp } from '../details/pieces'
import { cape } from './cape'
import type { Design } from './designs'
import { fallingTop } from './falling-tops'
import { slipOf } from './slips'

/** The cape, the striped jersey, and what hangs from two straps. */
export function easyTops(design: Design): Part[] {
  if (design === 'cape') return cape()
  if (design === 'breton') return breton()
  return slipOf(design === 'slip-dress' ? 'dress' : 'camisole')
}

/** Stripes of the trunk and of a sleeve, and how far they lie apart; half of how wide one is, cm. */
const stripes = { trunk: 21, sleeve: 11, apart: 1.95 }
const half = 0.5

/** From one side seam to the other, where the stripe of the other piece begins. */
function stripeAcross(cutting: UpperCut, y: number): Point[] {
  const [low, high] = [y - half, y + half]
  const halfAt = halfOf(cutting)
  return [
    [-halfAt(low), low],
    [halfAt(low), low],
    [halfAt(high), high],
    [-halfAt(high), high],
  ]
}

function breton(): Part[] {
  const { on, cutting } = fallingTop('breton', 'woman')
  const widthAt = sleeveOf(cutting, 1)?.width ?? (() => 0)
  const across = Array.from({ length: stripes.trunk }, (_, index) => {
    const y = -18 - index * stripes.apart
    return ([1, -1] as const).map((side) =>
      patch(on, dense(counterClockwise(stripeAcross(cutting, y)), 0.5), {
        thickness: 0.075,
        side,
        step: 0.3,
      }),
    )
  }).flat()
  const arms = Array.from({ length: stripes.sleeve }, (_, index) => {
    const y = -18 - index * stripes.apart
    return ([1, -1] as const).flatMap((arm) =>
      ([1, -1] as const).map((side) =>
        patch(
          on,
          dense(
            counterClockwise([
              [arm * apart, y - half],
              [arm * (apart - widthAt(y - half)), y - half],
              [arm * (apart - widthAt(y + half)), y + half],
              [arm * apart, y + half],
            ]),
            0.5,
          ),
          { thickness: 0.075, side, step: 0.3 },
        ),
      ),
    )
  }).flat()
  return [
    cloth(on, 0.14, turnedUp(cutting, 1.5)),
    ...[...across, ...arms].map((geometry, index): Part => ({
      name: `stripe${index}`,
      geometry,
      slot: 'stripe',
    })),
    ...label(on, cutting),
  ]
}
