import { graph } from '../../../kit/plane/curves'
import { lerp, vector } from '../../../kit/plane/maths'
import { skin } from '../../../kit/skins/skin'
import type { Form } from './form'

export type HeelKind = 'stiletto' | 'block' | 'stacked'

type HeelOptions = { kind: HeelKind; breast: number; sole: number; lift: number; out?: number }

/** A heel from the seat down to the ground: its own part above, the lift it treads on below. */
export function heelOf(form: Form, { kind, breast, sole, lift, out = 0 }: HeelOptions) {
  const { last } = form
  const count = 84
  /** The seat: the sole's outline behind the breast, closed by a hollow front. */
  const seat = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    const side = Math.sin(turn) >= 0 ? 1 : -1
    const front = Math.cos(turn)
    if (front > 0.35) {
      const across = Math.sin(turn) / Math.sqrt(1 - 0.35 * 0.35)
      const width = (across >= 0 ? last.outside(breast) : last.inside(breast)) + out
      const hollow = kind === 'stiletto' ? 0.9 : 0.45
      return vector(breast - hollow * (1 - across * across), 0, across * width + 0.12)
    }
    const share = (0.35 - front) / 1.35
    const start = form.shareAt(breast, side)
    const point = form.edge(lerp(start, 1, share ** 0.85), side)
    const axis = form.spine(1, side)
    const way = point.clone().sub(axis).setY(0)
    return point.addScaledVector(way.normalize(), out)
  })
  const under = (x: number) => last.under(Math.min(Math.max(x, 0), last.length)) + 0.16 - sole
  const tall = under(1)
  const foot = {
    stiletto: { x: 1.35, radius: 0.5, power: 2.6 },
    block: { x: 2.3, radius: 0, power: 1.2 },
    stacked: { x: 2.4, radius: 0, power: 1 },
  }[kind]
  const shrink = graph([
    [0, 1],
    [1, kind === 'block' ? 0.86 : 0.93],
  ])
  const rows = Array.from({ length: 41 }, (_, line) => {
    const down = line / 40
    return seat.map((point, index) => {
      const top = under(point.x) + 0.06
      const y = lerp(top, lift, down)
      if (kind !== 'stiletto') {
        const size = shrink(down)
        const slope = kind === 'block' ? 0.25 * down : 0.15 * down
        const waist = kind === 'block' ? 1 - 0.06 * Math.sin(Math.PI * down) : 1
        return vector(lerp(foot.x, point.x, size * waist) + slope, y, point.z * size * waist)
      }
      const turn = (index / count) * 2 * Math.PI
      const tip = vector(foot.x + foot.radius * Math.cos(turn), 0, foot.radius * Math.sin(turn))
      const narrow = (1 - down) ** foot.power
      return vector(lerp(tip.x, point.x, narrow), y, lerp(tip.z, point.z, narrow))
    })
  })
  const last_ = rows[rows.length - 1] ?? []
  const liftRows = [0, 0.04, 0.5, 0.96, 1].map((share) =>
    last_.map((point) => {
      const inward = share === 0 || share === 1 ? 0.96 : 1
      return vector(lerp(foot.x, point.x, inward), lerp(lift, 0, share), point.z * inward)
    }),
  )
  return {
    heel: skin(rows, { ring: true, caps: true, crease: 32 }),
    lift: skin(liftRows, { ring: true, caps: true, crease: 32 }),
    height: tall,
  }
}
