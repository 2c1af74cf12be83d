import type { Draped } from '../kit/cloth/draped'
import { item, steps } from '../kit/plane/maths'
import type { Point } from '../kit/plane/outline'
import { cuffAround } from '../models/textiles/cutting/around'
import type { Around, PatternSpot } from '../models/textiles/cutting/around'
import type { UpperCut } from '../models/textiles/cutting/upper-cut'

/** How long a thread drawn tight around points is: the farthest of them in every direction, by Cauchy. */
export function lengthAround(points: readonly Point[]): number {
  const turns = Array.from({ length: 360 }, (_, degree) => (degree * Math.PI) / 180)
  const reach = (turn: number) => Math.max(...points.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn)))
  return turns.reduce((sum, turn) => sum + reach(turn), 0) * ((Math.PI * 2) / turns.length)
}

/** How much longer cloth is round a tube than a thread drawn tight around it, looked at from above. */
export function foldedAt(on: Draped, around: Around, above: number): number {
  const line = Array.from({ length: 240 }, (_, k) => {
    const { side, place } = around(k / 240, above)
    const { x, z } = on.spot(side, place).point
    return [x, z] as const
  })
  const length = line.reduce((sum, [x, z], k) => {
    const [nx, nz] = item(line, (k + 1) % line.length)
    return sum + Math.hypot(nx - x, nz - z)
  }, 0)
  return length / lengthAround(line)
}

/** By how much the way along a line of the cloth turns to and fro, radians. */
export function bentAlong(on: Draped, line: readonly PatternSpot[]): number {
  const points = line.map(({ side, place }) => on.spot(side, place).point)
  const ways = points.slice(1).map((point, k) => point.clone().sub(item(points, k)))
  return ways.slice(1).reduce((sum, way, k) => sum + way.angleTo(item(ways, k)), 0)
}

/** Lines of a cloth where it creases: down its waist, and along the inside of its elbow. */
export function creasedLines(cutting: UpperCut): PatternSpot[][] {
  const waist = steps(-28, -46, 18).map((y): PatternSpot => ({ side: 1, place: [10, y] }))
  if (!cutting.sleeve) return [waist]
  const sleeve = cuffAround(cutting, 1)
  return [waist, steps(16, 38, 22).map((above) => sleeve(0.25, above))]
}
