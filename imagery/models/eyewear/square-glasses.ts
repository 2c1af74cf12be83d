import type { Model, Part } from '../../kit/mesh/model'
import { at, curveThrough, superellipse } from '../../kit/plane/curves'
import { smooth, vector } from '../../kit/plane/maths'
import { counterClockwise, inset } from '../../kit/plane/outline'
import type { Point } from '../../kit/plane/outline'
import { merged } from '../../kit/skins/raw'
import { slab } from '../../kit/skins/slab'
import { rbox } from '../jewellery/shapes'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { arms, inlayOn, markOn } from './arms'
import { bent, faceAt, mirrorX, sides, standingOn } from './face'
import { halfBridge, lensOf, squares } from './lens-shapes'
import { lenses } from './lenses'

/** Frames of acetate. */
export function squareGlasses(params: Params): Model {
  const shape = choiceOf(params, 'design', squares)
  const lens = lensOf(shape)
  const shift = halfBridge[shape]
  const border = { square: 0.62, 'cat-eye': 0.55, oversized: 0.66, slim: 0.55 }[shape]
  const outer = inset(lens, -border).map(([x, y]): Point => {
    const corner = smooth(0.3, 1, x / 3) * smooth(0.2, 1.5, y)
    return [
      x + corner * 0.42 + shift,
      y + corner * (shape === 'cat-eye' ? 0.55 : 0.16) + 0.16 * smooth(0, 2, y),
    ]
  })
  // The right half: over the brow, round the lens, back up to the nose, joined by the bridge.
  const top = Math.max(...lens.map(([, y]) => y))
  const bridgeTop = top * 0.62
  const bridgeLow = top * 0.12
  const start = outer.findIndex(([x, y]) => y > 0 && x < shift && Math.abs(y - bridgeTop - 0.25) < 0.25)
  const ordered = [...outer.slice(start), ...outer.slice(0, start)]
  const right = ordered.filter(
    ([x, y]) => x > 0.5 && !(x < shift - 1.2 && y > bridgeLow - 0.2 && y < bridgeTop + 0.2),
  )
  const sorted = right.toSorted((a, b) => turnOf(a, shift) - turnOf(b, shift))
  const half: Point[] = [
    [0, bridgeTop],
    [0.45, bridgeTop + 0.02],
    ...sorted,
    [0.42, bridgeLow + 0.06],
    [0, bridgeLow + 0.16],
  ]
  const soft = curveThrough(
    half.map(([x, y]) => vector(x, y, 0)),
    240,
  ).map(({ x, y }): Point => [Math.max(0, x), y])
  const whole = counterClockwise([
    ...soft,
    ...soft
      .slice(1, -1)
      .map(([x, y]): Point => [-x, y])
      .reverse(),
  ])
  const front = slab(
    whole,
    0.46,
    0.13,
    sides.map((side) => mirrorX(lens, side, shift)),
  )
  const widest = Math.max(...whole.map(([x]) => x))
  const armAt = at(
    whole.filter(([x]) => x > widest - 0.05),
    0,
  )[1]
  const z = faceAt(widest, armAt)
  const hinge = [widest - 0.28, armAt - 0.15, z + 0.05] as const
  const thick = 0.42
  const parts: Part[] = [
    { name: 'front', geometry: bent(front), slot: 'acetate' },
    ...lenses(shape),
    ...arms(hinge, superellipse(1.1, thick, 4, 40), 'acetate', false),
    ...markOn(hinge, thick),
    ...(shape === 'slim' ? inlayOn(hinge, thick) : []),
    {
      name: 'rivets',
      geometry: merged(
        sides.map((side) =>
          rbox(0.66, 0.2, 0.1, 0.04)
            .rotateY(side * 0.22)
            .translate(side * (widest - 0.75), armAt, faceAt(widest - 0.75, armAt) + 0.475),
        ),
      ),
      slot: 'metal',
    },
  ]
  return { parts: standingOn(parts) }
}

const turnOf = ([x, y]: Point, shift: number) => {
  // From the nose over the top and round: clockwise from the upper left.
  const angle = Math.atan2(y, x - shift)
  const from = Math.PI - 0.35
  return (from - angle + Math.PI * 4) % (Math.PI * 2)
}
