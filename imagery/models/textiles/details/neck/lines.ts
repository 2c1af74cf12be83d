import type { Vector3 } from 'three'
import { item } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'

/** Places rounded so often that no stitch of the cloth beneath is left; the ends stay. */
export function evened(places: readonly Vector3[], rounds: number): Vector3[] {
  if (rounds === 0) return [...places]
  return evened(
    places.map((place, index) =>
      index === 0 || index === places.length - 1
        ? place
        : item(places, index - 1)
            .clone()
            .add(item(places, index + 1))
            .addScaledVector(place, 2)
            .multiplyScalar(0.25),
    ),
    rounds - 1,
  )
}

/** To the left of where a line of the pattern goes. */
export function leftOf(line: readonly Point[], index: number): Point {
  const [ax, ay] = item(line, Math.max(0, index - 1))
  const [bx, by] = item(line, Math.min(line.length - 1, index + 1))
  const long = Math.hypot(bx - ax, by - ay)
  return [(ay - by) / long, (bx - ax) / long]
}
