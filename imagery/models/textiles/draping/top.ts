import type { Vector3 } from 'three'
import type { Cloth } from '../../../kit/cloth/cloth'
import { pieceOf, stepsOf } from '../../../kit/cloth/piece'
import type { Piece } from '../../../kit/cloth/piece'
import { sewing, sewn } from '../../../kit/cloth/sewing'
import type { Join, Panel, Sewing } from '../../../kit/cloth/sewing'
import type { ClothTask, Obstacle } from '../../../kit/cloth/solving'
import { bell, item, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { figures } from '../cutting/body'
import type { Figure } from '../cutting/body'
import { apart, sleeveOf } from '../cutting/sleeve'
import { tailored } from '../cutting/tailoring'
import { linesOf } from '../cutting/upper-cut'
import type { UpperCut } from '../cutting/upper-cut'
import { closed, mirrored, steamedFall, solidOf } from './hanging'
import { bustAt, laidInFolds } from './laid-in-folds'
import type { TopFolds } from './laid-in-folds'

/** From one knot of the cloth to the next, cm. */
const step = 0.8

/** What is drawn on its pattern, such as a pocket, would waver on an uneven lattice. */
const even = { origin: [0, 0], disorder: 0 } as const

type Side = 1 | -1
const sides = [1, -1] as const

/** Where a place of the pattern starts, on the front or the back. */
type Placing = (side: Side, point: Point) => Vector3

const nameOf = (side: Side) => (side > 0 ? 'front' : 'back')
const armOf = (arm: Side) => (arm > 0 ? 'right' : 'left')

/** Front or back, from its hem round by its right. */
function trunkPiece(cutting: UpperCut, side: Side): Piece {
  const { neck, shoulder, armhole, side: seam, hem } = linesOf(cutting, side)
  const up = (line: readonly Point[]) => line.toReversed()
  const halves = [
    { name: 'side', line: up(seam), steps: stepsOf(seam, step) },
    { name: 'armhole', line: up(armhole), steps: stepsOf(armhole, step) },
    { name: 'shoulder', line: up(shoulder), steps: stepsOf(shoulder, step) },
  ]
  return pieceOf(
    [
      { name: 'hem', line: [...mirrored(hem).toReversed(), ...up(hem).slice(1)] },
      ...halves.map(({ name, ...half }) => ({ ...half, name: `right-${name}` })),
      { name: 'neck', line: [...up(neck), ...mirrored(neck).toReversed().slice(1)] },
      ...halves.toReversed().map(({ name, line, steps: count }) => ({
        name: `left-${name}`,
        line: mirrored(line),
        steps: count,
      })),
    ],
    step,
    even,
  )
}

/** A half of a sleeve, front or back, laid beside the trunk. */
function sleevePiece(cutting: UpperCut, arm: Side, capSteps: number): Piece {
  const sleeve = sleeveOf(cutting, step)
  if (!sleeve || !cutting.sleeve) throw new Error('A top without sleeves')
  const { length, cuff, width } = cutting.sleeve
  const foldLine: Point[] = [
    [0, -length],
    [0, 0],
  ]
  const seam: Point[] = [
    [-width, -sleeve.cap],
    [-cuff, -length],
  ]
  const cuffLine: Point[] = [
    [-cuff, -length],
    [0, -length],
  ]
  const right = [
    { name: 'cuff', line: cuffLine, steps: stepsOf(cuffLine, step) },
    { name: 'fold', line: foldLine, steps: stepsOf(foldLine, step) },
    { name: 'cap', line: sleeve.capLine, steps: capSteps },
    { name: 'seam', line: seam, steps: stepsOf(seam, step) },
  ].map((side) => ({ ...side, line: side.line.map(([x, y]): Point => [x + apart, y]) }))
  if (arm > 0) return pieceOf(right, step, even)
  const [end, ...rest] = right.map((side) => ({ ...side, line: mirrored(side.line) }))
  return pieceOf(end ? [end, ...rest.toReversed()] : rest, step, even)
}

function panelsOf(cutting: UpperCut, place: Placing): Panel[] {
  return sides.flatMap((side) => {
    const capSteps = stepsOf(linesOf(cutting, side).armhole, step)
    const half = { place: (point: Point) => place(side, point), side, isTurned: side < 0 }
    return [
      { ...half, name: nameOf(side), piece: trunkPiece(cutting, side) },
      ...sides.map((arm) => ({
        ...half,
        name: `${armOf(arm)}-${nameOf(side)}`,
        piece: sleevePiece(cutting, arm, capSteps),
      })),
    ]
  })
}

const joins: readonly Join[] = sides.flatMap((arm) => {
  const own = armOf(arm)
  return [
    { from: `front.${own}-side`, to: `back.${own}-side` },
    { from: `front.${own}-shoulder`, to: `back.${own}-shoulder` },
    { from: `${own}-front.seam`, to: `${own}-back.seam` },
    { from: `${own}-front.fold`, to: `${own}-back.fold`, isFold: true },
    ...sides.map((side) => ({
      from: `${nameOf(side)}.${own}-armhole`,
      to: `${own}-${nameOf(side)}.cap`,
      isReversed: true,
      isSetIn: true,
    })),
  ]
})

const sewingOf = (cutting: UpperCut, place: Placing): Sewing => sewing(panelsOf(cutting, place), joins)

/** An arm, thinner than that of the figure a garment settles on: there the inside of a sleeve passes. */
function armSolid({ shoulder: [sx, sy], swing, arm: [top, wrist] }: Figure, side: Side): Obstacle {
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

/** The figure, slender: its trunk where it is not in the way of sleeves, and its arms. */
function bodyOf(name: UpperCut['figure'], bust: number): Obstacle[] {
  const figure = figures[name]
  const [, high] = figure.shoulder
  const trunk = {
    wide: (y: number) => figure.wide(y) - 0.9 - 3.4 * bell(y, high - 13, 7),
    deep: (y: number) => figure.deep(y) - 0.6 - 1.4 * smooth(-16, -8, y),
  }
  return [
    { ...solidOf(trunk, 3, -72, (x, y) => bust * bustAt(x, y)), friction: 0.1 },
    ...sides.map((side) => armSolid(figure, side)),
  ]
}

/** What is solved: cloth that was steamed into its folds, held at neck, shoulders, cuffs and ribs, and let go. */
export function topTask(cutting: UpperCut, folds: TopFolds): ClothTask {
  const made = closed(sewingOf(cutting, laidInFolds(cutting, folds, tailored(cutting))))
  const { length = 0 } = cutting.sleeve ?? {}
  const inCuff = made.flat.flatMap(([x, y], knot) =>
    Math.abs(x) > apart / 2 && y < folds.cuff - length ? [knot] : [],
  )
  const inRib = made.flat.flatMap(([x, y], knot) =>
    folds.rib > 0 && Math.abs(x) < apart / 2 && y < folds.rib - cutting.length ? [knot] : [],
  )
  const { belt } = folds
  const underBelt = made.flat.flatMap(([x, y], knot) =>
    belt !== undefined && Math.abs(x) < apart / 2 && Math.abs(y + belt) < step ? [knot] : [],
  )
  const lines = ['neck', 'left-shoulder', 'right-shoulder']
  const held = ['front', 'back']
    .flatMap((panel) => lines.flatMap((line) => made.knotsOf(`${panel}.${line}`)))
    .filter((knot) => Math.abs(item(made.flat, knot)[0]) < cutting.shoulder)
  return {
    sewing: made,
    fall: {
      ...steamedFall([...new Set([...held, ...inCuff, ...inRib, ...underBelt])]),
      step,
      frames: folds.frames,
      bending: folds.bending,
      tension: 60,
      friction: 0.3,
    },
    obstacles: bodyOf(cutting.figure, folds.bust),
  }
}

/** As it hangs. */
export const topCloth = (cutting: UpperCut, places: ArrayLike<number>): Cloth =>
  sewn(
    sewingOf(cutting, () => vector(0, 0, 0)),
    places,
    { seams: 40, cloth: 12, isEven: true },
  )
