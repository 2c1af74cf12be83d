import { superellipse } from '../../../kit/plane/curves'
import { lerp } from '../../../kit/plane/maths'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { onBoth } from '../last/form'
import type { Form, Place } from '../last/form'

/** The line a strap takes over the foot at x, from one edge to the other, with its normals; `out` may change on the way. */
export function over(
  form: Form,
  x: (share: number) => number,
  [from, to]: readonly [number, number],
  out: number | ((share: number) => number),
) {
  const outAt = typeof out === 'number' ? () => out : out
  const angles = Array.from({ length: 25 }, (_, index) => lerp(from, to, index / 24))
  const point = (angle: number, by: number) => {
    const share = (angle - from) / (to - from)
    return onBoth(form, x(share), angle, outAt(share) + by)
  }
  return {
    points: angles.map((angle) => point(angle, 0)),
    normals: angles.map((angle) => point(angle, 1).sub(point(angle, 0)).normalize()),
  }
}

/** A strap round the heel at the height of the ankle, from side to side. */
export function heelStrap(form: Form, from: number, height: (share: number) => number) {
  const half = (side: 1 | -1) => {
    const start = form.shareAt(from, side)
    return Array.from({ length: 16 }, (_, index) => {
      const share = lerp(start, 1, index / 15)
      const angle = form.angleAt(share, height(index / 15), side)
      return [form.on(share, angle, side, -0.05), form.on(share, angle, side, 1)] as const
    })
  }
  const line = [...half(1), ...half(-1).reverse().slice(1)]
  return {
    points: line.map(([point]) => point),
    normals: line.map(([point, away]) => away.clone().sub(point).normalize()),
  }
}

/** A frame with a bar across it, bent as the strap below it is. */
export function buckle(form: Form, [x, angle]: Place, out: number, size: number) {
  const lies = (along: number, turn: number) => onBoth(form, x + along, angle + turn, out)
  const turnOfOne = 0.2 / lies(0, -0.1).distanceTo(lies(0, 0.1))
  const side = size * 1.25
  const frame = superellipse(side, side, 5, 72).map(([along, across]) => lies(along, across * turnOfOne))
  const bar = Array.from({ length: 9 }, (_, index) => lies(side * (index / 8 - 0.5), 0))
  return merged([
    tube(frame, 0.1, { closed: true, sides: 14 }),
    tube(bar, 0.08, { sides: 14, roundEnds: true }),
  ])
}
