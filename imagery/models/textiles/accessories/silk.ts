import { cut } from '../../../kit/cloth/cut'
import { solid } from '../../../kit/cloth/fabric'
import { randomFrom, vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'

type Field = (x: number, y: number) => number

/** How a square of silk lies: nearly flat, with a few soft waves and a rolled edge. */
export function silk(size: number): Field {
  const random = randomFrom(4)
  const waves = Array.from(
    { length: 6 },
    () => [random() * 6.3, 0.05 + random() * 0.07, random() * 6.3, 0.2 + random() * 0.25] as const,
  )
  return (x, y) => {
    const k = 60 / size
    const edge = Math.min(size / 2 - Math.abs(x), size / 2 - Math.abs(y))
    const bend = waves.reduce(
      (sum, [turn, pitch, phase, tall]) =>
        sum + tall * Math.sin((x * Math.cos(turn) + y * Math.sin(turn)) * pitch * 2 * k + phase),
      0,
    )
    return 1.15 + bend * 0.75 + 0.45 * Math.exp(-((edge / 5) ** 2)) * Math.sin((x + y) * 0.16 * k)
  }
}

/** A piece of the print: a thin layer on the silk. */
export function layer(field: Field, outline: readonly Point[], height: number, step = 0.7) {
  const piece = cut(counterClockwise(outline), step)
  const at = (by: number) => piece.points.map(([x, y]) => vector(x, field(x, y) + by, -y))
  return solid(at(height), at(height - 0.03), piece.points, piece.triangles)
}

export function edgeLine(field: Field, size: number) {
  const half = size / 2
  const corners: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
  return dense(corners, size / 90).map(([x, y]) => vector(x, field(x, y) - 0.02, -y))
}
