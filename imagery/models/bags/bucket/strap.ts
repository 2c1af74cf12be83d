import { lengthOf } from '../../../kit/cloth/piece'
import { place } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { pieces } from '../../../kit/plane/detail'
import { item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { throughPoints } from '../../../kit/solids/sweep'
import { beside, cordAt } from './wall'
import type { BucketWall } from './wall'
import { eyeletReach } from './cord'
import { foldedStrap, leaning, strapOff, strapStart } from './folded-strap'
import { chain, dRing, strapRing } from '../fittings/rings'
import { tautLine } from '../fittings/taut-line'
import type { Oval } from '../fittings/taut-line'
import { barOff, sewnTab } from './sewn-tab'

type BucketStrapOptions = {
  kind: 'strap' | 'chain'
  width: number
  /** The height of its crown, where it stands in an arch. */
  crown: number
  /** What it hangs by: it is as long as its arch and taut over this. */
  over?: Oval
}

/** How far the rings' bars are below the rim, so that their tabs end there. */
const below = 0.46

/** A strap or chain over a bucket bag: rings in tabs that are sewn to both sides between the cord and the rim. */
export function bucketStrap(body: BucketWall, { kind, width, crown, over }: BucketStrapOptions): Part[] {
  const { wall, scale } = body
  const bar = wall(0.25, 1).y - below
  const lowest = wall(0.25, cordAt).y + eyeletReach(scale) + 0.16
  const foot = Math.max(lowest, bar - 0.4 - 1.3 * width)
  const sides = [-1, 1].map((sign) => {
    const side = beside(body, sign)
    return { sign, side, x: side(0, bar, barOff).x }
  })
  const isChain = kind === 'chain'
  const ring = isChain ? dRing(width + 0.5) : strapRing(width + 0.5)
  const top = bar + ring.height
  const ends = [item(sides, 0).x, item(sides, 1).x] as const
  const strap = isChain
    ? { lean: 0, parts: [hangingChain({ ends, from: top + 0.1, crown, over }, Math.min(1.05, width * 0.75))] }
    : hangingStrap({ ends, from: top + strapStart, crown, over }, { bar, ring: ring.height, width })
  return [
    ...sides.flatMap(({ side, sign, x }): Part[] => [
      ...sewnTab({ side, sign, bar, foot, width }),
      {
        name: sign < 0 ? 'strap-ring-left' : 'strap-ring-right',
        slot: 'metal',
        geometry: place(ring.geometry.clone(), {
          turn: [0, Math.PI / 2, sign * strap.lean],
          at: [x, bar, 0],
        }),
      },
    ]),
    ...strap.parts,
  ]
}

/** From where to where something hangs, how high its crown is where it stands, and what it is taut over. */
type Hanging = { ends: readonly [left: number, right: number]; from: number; crown: number; over?: Oval }

function hangingChain({ ends, from, crown, over }: Hanging, link: number): Part {
  const arch = archOf(ends, from, crown)
  const line = over ? tautOf(arch, over, link * 0.34) : arch
  return chain(throughPoints(line.map(([x, y]) => vector(x, y, 0))), link)
}

/** A strap; where it is taut it leans to what it hangs by from the bars in its tabs on, and so do its rings. */
function hangingStrap(
  { ends: [left, right], from, crown, over }: Hanging,
  { bar, ring, width }: { bar: number; ring: number; width: number },
) {
  const standing = archOf([left - strapOff, right + strapOff], from, crown)
  const [middle, reach] = [(left + right) / 2, (right - left) / 2]
  const tautAt = (lean: number, by: Oval) => {
    const end = leaning(leaning([reach, bar], [0, ring], lean, 1), [strapOff, strapStart], lean, 1)
    return tautLine(end, lengthOf(standing), by, strapOff)
  }
  const lean = over ? leanOf((before) => tautAt(before, over)) : 0
  const arch = over ? spaced(tautAt(lean, over).map(([x, y]): Point => [x + middle, y])) : standing
  const back = Math.min(2.6, 0.14 * (crown - from + strapStart) + 0.7)
  return { lean, parts: foldedStrap({ arch, lean, width, back }) }
}

/** How far the end of a line leans to the middle, where that end itself lies by how far it leans; radians. */
function leanOf(lineAt: (lean: number) => readonly Point[]): number {
  return steps(1, 5, 4).reduce((lean) => {
    const line = lineAt(lean)
    const [above, end] = [item(line, line.length - 2), item(line, line.length - 1)]
    return Math.atan2(end[0] - above[0], above[1] - end[1])
  }, 0)
}

const spaced = (line: readonly Point[]) =>
  throughPoints(line.map(([x, y]) => vector(x, y, 0)))
    .getSpacedPoints(pieces(240, 40))
    .map(({ x, y }): Point => [x, y])

/** An arch that is upright at both ends and narrower above them. */
function archOf(ends: readonly [left: number, right: number], from: number, crown: number): Point[] {
  const [middle, half] = [(ends[0] + ends[1]) / 2, (ends[1] - ends[0]) / 2]
  return steps(-1, 1, pieces(240, 40)).map((even): Point => {
    // Closer together at the ends, where the height changes fastest.
    const t = lerp(even, Math.sin((even * Math.PI) / 2), 0.8)
    const narrow = lerp(0.86, 1, smooth(0, 1, Math.abs(t)))
    const x = middle + half * Math.sin((t * Math.PI) / 2) * narrow
    return [x, from + (crown - from) * (1 - Math.abs(t) ** 2.6)]
  })
}

/** How high a chain is upright above its ring before it leans to what it hangs by, cm. */
const upright = 1.1

/** A line as long as an arch, upright at both ends like it, and taut over a wrist between them. */
function tautOf(arch: readonly Point[], over: Oval, half: number): Point[] {
  const [left, right] = [item(arch, 0), item(arch, arch.length - 1)]
  const middle = (left[0] + right[0]) / 2
  const taut = tautLine([right[0] - middle, right[1] + upright], lengthOf(arch) - 2 * upright, over, half)
  const stem = ([x, y]: Point) => steps(0, upright, pieces(12, 5)).map((up): Point => [x, y + up])
  return spaced([
    ...stem(left),
    ...taut.slice(1, -1).map(([x, y]): Point => [x + middle, y]),
    ...stem(right).reverse(),
  ])
}
