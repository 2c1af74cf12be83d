import type { BufferGeometry } from 'three'
import { sew } from '../../../kit/cloth/cloth'
import { cut } from '../../../kit/cloth/cut'
import { draped } from '../../../kit/cloth/draped'
import { fabricOf } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { smooth, vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { mirroredZ } from '../../../kit/skins/skin'

/** How far they reach below the wrist. */
const cuff = 24

/** The outline of a right hand, its wrist at y = 0, the thumb at the left. */
function hand(): Point[] {
  const tips: readonly (readonly [x: number, base: number, top: number, half: number, lean: number])[] = [
    [3.5, 9.6, 15.4, 0.86, 0.1],
    [1.35, 10.2, 17.6, 0.95, 0.03],
    [-0.95, 10.3, 18.4, 0.98, -0.02],
    [-3.15, 9.7, 17, 0.98, -0.09],
  ]
  const fingers = tips.flatMap(([x, base, top, half, lean]): Point[] => {
    const at = (u: number, y: number): Point => [x + u * half + (y - base) * lean, y]
    return [
      at(0.98, base),
      at(1, base + (top - base) * 0.55),
      at(0.9, top - 0.7),
      at(0, top),
      at(-0.9, top - 0.7),
      at(-1, base + (top - base) * 0.55),
      at(-0.98, base),
    ]
  })
  const points: Point[] = [
    [4.1, -cuff],
    [3.6, 0],
    [4.2, 4.5],
    [4.5, 8],
    ...fingers,
    [-4.4, 8.2],
    [-5.2, 8.4],
    [-7.2, 9.6],
    [-8.1, 9.9],
    [-8.5, 9],
    [-7.6, 7],
    [-5.8, 4.2],
    [-4, 1.4],
    [-3.6, 0],
    [-4.1, -cuff],
  ]
  return curveThrough(
    points.map(([x, y]) => vector(x, y, 0)),
    420,
  ).map(({ x, y }): Point => [x, y])
}

/** How far a place of the pattern is from the seam; the open cuff is no seam. */
function fromSeam(seam: readonly Point[], [x, y]: Point): number {
  let best = Infinity
  for (const [sx, sy] of seam) best = Math.min(best, Math.hypot(sx - x, sy - y))
  return best
}

/**
 * Leather lies over the hand it was shaped on: round over the fingers, fuller over the palm. Blown up as cloth, the
 * fingers would draw in as thin as bones.
 */
function height(away: number): number {
  const round = Math.min(1, away / 0.92)
  return 0.72 * Math.sqrt(1 - (1 - round) ** 2) + 0.75 * smooth(0.8, 3.6, away)
}

/** A pair of long gloves, one before the other. */
export function longGloves(): Part[] {
  const outline = dense(counterClockwise(hand()), 0.15)
  const piece = cut(outline, isCoarse() ? 0.7 : 0.2)
  const isSewn = ([x, y]: Point) => y > -cuff + 0.05 || Math.abs(x) > 4.05
  const cloth = sew(piece, piece, isSewn)
  const seam = outline.filter(isSewn)
  for (const [knot, point] of cloth.pattern.entries())
    cloth.positions[knot * 3 + 2] = (cloth.side[knot] ?? 0) * height(fromSeam(seam, point))
  const right = fabricOf(draped(cloth), 0.025)
  const left = mirroredX(right)
  return [
    { name: 'glove-right', geometry: right.rotateZ(-0.05).translate(1.6, 0, 0), slot: 'cloth' },
    { name: 'glove-left', geometry: left.rotateZ(0.13).translate(-2, -0.6, -3.2), slot: 'cloth' },
  ]
}

const mirroredX = (geometry: BufferGeometry) =>
  mirroredZ(geometry.clone().rotateY(Math.PI / 2)).rotateY(-Math.PI / 2)
