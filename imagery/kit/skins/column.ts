import type { BufferGeometry } from 'three'
import { superellipse } from '../plane/curves'
import { vector } from '../plane/maths'
import type { Row } from './raw'
import { skin } from './skin'

/** How a body looks from above: half its width and depth, and how square. */
export type Plan = { width: number; depth: number; power: number }

/** An upright body with rounded edges below and above, standing on y = `from`. */
export function column(
  { width, depth, power }: Plan,
  { from, tall, radius, taper = 1 }: { from: number; tall: number; radius: number; taper?: number },
): BufferGeometry {
  const ring = (inset: number, y: number): Row => {
    const size = 1 - (1 - taper) * ((y - from) / tall)
    return superellipse((width - inset * 2) * size, (depth - inset * 2) * size, power, 120).map(([x, z]) =>
      vector(x, y, -z),
    )
  }
  const turns = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (share * Math.PI) / 2)
  return skin(
    [
      ...turns.map((turn) => ring(radius * (1 - Math.sin(turn)), from + radius * (1 - Math.cos(turn)))),
      ...[...turns]
        .reverse()
        .map((turn) => ring(radius * (1 - Math.sin(turn)), from + tall - radius * (1 - Math.cos(turn)))),
    ],
    { ring: true, caps: true, crease: 38 },
  )
}
