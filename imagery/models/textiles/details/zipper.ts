import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { lerp, vector } from '../../../kit/plane/maths'
import { dense } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { rectangle } from './trim'

/** Two rows of metal teeth and a puller. */
export function zipper(on: Draped, low: number, high: number): Part[] {
  const line = Array.from({ length: 40 }, (_, index) => on.spot(1, [0, lerp(low, high, index / 39)]))
  const points = line.map(({ point, normal }) => point.clone().addScaledVector(normal, 0.12))
  const top = line[36] ?? line[0]
  const hang = top
    ? [
        top.point.clone().addScaledVector(top.normal, 0.45),
        top.point
          .clone()
          .addScaledVector(top.normal, 0.4)
          .add(vector(0, -3.4, 0)),
      ]
    : []
  return [
    {
      name: 'tape',
      geometry: patch(on, dense(rectangle(-0.9, 0.9, low, high), 0.5), { thickness: 0.1, step: 0.45 }),
      slot: 'tape',
    },
    {
      name: 'teeth',
      geometry: sweep(superellipse(0.5, 0.24, 3, 20), curveThrough(points, 120), {
        hint: () => vector(0, 0, 1),
        roundEnds: true,
      }),
      slot: 'metal',
    },
    {
      name: 'puller',
      geometry: sweep(superellipse(0.75, 0.22, 5, 24), hang, {
        hint: () => vector(0, 0, 1),
        roundEnds: true,
      }),
      slot: 'metal',
    },
  ]
}
