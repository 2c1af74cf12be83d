import { at, curveThrough, flat, graph } from '../../kit/curves'
import { isCoarse } from '../../kit/detail'
import type { Cloth } from '../../kit/cloth'
import { cut, openingsOf, refined, settle, sew, together, zip } from '../../kit/cloth'
import type { Draped } from '../../kit/drape'
import { draped } from '../../kit/drape'
import { item, lerp } from '../../kit/maths'
import type { Outline, Point } from '../../kit/outline'
import { dense } from '../../kit/outline'
import type { FigureName } from './body'
import { bodyOf, figures } from './body'

/** The cut of an upper garment, in cm; widths are halves of the garment laid flat. */
export type UpperCut = {
  figure: FigureName
  shoulder: number
  slope: number
  armhole: number
  chest: number
  waist: number
  waistAt: number
  hip: number
  hipAt: number
  hem: number
  length: number
  neck: { width: number; front: number; back: number; isPointed?: boolean }
  sleeve?: { length: number; width: number; cuff: number }
  /** Resistance to folding, 0 to 1. */
  stiffness: number
  ease?: number
  step?: number
  frames?: number
  /** How often the last crumples are smoothed out. */
  polish?: number
  /** Held by two straps: where they are fixed to the upper edge, and how deep that edge runs between them. */
  straps?: readonly [x: number, y: number]
  /** No armholes: the cloth falls from the shoulders over the arms. */
  isCape?: boolean
}

const soft = (points: readonly Point[], count = 24) =>
  curveThrough(flat(points), count).map(({ x, y }): Point => [x, y])

const isNear = (a: Point, b: Point, reach: number) => Math.hypot(a[0] - b[0], a[1] - b[1]) < reach

/** Both halves of a piece from its right one, which runs from the centre at the top to the centre at the hem. */
function whole(right: readonly Point[], step: number): Outline {
  const left = right
    .filter(([x]) => x > 1e-6)
    .map(([x, y]): Point => [-x, y])
    .reverse()
  return dense([...right, ...left].reverse(), step / 2)
}

export function necklineOf({ neck }: UpperCut, side: 1 | -1): Point[] {
  const depth = side > 0 ? neck.front : neck.back
  if (side > 0 && neck.isPointed)
    return soft([
      [0, -depth],
      [neck.width * 0.46, -depth * 0.5],
      [neck.width, 0],
    ])
  return Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * (Math.PI / 2)
    return [neck.width * Math.sin(angle), -depth * Math.cos(angle) ** 0.9] as const
  })
}

export function upperOutline(cutting: UpperCut, side: 1 | -1, step: number): Outline {
  const { shoulder, slope, armhole, chest, waist, waistAt, hip, hipAt, hem, length } = cutting
  if (cutting.straps) {
    const [x, y] = cutting.straps
    const dip = side > 0 ? cutting.neck.front : cutting.neck.back
    return whole(
      [
        ...soft([
          [0, -dip],
          [x * 0.6, -dip + 1],
          [x, -y],
          [lerp(x, chest, 0.55), -lerp(y, armhole, 0.75)],
          [chest, -armhole],
        ]),
        ...soft([
          [chest, -armhole],
          [waist, -waistAt],
          ...(hipAt < length - 4 ? [[hip, -hipAt] as const] : []),
          [hem, -length],
        ]).slice(1),
        [0, -length - 0.6],
      ],
      step,
    )
  }
  if (cutting.isCape)
    return whole(
      [
        ...necklineOf(cutting, side),
        ...soft([
          [cutting.neck.width, 0],
          [shoulder, -slope],
          [lerp(shoulder, hem, 0.45), -length * 0.42],
          [hem, -length],
        ]).slice(1),
        [hem * 0.5, -length - 1.6],
        [0, -length - 2],
      ],
      step,
    )
  const inner = side > 0 ? 2.2 : 1.2
  const sides = [
    [chest, -armhole],
    [waist, -waistAt],
    ...(hipAt < length - 4 ? [[hip, -hipAt] as const] : []),
    [hem, -length],
  ] as const
  const right: Point[] = [
    ...necklineOf(cutting, side),
    [shoulder, -slope],
    ...soft([
      [shoulder, -slope],
      [shoulder - inner, -slope - (armhole - slope) * 0.5],
      [shoulder - inner * 0.4, -slope - (armhole - slope) * 0.78],
      [chest, -armhole],
    ]).slice(1),
    ...soft(sides).slice(1),
    [hem * 0.5, -length - 0.5],
    [0, -length - 0.6],
  ]
  return whole(right, step)
}

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
function sleeveOf(cutting: UpperCut, step: number): Sleeve | undefined {
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

const apart = 300

/** Lays a flat sleeve round its arm. */
function roundArm(cloth: Cloth, cutting: UpperCut, sleeve: Sleeve, mirror: 1 | -1) {
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
function mirrored(cloth: Cloth): Cloth {
  const triangles = cloth.triangles.map((_, place) =>
    item(cloth.triangles, place - (place % 3) + ((3 - (place % 3)) % 3)),
  )
  return { ...cloth, positions: cloth.positions.slice(), pattern: [...cloth.pattern], triangles }
}

function startingNear(chain: readonly number[], pattern: readonly Point[], place: Point) {
  let best = 0
  chain.forEach((knot, index) => {
    const distance = (point: Point) => Math.hypot(point[0] - place[0], point[1] - place[1])
    if (distance(item(pattern, knot)) < distance(item(pattern, item(chain, best)))) best = index
  })
  return [...chain.slice(best), ...chain.slice(0, best)]
}

/** Cuts, sews and hangs an upper garment on its figure. */
export function tailored(cutting: UpperCut): Draped {
  const step = (cutting.step ?? 1.6) * (isCoarse() ? 2 : 1)
  const figure = figures[cutting.figure]
  const front = cut(upperOutline(cutting, 1, step), step)
  const back = cut(upperOutline(cutting, -1, step), step)
  const { shoulder, slope, chest, armhole, length } = cutting
  const isSewn = ([x, y]: Point) => {
    const ax = Math.abs(x)
    if (cutting.isCape) return y > -length + 0.3 && ax > cutting.neck.width - 0.05
    if (y < -length + 0.01 && ax < cutting.hem - 0.01) return false
    if (cutting.straps) return y <= -armhole + 0.05
    const onSide = y <= -armhole + 0.05
    const onShoulder = ax > cutting.neck.width - 0.05 && y >= -slope - 0.05
    return onSide || onShoulder
  }
  const trunk = sew(front, back, isSewn)
  const halfAt = graph([
    [-length - 1, cutting.hem],
    ...(cutting.hipAt < length - 4 ? [[-cutting.hipAt, cutting.hip] as const] : []),
    [-cutting.waistAt, cutting.waist],
    [-armhole, chest],
    [-slope, shoulder],
    [0, shoulder],
  ])
  trunk.pattern.forEach(([x, y], knot) => {
    const side = trunk.side[knot] ?? 0
    const half = halfAt(y)
    const angle = (Math.min(1, Math.abs(x) / half) * Math.PI) / 2
    const round = !cutting.isCape && (y < -armhole || cutting.straps) ? 1 : 0
    const shrink = Math.max(0.64, (Math.PI / 2) ** -1)
    const wide = round ? half * shrink * 1.12 : 0
    const px = round ? Math.sign(x) * wide * Math.sin(angle) : x * 0.82
    const depth = round ? half * shrink * 0.86 * Math.cos(angle) : 0.9 * figure.deep(y) * Math.cos(angle)
    trunk.positions.set([px, y, side * Math.max(0.2, depth)], knot * 3)
  })
  const sleeve = sleeveOf(cutting, step)
  const pieces = [trunk]
  if (sleeve) {
    const flatSleeve = cut(sleeve.outline, step)
    const cuffAt = -item([cutting.sleeve?.length ?? 0], 0)
    const sewn = sew(flatSleeve, flatSleeve, ([x, y]) => {
      if (y < cuffAt + 0.01 && x < -0.01 && x > -(cutting.sleeve?.cuff ?? 0) + 0.01) return false
      return x > -0.02 || y <= -sleeve.cap + 0.05
    })
    const right = { ...sewn, positions: sewn.positions.slice(), pattern: [...sewn.pattern] }
    const left = mirrored(sewn)
    roundArm(right, cutting, sleeve, 1)
    roundArm(left, cutting, sleeve, -1)
    pieces.push(right, left)
  }
  const cloth = together(pieces)
  if (sleeve) {
    const chains = openingsOf(cloth.triangles)
    for (const mirror of [1, -1] as const) {
      const top: Point = [shoulder * mirror, -slope]
      const hole = chains.find((chain) => chain.some((knot) => isNear(item(cloth.pattern, knot), top, 0.3)))
      const capTop: Point = [apart * mirror, 0]
      const cap = chains.find((chain) => chain.some((knot) => isNear(item(cloth.pattern, knot), capTop, 0.3)))
      if (!hole || !cap) throw new Error('A sleeve has no armhole to go into')
      const from = startingNear(hole, cloth.pattern, top)
      const ring = startingNear(cap, cloth.pattern, capTop)
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
  }
  settle(cloth, {
    body: bodyOf(figure, Boolean(sleeve) || Boolean(cutting.isCape), ([x, y]) => {
      const fromFold = apart - Math.abs(x)
      return sleeve !== undefined && fromFold > sleeve.width(y) / 2 && fromFold < apart / 2
    }),
    ...(cutting.polish !== undefined && { polish: cutting.polish }),
    // Held where the shoulder seams meet the neck, or at the straps, as by the hand that hangs it up.
    isHeld: ([x, y], side) =>
      cutting.straps
        ? isNear([Math.abs(x), -y], cutting.straps, 1.6)
        : side === 0 && y > -1.4 && Math.abs(x) < 40,
    stiffness: cutting.stiffness,
    grip: 0.35,
    ...(cutting.ease !== undefined && { ease: cutting.ease }),
    frames: isCoarse() ? 24 : (cutting.frames ?? 110),
  })
  return draped(isCoarse() ? cloth : refined(refined(cloth)))
}
