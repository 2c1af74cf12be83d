import type { Cloth } from '../../../kit/cloth/cloth'
import type { Draped } from '../../../kit/cloth/draped'
import { graph } from '../../../kit/plane/curves'
import { item, lerp, smooth, steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { creaseOf, legOf, sideOf, widthAt } from './trouser-cut'
import type { TrouserCut } from './trouser-cut'

/** Presses the crease into both legs: sharp at its line, fading to both sides and towards the waist. */
export function pressCrease({ positions, pattern, side }: Cloth, cutting: TrouserCut): void {
  const creaseAt = creaseOf(cutting)
  pattern.forEach(([x, y], knot) => {
    const away = Math.abs(Math.abs(x) - creaseAt(y))
    const high = 0.75 * smooth(-9, -30, y) * Math.exp(-away / 1.3)
    positions[knot * 3 + 2] = item(positions, knot * 3 + 2) + item(side, knot) * high
  })
}

/** Between these heights the front of pressed trousers hangs in a line, cm: from where hips are fullest to above the knee. */
const hang = { from: -15, to: -56 }

/** Irons the front flat: cloth that has sunk in below the hips, as on a figure, hangs straight down from them. */
export function pressFront({ positions, pattern, side }: Cloth, on: Draped, cutting: TrouserCut): void {
  const sideAt = sideOf(cutting)
  const innerAt = widthAt(legOf(cutting).inner)
  /** How far forward one leg's front is so far from the middle, at a height of the pattern. */
  const frontOf = (leg: number, height: number) => {
    const places = steps(0, sideAt(height) * 0.99, 80).map((x) => on.spot(1, [leg * x, height]).point)
    const row = places.map(({ x, z }): Point => [leg * x, z])
    return graph(row.filter(([x], at) => row.slice(0, at).every(([before]) => before < x - 0.01)))
  }
  const [right, left] = [1, -1].map((leg) => ({
    above: frontOf(leg, hang.from),
    below: frontOf(leg, hang.to),
  }))
  pattern.forEach(([across, y], knot) => {
    if (item(side, knot) !== 1 || y > hang.from || y < hang.to) return
    const [x, z] = [Math.abs(item(positions, knot * 3)), item(positions, knot * 3 + 2)]
    const leg = across < 0 ? left : right
    if (!leg) return
    // Over the hips it rounds off.
    const down = ((hang.from - y) / (hang.from - hang.to)) ** 1.4
    const straight = lerp(leg.above(x), leg.below(x), down)
    // At its seams the leg turns away.
    const inside = Math.max(
      smooth(-cutting.crotch, -cutting.crotch + 8, y),
      smooth(0.4, 4, Math.abs(across) - innerAt(y)),
    )
    const outside = smooth(1, 8, sideAt(y) - Math.abs(across))
    positions[knot * 3 + 2] = z + Math.max(0, straight - z) * inside * outside
  })
}
