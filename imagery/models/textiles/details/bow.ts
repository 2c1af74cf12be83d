import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { smooth, vector } from '../../../kit/plane/maths'
import { sweep, tube } from '../../../kit/skins/line-sweep'

/** The bow of a blouse: two loops and two long ends of silk. */
export function bow(on: Draped, y: number): Part[] {
  const { point } = on.spot(1, [0, y - 0.6])
  const centre = point.clone().add(vector(0, 1.6, 1.1))
  const place = (x: number, up: number, out: number) => centre.clone().add(vector(x, up, out))
  const ribbon = (points: ReturnType<typeof place>[], width: number) =>
    sweep(superellipse(width, 0.16, 6, 32), curveThrough(points, 80), {
      hint: (index) => vector(Math.sin(index * 0.07) * 0.4, 0.15, 1).normalize(),
      roundEnds: true,
      scale: (share) => 0.45 + 0.55 * smooth(0, 0.3, share) * (1 - 0.0 * share),
    })
  const loops = ([1, -1] as const).map((side) =>
    ribbon(
      [
        place(0, 0, 0),
        place(side * 3.4, 1.7, 0.9),
        place(side * 7, 0.8, 0.9),
        place(side * 7.4, -1, 0.5),
        place(side * 3.8, -0.9, 0.4),
        place(side * 0.3, -0.2, 0.3),
      ],
      4.2,
    ),
  )
  const ends = ([1, -1] as const).map((side) =>
    ribbon(
      [
        place(0, -0.2, 0.3),
        place(side * 1.6, -3.5, 1),
        place(side * 2.4, -9, 1.6),
        place(side * 3.2, -16, 1.7),
        place(side * 3.6, -22 - side * 2, 1.3),
      ],
      5.2,
    ),
  )
  const knot = tube([place(0, 1.4, 0.35), place(0, 0, 0.85), place(0, -1.4, 0.35)], 1.05, {
    roundEnds: true,
    sides: 28,
  })
  return [...loops, ...ends, knot].map((geometry, index) => ({
    name: `bow${index}`,
    geometry,
    slot: 'cloth',
  }))
}
