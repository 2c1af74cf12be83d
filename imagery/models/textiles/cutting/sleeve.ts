import { sew, zip } from '../../../kit/cloth/cloth'
import type { Cloth } from '../../../kit/cloth/cloth'
import { evenCut, lengthOf } from '../../../kit/cloth/piece'
import { openingsOf } from '../../../kit/cloth/links'
import { at, graph } from '../../../kit/plane/curves'
import { item } from '../../../kit/plane/maths'
import { dense } from '../../../kit/plane/outline'
import type { Outline, Point } from '../../../kit/plane/outline'
import { figures } from './body'
import { soft } from './upper-cut'
import type { UpperCut } from './upper-cut'

const isNear = (a: Point, b: Point, reach: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) < reach

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

type Sleeve = {
  outline: Outline
  /** How high its cap is, and the line of it from the fold to the seam. */
  cap: number
  capLine: readonly Point[]
  width: (y: number) => number
}

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
  return { outline, cap: height, capLine: cap(height), width: taper }
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

/** The right and the left sleeve, sewn and laid round their arms. */
export function bothArms(cutting: UpperCut, sleeve: Sleeve, step: number): Cloth[] {
  const { length = 0, cuff = 0 } = cutting.sleeve ?? {}
  const flatSleeve = evenCut(sleeve.outline, step)
  const sewn = sew(flatSleeve, flatSleeve, ([x, y]) => {
    if (y < -length + 0.01 && x < -0.01 && x > -cuff + 0.01) return false
    return x > -0.02 || y <= -sleeve.cap + 0.05
  })
  const right = { ...sewn, positions: sewn.positions.slice(), pattern: [...sewn.pattern] }
  const left = mirrored(sewn)
  roundArm(right, cutting, sleeve, 1)
  roundArm(left, cutting, sleeve, -1)
  return [right, left]
}

/** Sews a sleeve into its armhole. */
export function setIn(cloth: Cloth, { shoulder, slope }: UpperCut, mirror: 1 | -1) {
  const chains = openingsOf(cloth.triangles)
  const chainAt = (place: Point) => {
    const chain = chains.find((one) => one.some((knot) => isNear(item(cloth.pattern, knot), place, 0.3)))
    if (!chain) throw new Error('A sleeve has no armhole to go into')
    return startingNear(chain, cloth.pattern, place)
  }
  const from = chainAt([shoulder * mirror, -slope])
  const ring = chainAt([apart * mirror, 0])
  // Both run from the top of the arm; which of them comes down the front first?
  const sum = (chain: readonly number[], begin: number, to: number) =>
    chain
      .slice(Math.floor(chain.length * begin), Math.floor(chain.length * to))
      .reduce((total, knot) => total + item(cloth.side, knot), 0)
  const frontFirst = (chain: readonly number[]) => sum(chain, 0.1, 0.45) - sum(chain, 0.55, 0.9)
  const isSameWay = frontFirst(ring) * frontFirst(from) > 0
  const around = isSameWay ? ring : [at(ring, 0), ...ring.slice(1).reverse()]
  zip(cloth, [...around, at(around, 0)], [...from, at(from, 0)])
}
