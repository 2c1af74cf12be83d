import type { Vector3 } from 'three'
import { item } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'

/** A line of the pattern rounded so often; its ends stay. */
export function evenedLine(line: readonly Point[], rounds: number): Point[] {
  if (rounds === 0) return [...line]
  return evenedLine(
    line.map((place, index): Point => {
      if (index === 0 || index === line.length - 1) return place
      const [before, after] = [item(line, index - 1), item(line, index + 1)]
      return [(before[0] + 2 * place[0] + after[0]) / 4, (before[1] + 2 * place[1] + after[1]) / 4]
    }),
    rounds - 1,
  )
}

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
