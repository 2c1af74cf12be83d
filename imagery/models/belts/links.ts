import { merge, place } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { TAU, vector } from '../../kit/plane/maths'
import { circle, framesAlong, sweep, throughPoints } from '../../kit/solids/sweep'

/** Links of a belt that is a chain: flat ovals, each through the next. */
export function links(
  path: (t: number) => { at: [number, number, number]; turn: number },
  count: number,
  size: number,
): Part {
  const one = sweep(
    circle(size * 0.13, 14),
    framesAlong(
      throughPoints(
        Array.from({ length: 24 }, (_, k) => {
          const a = (k / 24) * TAU
          return vector(Math.cos(a) * size * 0.72, Math.sin(a) * size * 0.5, 0)
        }),
        true,
      ),
      48,
      () => vector(0, 0, 1),
    ).slice(0, -1),
    true,
  )
  return {
    name: 'links',
    slot: 'metal',
    geometry: merge(
      Array.from({ length: count }, (_, k) => {
        const { at, turn } = path((k + 0.5) / count)
        return place(place(one.clone(), { turn: [k % 2 === 0 ? 0.35 : -0.75, 0, 0] }), {
          turn: [0, turn, 0],
          at,
        })
      }),
    ),
  }
}
