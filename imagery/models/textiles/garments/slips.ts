import { drapedFine } from '../../../kit/cloth/draped'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { cloth } from '../details/pieces'
import { strap } from '../details/strap'
import solvedCamisole from '../drapes/camisole.json'
import solvedDress from '../drapes/slip-dress.json'
import { edgeOf, slipCloth, slips, strapAt } from '../draping/slip'
import type { Slip } from '../draping/slip'

const solved: Record<Slip, Solved> = { dress: solvedDress, camisole: solvedCamisole }

/** The slip dress or the camisole, hanging from its straps. */
export function slipOf(slip: Slip): Part[] {
  const silk = slipCloth(slip, placesOf(solved[slip]))
  const on = drapedFine(silk)
  const { length } = slips[slip]
  return [
    cloth(on, 0.1, ([, y]) => (y < 1 - length ? 1 : 0)),
    {
      name: 'binding',
      geometry: merged(([1, -1] as const).map((side) => binding(on, slip, side))),
      slot: 'cloth',
    },
    { name: 'straps', geometry: merged(([1, -1] as const).map((arm) => strapOf(on, arm))), slot: 'cloth' },
  ]
}

/** The narrow roll of silk that binds the upper edge. */
function binding(on: Draped, slip: Slip, side: 1 | -1) {
  const line = edgeOf(slip, side).map((point) => {
    const spot = on.spot(side, point)
    return spot.point.addScaledVector(spot.normal, -0.05)
  })
  return tube(curveThrough(line, isCoarse() ? 60 : 320), 0.13, { sides: 10, roundEnds: true })
}

function strapOf(on: Draped, arm: 1 | -1) {
  const end = (side: 1 | -1) => {
    const [x, y] = strapAt[side]
    return on.spot(side, [arm * x, y - 0.2]).point
  }
  return strap(end(1), end(-1))
}
