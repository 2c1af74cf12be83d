import type { Obstacle } from '../../../kit/cloth/solving'
import { bell, smooth, steps } from '../../../kit/plane/maths'
import { figures } from '../cutting/body'
import type { Figure, FigureName } from '../cutting/body'
import { solidOf } from './hanging'
import { bustAt } from './laid-in-folds'

/** An arm, thinner than that of the figure a garment settles on: there the inside of a sleeve passes. */
function armSolid({ shoulder: [sx, sy], swing, arm: [top, wrist] }: Figure, side: 1 | -1): Obstacle {
  const lean = (swing * Math.PI) / 180
  const [long, rows, columns] = [62, 60, 32]
  const positions = steps(0, long, rows).flatMap((along) => {
    const share = along / long
    const round = Math.sqrt(1 - (1 - Math.min(1, along / 5)) ** 2)
    const radius = (top + (wrist - top) * share) * 0.8 * Math.max(0.05, round)
    return Array.from({ length: columns }, (_, column) => {
      const turn = (column / columns) * Math.PI * 2
      const out = sx + along * Math.sin(lean) + radius * Math.sin(turn) * Math.cos(lean)
      const y = sy - along * Math.cos(lean) + radius * Math.sin(turn) * Math.sin(lean)
      return [side * out, y, 3.2 * share ** 2 + radius * Math.cos(turn)]
    }).flat()
  })
  const triangles = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    const next = (column + 1) % columns
    const [a, b] = [row * columns + column, row * columns + next]
    const [c, d] = [a + columns, b + columns]
    return side > 0 ? [a, c, b, b, c, d] : [a, b, c, b, d, c]
  }).flat()
  return { positions, triangles, distance: 0.2, friction: 0.1 }
}

/** The figure, slender: its trunk where it is not in the way of sleeves, and its arms if it has any. */
export function figureSolids(name: FigureName, bust: number, hasArms: boolean): Obstacle[] {
  const figure = figures[name]
  const [, high] = figure.shoulder
  const trunk = {
    wide: (y: number) => figure.wide(y) - 0.9 - 3.4 * bell(y, high - 13, 7),
    deep: (y: number) => figure.deep(y) - 0.6 - 1.4 * smooth(-16, -8, y),
  }
  return [
    { ...solidOf(trunk, 3, -72, (x, y) => bust * bustAt(x, y)), friction: 0.1 },
    ...(hasArms ? ([1, -1] as const).map((side) => armSolid(figure, side)) : []),
  ]
}
