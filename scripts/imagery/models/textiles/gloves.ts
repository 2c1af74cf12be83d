import { curveThrough } from '../../kit/curves'
import { isCoarse } from '../../kit/detail'
import type { BufferGeometry } from 'three'
import type { Fall } from '../../kit/cloth'
import { cut, refined, settle, sew } from '../../kit/cloth'
import { draped, fabricOf } from '../../kit/drape'
import { vector } from '../../kit/maths'
import type { Part } from '../../kit/model'
import { counterClockwise, dense } from '../../kit/outline'
import type { Point } from '../../kit/outline'
import { mirroredZ } from '../../kit/rows'

/** The outline of a right hand, its wrist at y = 0, the thumb at the left. */
function hand(cuff: number): Point[] {
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

/** A pair of gloves, one before the other. */
export function gloves(isLong: boolean): Part[] {
  const cuff = isLong ? 24 : 7
  const outline = dense(counterClockwise(hand(cuff)), 0.3)
  const piece = cut(outline, isCoarse() ? 0.7 : 0.5)
  const cloth = sew(piece, piece, ([x, y]) => y > -cuff + 0.05 || Math.abs(x) > 4.05)
  // Inside: padding as thick as fingers are.
  const fall: Fall = {
    body: () => false,
    isHeld: () => false,
    stiffness: 0.05,
    grip: 0,
    frames: isCoarse() ? 8 : 50,
    gap: 0.22,
    gravity: [0, 0, 0],
    swell: 260,
    polish: 1,
  }
  settle(cloth, fall)
  const on = draped(isCoarse() ? cloth : refined(cloth))
  const right = fabricOf(on, 0.07)
  const left = mirroredX(right)
  return [
    { name: 'glove-right', geometry: right.rotateZ(-0.05).translate(1.6, 0, 0), slot: 'cloth' },
    { name: 'glove-left', geometry: left.rotateZ(0.13).translate(-2, -0.6, -2.6), slot: 'cloth' },
  ]
}

const mirroredX = (geometry: BufferGeometry) =>
  mirroredZ(geometry.clone().rotateY(Math.PI / 2)).rotateY(-Math.PI / 2)
