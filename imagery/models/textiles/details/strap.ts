import type { Vector3 } from 'three'
import { curveThrough } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import { tube } from '../../../kit/skins/line-sweep'

/** A thin strap from a place in front over a shoulder that is not there to one behind. */
export function strap(front: Vector3, back: Vector3) {
  const over = vector(Math.sign(front.x) * 8.6, -3.4, 0.4)
  const bow = (from: Vector3, by: number) =>
    from
      .clone()
      .lerp(over, 0.6)
      .add(vector(0, 1, by))
  const line = [front, bow(front, 1.2), over, bow(back, -1.2), back]
  return tube(curveThrough(line, 80), 0.17, { sides: 12, roundEnds: true })
}
