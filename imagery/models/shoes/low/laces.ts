import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { item, TAU } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import type { Form } from '../last/form'
import { eyelet, pressed } from './eyelet'
import { seatAt } from './surface'
import type { Ruler } from './surface'

/** A place in cm: from the heel, over the skin from the ridge, and up from the facing. */
type Spot = readonly [x: number, across: number, up: number]

type Lacing = {
  /** The rows of holes, foot first: from the heel, and half the way from hole to hole. */
  rows: readonly (readonly [x: number, half: number])[]
  /** How high the facing stands over the form. */
  top: number
}

const radius = 0.095
const profile = Array.from({ length: 12 }, (_, index) => {
  const turn = (index / 12) * TAU
  return [radius * 1.15 * Math.cos(turn), radius * 0.85 * Math.sin(turn)] as const
})

/** Laces of a closed shoe: bars from hole to hole, and a bow that lies on the leather. */
export function lacesOn(form: Form, ruler: Ruler, { rows, top }: Lacing): Part[] {
  const spot = ([x, across, up]: Spot) => seatAt(form, ruler(x, across), top + up)
  const normal = (x: number) => seatAt(form, ruler(x, 0)).normal
  const line = (spots: readonly Spot[], count: number) =>
    curveThrough(
      spots.map((one) => spot(one).at),
      count,
    )
  const thread = (points: Vector3[], up: Vector3, thick = 1) =>
    sweep(profile, points, { hint: () => up, roundEnds: true, scale: () => thick })
  const holes = rows.flatMap(([x, half]) => [1, -1].map((side) => spot([x, side * half, 0])))
  const bars = rows.slice(0, -1).map(([x, half]) => thread(barLine(x, half, line), normal(x)))
  const [last, width] = item(rows, rows.length - 1)
  const knot = last - 0.42
  const up = normal(knot)
  const sides = [1, -1] as const
  const soft = sides.flatMap((side) => [
    line(leadSpots(last, width * side, knot), 40),
    line(loopSpots(knot, side), 90),
  ])
  const tails = sides.map((side) => line(tailSpots(knot, side), 70))
  const wrap = line(
    [
      [knot - 0.17, 0.02, 0.1],
      [knot - 0.08, 0.02, 0.24],
      [knot + 0.08, -0.02, 0.24],
      [knot + 0.17, -0.02, 0.1],
    ],
    24,
  )
  return [
    {
      name: 'lace',
      geometry: merged([
        ...bars,
        ...[...soft, ...tails].map((points) => thread(points, up)),
        thread(wrap, up, 1.75),
      ]),
      slot: 'lace',
    },
    {
      name: 'lace-tip',
      geometry: merged(tails.map((points) => thread(points.slice(-18), up, 1.05))),
      slot: 'lift',
    },
    { name: 'eyelets', geometry: merged(holes.map((seat) => pressed(seat, rim))), slot: 'leather' },
    { name: 'eyelet-holes', geometry: merged(holes.map((seat) => pressed(seat, hole))), slot: 'shade' },
  ]
}

/** Out of one hole, flat over the closing, and into the other. */
function barLine(x: number, half: number, line: (spots: readonly Spot[], count: number) => Vector3[]) {
  const way = (side: 1 | -1): Spot[] => [
    [x, side * half, -0.2],
    [x, side * (half - 0.01), 0],
    [x, side * (half - 0.1), 0.085],
    [x, side * (half - 0.3), 0.09],
  ]
  return line([...way(1), [x, 0, 0.05], ...way(-1).reverse()], 60)
}

const leadSpots = (x: number, half: number, knot: number): Spot[] => [
  [x, half, -0.2],
  [x, half * 0.99, 0],
  [x - 0.05, half * 0.88, 0.085],
  [(x + knot) / 2, half * 0.45, 0.1],
  [knot, half * 0.08, 0.12],
]

/** A loop that rises a little from the knot and comes to lie over the facing's side. */
function loopSpots(x: number, side: 1 | -1): Spot[] {
  const long = side > 0 ? 1 : 0.94
  const by = side > 0 ? 0 : 0.1
  const spots: Spot[] = [
    [x + 0.02, 0.06, 0.14],
    [x + 0.16, 0.6, 0.3],
    [x + 0.36 + by, 1.3, 0.28],
    [x + 0.58 + by, 2.05, 0.12],
    [x + 0.5 + by, 2.62, 0.08],
    [x + 0.2 + by, 2.78, 0.08],
    [x - 0.04 + by, 2.4, 0.09],
    [x - 0.1 + by, 1.7, 0.2],
    [x - 0.1, 0.8, 0.26],
    [x - 0.02, 0.06, 0.16],
  ]
  return spots.map(([place, across, up]) => [place, side * across * long, up])
}

function tailSpots(x: number, side: 1 | -1): Spot[] {
  const by = side > 0 ? 0 : 0.22
  const spots: Spot[] = [
    [x + 0.02, 0.05, 0.12],
    [x + 0.3, 0.5, 0.24],
    [x + 0.8, 1.15, 0.2],
    [x + 1.35, 1.62, 0.09],
    [x + 2.05 + by, 1.92, 0.08],
    [x + 2.75 + by, 2.35 - by, 0.08],
    [x + 3.3 + by, 2.9 - by, 0.08],
  ]
  return spots.map(([place, across, up]) => [place, side * across, up])
}

const rim = () => eyelet(0.115, 0.195)

const hole = () =>
  turned(
    [
      [0.001, -0.03],
      [0.125, -0.03],
      [0.125, 0.008],
      [0.001, 0.008],
    ],
    24,
  )
