import type { Cloth } from '../../../kit/cloth/cloth'
import { graph } from '../../../kit/plane/curves'
import { item } from '../../../kit/plane/maths'
import { dense } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'
import { figures } from './body'
import { soft } from './upper-cut'
import type { UpperCut } from './upper-cut'

export const isNear = (a: Point, b: Point, reach: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) < reach

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], index) => {
    const [bx, by] = item(line, Math.max(0, index - 1))
    return sum + Math.hypot(x - bx, y - by)
  }, 0)

function armholeLength({ shoulder, slope, armhole, chest }: UpperCut) {
  return lengthOf(
    soft([
      [shoulder, -slope],
      [shoulder - 2, -slope - (armhole - slope) * 0.5],
      [shoulder - 0.8, -slope - (armhole - slope) * 0.78],
      [chest, -armhole],
    ]),
  )
}

type Sleeve = { outline: Outline; cap: number; width: (y: number) => number }

/** A sleeve laid flat, folded at its outer edge (x = 0), its seam at the left. */
export function sleeveOf(cutting: UpperCut, step: number): Sleeve | undefined {
  if (!cutting.sleeve) return undefined
  const { length, width, cuff } = cutting.sleeve
  const wanted = armholeLength(cutting) * 0.99
  const cap = (height: number) =>
    soft([
      [0, 0],
      [-width * 0.3, -height * 0.05],
      [-width * 0.62, -height * 0.42],
      [-width * 0.82, -height * 0.84],
      [-width, -height],
    ])
  let height = 4
  while (height < 20 && lengthOf(cap(height)) < wanted) height += 0.1
  const outline = dense([...cap(height), [-cuff, -length] as const, [0, -length] as const], step / 2)
  const taper = graph([
    [-length, cuff],
    [-height, width],
  ])
  return { outline, cap: height, width: taper }
}

export const apart = 300

/** Lays a flat sleeve round its arm. */
export function roundArm(cloth: Cloth, cutting: UpperCut, sleeve: Sleeve, mirror: 1 | -1) {
  const { figure, shoulder, slope } = cutting
  const lean = (figures[figure].swing * Math.PI) / 180
  cloth.pattern.forEach(([x, y], knot) => {
    const width = sleeve.width(y)
    const radius = width / Math.PI
    const angle = ((x + width / 2) / (width / 2)) * (Math.PI / 2)
    const out = radius * Math.sin(angle) - sleeve.width(-sleeve.cap) / Math.PI
    const side = cloth.side[knot] ?? 0
    const px = shoulder + out * Math.cos(lean) - y * Math.sin(lean)
    const py = -slope + out * Math.sin(lean) + y * Math.cos(lean)
    cloth.positions.set([px * mirror, py, side * radius * Math.cos(angle)], knot * 3)
  })
  cloth.pattern = cloth.pattern.map(([x, y]): Point => [(x + apart) * mirror, y])
}

/** The mirror image of a piece: front stays front. */
export function mirrored(cloth: Cloth): Cloth {
  const triangles = cloth.triangles.map((_, place) =>
    item(cloth.triangles, place - (place % 3) + ((3 - (place % 3)) % 3)),
  )
  return { ...cloth, positions: cloth.positions.slice(), pattern: [...cloth.pattern], triangles }
}

export function startingNear(chain: readonly number[], pattern: readonly Point[], place: Point) {
  let best = 0
  chain.forEach((knot, index) => {
    const distance = (point: Point) => Math.hypot(point[0] - place[0], point[1] - place[1])
    if (distance(item(pattern, knot)) < distance(item(pattern, item(chain, best)))) best = index
  })
  return [...chain.slice(best), ...chain.slice(0, best)]
}
