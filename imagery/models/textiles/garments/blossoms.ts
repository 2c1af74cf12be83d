import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { randomFrom } from '../../../kit/plane/maths'
import { counterClockwise } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'

/** The print of the tea dress: sprigs of three leaves, scattered over its front from one height down to another. */
export function blossoms(on: Draped, { from, to }: Record<'from' | 'to', number>): Part[] {
  const random = randomFrom(31)
  const places: { x: number; y: number; turn: number }[] = []
  for (let y = from; y > to + 3; y -= 5.2)
    for (let x = -46; x < 46; x += 5.6)
      places.push({
        x: x + (random() - 0.5) * 2.4 + (Math.round(y / 5.2) % 2) * 2.8,
        y: y + (random() - 0.5) * 2.2,
        turn: random() * 6.3,
      })
  for (const arm of [1, -1])
    for (let y = -6; y > -24; y -= 5)
      for (let x = -13; x < -2; x += 5) places.push({ x: arm * (300 + x), y, turn: random() * 6.3 })
  const { pattern, side } = on.cloth
  const front = pattern.filter((_, knot) => side[knot] !== -1)
  const known = new Set(front.map(([x, y]) => `${Math.round(x / 2)} ${Math.round(y / 2)}`))
  const isOn = (x: number, y: number) =>
    [-2, -1, 0, 1, 2].every((dx) =>
      [-2, -1, 0, 1, 2].every((dy) => known.has(`${Math.round(x / 2) + dx} ${Math.round(y / 2) + dy}`)),
    )
  return places
    .filter(({ x, y }) => isOn(x, y))
    .flatMap(({ x, y, turn }, index) =>
      [0, 2.1, 4.2].map((lean, leaf): Part => {
        const angle = turn + lean
        const outline = Array.from({ length: 18 }, (_, step): Point => {
          const t = (step / 18) * Math.PI * 2
          const [u, v] = [1.05 + 0.85 * Math.cos(t), 0.42 * Math.sin(t) * (1 + 0.3 * Math.cos(t))]
          return [
            x + u * Math.cos(angle) - v * Math.sin(angle),
            y + u * Math.sin(angle) + v * Math.cos(angle),
          ]
        })
        return {
          name: `leaf${from}-${index}-${leaf}`,
          geometry: patch(on, counterClockwise(outline), {
            // A fifth of a millimetre above the silk, as it begins below it; coarser or flatter, folds would cut it to slivers.
            thickness: 0.072,
            step: isCoarse() ? 0.25 : 0.09,
          }),
          slot: 'motif',
        }
      }),
    )
}
