import type { Model } from '../../kit/mesh/model'
import { at, superellipse } from '../../kit/plane/curves'
import type { Outline } from '../../kit/plane/outline'
import { merged } from '../../kit/skins/raw'
import { rbox } from '../jewellery/shapes'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { arms, inlayOn, markOn } from './arms'
import { faceAt, sides, standingOn } from './face'
import { frontDepth, frontOf, frontOutline } from './front'
import { halfBridge, lensOf, squares } from './lens-shapes'
import { lenses } from './lenses'

/** Frames of acetate. */
export function squareGlasses(params: Params): Model {
  const shape = choiceOf(params, 'design', squares)
  const outline = frontOutline(shape)
  const widest = Math.max(...outline.map(([x]) => x))
  const armAt = at(
    outline.filter(([x]) => x > widest - 0.05),
    0,
  )[1]
  const lensEnd = halfBridge[shape] + widthAt(lensOf(shape), armAt)
  // So far back that the round end of an arm stays inside the front.
  const hinge = [widest - 0.28, armAt - 0.15, faceAt(widest, armAt) - 0.4] as const
  const thick = 0.42
  return {
    parts: standingOn([
      { name: 'front', geometry: frontOf(shape), slot: 'acetate' },
      ...lenses(shape),
      ...arms(hinge, superellipse(1.1, thick, 4, 40), 'acetate', false),
      ...markOn(hinge, thick),
      ...(shape === 'slim' ? inlayOn(hinge, thick) : []),
      { name: 'rivets', geometry: rivets(lensEnd, widest, armAt), slot: 'metal' },
    ]),
  }
}

/** How far an outline reaches outwards at a height. */
const widthAt = (outline: Outline, height: number) =>
  Math.max(...outline.filter(([, y]) => Math.abs(y - height) < 0.3).map(([x]) => x))

/** A pin on both ends of the front, on the rim between the lens and the side. */
function rivets(lensEnd: number, widest: number, y: number) {
  const x = (lensEnd + widest) / 2
  const long = Math.min(0.66, widest - lensEnd - 0.26)
  const slope = Math.atan(faceAt(x - 0.5, y) - faceAt(x + 0.5, y))
  return merged(
    sides.map((side) =>
      rbox(long, 0.2, 0.1, 0.04)
        .rotateY(side * slope)
        .translate(side * x, y, faceAt(x, y) + frontDepth + 0.015),
    ),
  )
}
