import type { Vector3 } from 'three'
import { clamp, item, lerp, smooth, vector } from '../../../kit/plane/maths'
import { centreOf } from './last'
import type { Last } from './last'

/** A finished set of rings: how a shoe is drawn round its last. */
export type Form = {
  last: Last
  /** A point of the feather edge; `share` as in `Last`, side 1 outside, -1 inside. */
  edge: (share: number, side: 1 | -1) => Vector3
  /** The middle line below the point of the edge. */
  spine: (share: number, side: 1 | -1) => Vector3
  /** A point of the form. */
  on: (share: number, angle: number, side: 1 | -1, out?: number) => Vector3
  /** The angle at which the form stands `height` over its edge. */
  angleAt: (share: number, height: number, side: 1 | -1) => number
  /** The share of the edge at a distance x from the heel. */
  shareAt: (x: number, side: 1 | -1) => number
}

export function formOf(last: Last): Form {
  const lines = ([1, -1] as const).map((side) => {
    const width = side > 0 ? last.outside : last.inside
    const raw = Array.from({ length: 901 }, (_, index) => {
      // More points where the outline turns: at both ends.
      const t = (1 - Math.cos((index / 900) * Math.PI)) / 2
      const x = last.length * (1 - t)
      return vector(x, last.under(x), centreOf(last, x) + side * width(x))
    })
    const line: Vector3[] = []
    let sum = 0
    const lengths = raw.map((point, index) => {
      if (index > 0) sum += point.distanceTo(item(raw, index - 1))
      return sum
    })
    let place = 0
    for (let index = 0; index <= 600; index += 1) {
      const wanted = (index / 600) * sum
      while (place < raw.length - 2 && item(lengths, place + 1) < wanted) place += 1
      const span = item(lengths, place + 1) - item(lengths, place)
      line.push(
        item(raw, place)
          .clone()
          .lerp(item(raw, place + 1), clamp((wanted - item(lengths, place)) / (span || 1))),
      )
    }
    return line
  })
  const lineOf = (side: 1 | -1) => item(lines, side > 0 ? 0 : 1)
  const edge = (share: number, side: 1 | -1) => {
    const line = lineOf(side)
    const where = clamp(share) * (line.length - 1)
    const low = Math.min(line.length - 2, Math.floor(where))
    return item(line, low)
      .clone()
      .lerp(item(line, low + 1), where - low)
  }
  const spine = (share: number, side: 1 | -1) => {
    const { x } = edge(share, side)
    // Before the toe the sections lean back more and more, until at its tip they fan out from one place.
    const lean = Math.max(0, x - (last.length - 2 * last.toeRound)) / (2 * last.toeRound)
    const middle = Math.max(x, last.heelAt) - last.toeRound * lean ** 2
    return vector(middle, last.under(x), centreOf(last, middle))
  }
  /** How high the ridge is over a point of the edge. */
  const tallAt = (base: Vector3, axis: Vector3) => last.height(base.x > last.length / 2 ? axis.x : base.x)
  const on = (share: number, angle: number, side: 1 | -1, out = 0) => {
    const base = edge(share, side)
    const axis = spine(share, side)
    const tall = tallAt(base, axis)
    const box = last.box(base.x)
    const cos = Math.max(0, Math.cos(angle))
    const sin = Math.sin(angle)
    const reach = cos ** box
    const way = base.clone().sub(axis).setY(0)
    const radius = way.length()
    if (radius > 1e-6) way.divideScalar(radius)
    const up = tall * sin
    // The heel is hollow above and full below; the sides swell a little over the edge.
    const isBack = 1 - smooth(last.heelAt * 0.6, last.heelAt * 2.6, base.x)
    const counter = isBack * (0.32 * Math.sin(Math.PI * clamp(up / 4.2)) - 0.5 * smooth(3.2, 7.5, up))
    const swell = (1 - isBack) * 0.3 * Math.sin(2 * Math.min(angle, Math.PI / 2)) * clamp(radius / 2)
    const across = Math.max(
      0,
      radius * reach + (counter + swell) * Math.min(1, cos * 3) + out * Math.max(cos, 0.05),
    )
    const point = axis.clone().addScaledVector(way, across)
    const ground = last.under(base.x > last.length / 2 ? Math.min(point.x, base.x) : base.x)
    // Sections that fan out over the toe go on as the ridge comes to them, or all of them would meet in a dimple.
    const fallen = last.fall(axis.x) * Math.max(0, point.x - axis.x) * sin
    return point.setY(ground + up + fallen + out * sin)
  }
  const angleAt = (share: number, height: number, side: 1 | -1) => {
    const tall = tallAt(edge(share, side), spine(share, side))
    return Math.asin(clamp(height / tall))
  }
  const shareAt = (x: number, side: 1 | -1) => {
    const line = lineOf(side)
    const found = line.findIndex((point) => point.x <= x)
    if (found < 0) return 1
    if (found === 0) return 0
    // Between two points of the edge, or what follows it would go in steps.
    const [before, after] = [item(line, found - 1).x, item(line, found).x]
    return (found - (x - after) / (before - after)) / (line.length - 1)
  }
  return { last, edge, spine, on, angleAt, shareAt }
}

/** More rings' points at the toe and the heel. */
export const ease = (share: number) => lerp(share, (1 - Math.cos(share * Math.PI)) / 2, 0.6)

/** A place on both sides at once: x from the heel in cm, and an angle from 0 (outside edge) over π / 2 to π (inside). */
export type Place = readonly [x: number, angle: number]

export function onBoth(form: Form, x: number, angle: number, out = 0) {
  const side = angle > Math.PI / 2 ? -1 : 1
  return form.on(form.shareAt(x, side), side > 0 ? angle : Math.PI - angle, side, out)
}
