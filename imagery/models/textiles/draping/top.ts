import type { Vector3 } from 'three'
import type { Cloth } from '../../../kit/cloth/cloth'
import { evenLattice, pieceOf, stepsOf } from '../../../kit/cloth/piece'
import type { Piece } from '../../../kit/cloth/piece'
import { sewing, sewn } from '../../../kit/cloth/sewing'
import type { Join, Panel, Sewing } from '../../../kit/cloth/sewing'
import type { ClothTask } from '../../../kit/cloth/solving'
import { item, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { apart, sleeveOf } from '../cutting/sleeve'
import { tailored } from '../cutting/tailoring'
import { linesOf } from '../cutting/upper-cut'
import type { UpperCut } from '../cutting/upper-cut'
import { figureSolids } from './figure-solids'
import { closed, mirrored, steamedFall } from './hanging'
import { laidInFolds } from './laid-in-folds'
import type { TopFolds } from './laid-in-folds'

/** From one knot of the cloth to the next, cm. */
const step = 0.8

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
    evenLattice,
  )
}

/** A half of a sleeve, front or back, laid beside the trunk; none where there is no sleeve. */
function sleevePiece(cutting: UpperCut, arm: Side, capSteps: number): Piece | undefined {
  const sleeve = sleeveOf(cutting, step)
  if (!sleeve || !cutting.sleeve) return undefined
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
  if (arm > 0) return pieceOf(right, step, evenLattice)
  const [end, ...rest] = right.map((side) => ({ ...side, line: mirrored(side.line) }))
  return pieceOf(end ? [end, ...rest.toReversed()] : rest, step, evenLattice)
}

function panelsOf(cutting: UpperCut, place: Placing): Panel[] {
  return sides.flatMap((side) => {
    const capSteps = stepsOf(linesOf(cutting, side).armhole, step)
    const half = { place: (point: Point) => place(side, point), side, isTurned: side < 0 }
    return [
      { ...half, name: nameOf(side), piece: trunkPiece(cutting, side) },
      ...sides.flatMap((arm) => {
        const piece = sleevePiece(cutting, arm, capSteps)
        return piece ? [{ ...half, name: `${armOf(arm)}-${nameOf(side)}`, piece }] : []
      }),
    ]
  })
}

const joinsOf = (cutting: UpperCut): Join[] =>
  sides.flatMap((arm) => [...trunkJoins(armOf(arm)), ...(cutting.sleeve ? sleeveJoins(armOf(arm)) : [])])

const trunkJoins = (own: string): Join[] => [
  { from: `front.${own}-side`, to: `back.${own}-side` },
  { from: `front.${own}-shoulder`, to: `back.${own}-shoulder` },
]

const sleeveJoins = (own: string): Join[] => [
  { from: `${own}-front.seam`, to: `${own}-back.seam` },
  { from: `${own}-front.fold`, to: `${own}-back.fold`, isFold: true },
  ...sides.map((side) => ({
    from: `${nameOf(side)}.${own}-armhole`,
    to: `${own}-${nameOf(side)}.cap`,
    isReversed: true,
    isSetIn: true,
  })),
]

const sewingOf = (cutting: UpperCut, place: Placing): Sewing =>
  sewing(panelsOf(cutting, place), joinsOf(cutting))

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
    obstacles: figureSolids(cutting.figure, folds.bust, cutting.sleeve !== undefined),
  }
}

/** As it hangs. */
export const topCloth = (cutting: UpperCut, places: ArrayLike<number>): Cloth =>
  sewn(
    sewingOf(cutting, () => vector(0, 0, 0)),
    places,
    { seams: 40, cloth: 12, isEven: true },
  )
