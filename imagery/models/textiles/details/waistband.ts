import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { evenRing } from '../../../kit/cloth/evened'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { around as ringed, item, lerp, steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { shell } from '../../../kit/skins/shell'
import type { Around, PatternSpot } from '../cutting/around'

/** How deep a waistband hangs below its upper edge, and how high it lies over the cloth, cm. */
const deep = 4
export const waistbandHigh = 0.16

const thickness = 0.24
/** It covers the cloth's own edge. */
const over = 0.06

export type Waistband = {
  part: Part
  /** A line of the pattern along its front from one side to the other, so far over its lower edge. */
  lineOver: (height: number) => Point[]
}

/**
 * A waistband: as deep at its sides as in its middle, though the cloth below it hangs lower there, and even all round, though
 * cloth that a solver has laid is not. `around` goes round the waist, heights counted from its upper edge.
 */
export function waistband(on: Draped, around: Around): Waistband {
  const columns = isCoarse() ? 40 : 200
  const shares = steps(0, 1, columns).slice(0, -1)
  const spotOf = ({ side, place }: PatternSpot) => on.spot(side, place)
  const tops = evenRing(shares.map((share) => spotOf(around(share, 0)).point))
  /** Where the cloth hangs so far below the waist. */
  const below = (share: number, depth: number): PatternSpot => {
    const y = ringed(tops, Math.round(share * columns)).y - depth
    let [low, high] = [-depth - 3, 0]
    for (let round = 0; round < 16; round += 1) {
      const middle = (low + high) / 2
      if (spotOf(around(share, middle)).point.y < y) low = middle
      else high = middle
    }
    return around(share, high)
  }
  const rows = steps(deep, 0, isCoarse() ? 3 : 10).map((depth) => {
    const spots = shares.map((share) => spotOf(below(share, depth)))
    const points = evenRing(spots.map(({ point }) => point))
    const normals = evenRing(spots.map(({ normal }) => normal))
    points.forEach((point, column) => {
      point.y = item(tops, column).y - depth + lerp(over, 0, depth / deep)
      point.addScaledVector(item(normals, column), waistbandHigh - thickness)
    })
    return points
  })
  return {
    part: { name: 'waistband', slot: 'cloth', geometry: bandOf(rows) },
    lineOver: (height) => steps(0.01, 0.49, 48).map((share) => below(share, deep - height).place),
  }
}

function bandOf(rows: readonly Vector3[][]) {
  const first = item(rows, 0)
  let length = 0
  const along = first.map((point, column) => (length += point.distanceTo(ringed(first, column + 1))))
  return shell(rows, {
    ring: true,
    thickness,
    crease: 50,
    uv: (line, column) => [
      column === 0 ? 0 : item(along, column - 1),
      lerp(-deep, 0, line / (rows.length - 1)),
    ],
  })
}
