import type { Vector3 } from 'three'
import { graph } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { TAU, around, bell, lerp, randomFrom, smooth, steps, vector } from '../../../kit/plane/maths'
import { shell } from '../../../kit/skins/shell'
import { across } from '../cutting/around'
import { foldsOf, moulded } from './folds'

/**
 * A gown of sunray pleats: each is pressed from the upper edge to the hem, narrow where it begins and wider all the way
 * down. It lies close on bust and waist, and falls from there in folds, on which the pleats ride.
 */
const hem = -142
const count = 112

/** How deep a pleat is, from its ridge to the bottom of its furrow, by height, cm. */
const deepAt = graph([
  [hem, 1.9],
  [-110, 1.5],
  [-70, 0.85],
  [-44, 0.42],
  [-30, 0.34],
  [-15, 0.3],
])

/** A knife pleat in section: how far along it, and how far out of its middle; slowly out, quickly back. */
const knife = [
  [0, -0.5],
  [0.06, -0.47],
  [0.2, -0.26],
  [0.35, 0],
  [0.5, 0.26],
  [0.6, 0.45],
  [0.65, 0.5],
  [0.7, 0.44],
  [0.8, 0.08],
  [0.92, -0.38],
] as const
const coarseKnife = [knife[0], knife[3], knife[6], knife[8]] as const

/** How far its ridge leans over the furrow beside it, as a share of the pleat. */
const lean = 0.22

const shape = moulded({
  wide: graph([
    [hem, 27.5],
    [-110, 23],
    [-80, 19.2],
    [-60, 16.6],
    [-50, 14.2],
    [-41, 12.15],
    [-29, 12.9],
    [-23, 11.9],
    [-14, 13.6],
  ]),
  deep: graph([
    [hem, 23],
    [-110, 19],
    [-80, 14.8],
    [-60, 11.8],
    [-50, 10.15],
    [-41, 8.75],
    [-30, 9.9],
    [-22, 11.35],
    [-19, 9.8],
    [-15, 8.2],
  ]),
  relief: (x, height) =>
    0.8 * [1, -1].reduce((sum, side) => sum + bell(x, side * 7, 4.6) * bell(height, -25, 5), 0),
  folds: foldsOf([
    [-84, 9, 5.4, -50, 4],
    [-61, 7.5, 6.6, -44, -4],
    [-40, 7, 5.2, -56, 3],
    [-17, 7.5, 6.8, -46, -5],
    [5, 6.5, 5, -60, 3],
    [25, 7.5, 6.6, -45, 5],
    [49, 7, 5.4, -54, -3],
    [70, 8, 6.4, -47, 4],
    [95, 8.5, 5.2, -54, 0],
    [121, 8, 6.4, -46, 3],
    [146, 7.5, 5.4, -54, -3],
    [170, 8, 6.6, -46, 3],
    [195, 7.5, 5.2, -56, -3],
    [220, 8, 6.4, -46, 3],
    [247, 8, 5.6, -52, 0],
  ]),
  top: -14,
  hem,
})

/** The upper edge, by how far it is from the middle to the side: it rises to the straps, and is nearly level behind. */
const edges = {
  1: graph([
    [0, -20.4],
    [0.2, -19.2],
    [0.4, -16.4],
    [0.48, -15.8],
    [0.56, -16.6],
    [0.78, -20.9],
    [1, -23.4],
  ]),
  [-1]: graph([
    [0, -24.8],
    [0.45, -24.3],
    [1, -23.4],
  ]),
} as const

type Spot = { side: 1 | -1; share: number }

/** What lies so far round the gown: from its left over the front to its right, and back behind. */
function spotOf(turn: number): Spot {
  const part = ((turn % 1) + 1) % 1
  return { side: part < 0.5 ? 1 : -1, share: across(part) * 2 - 1 }
}

const edgeAt = ({ side, share }: Spot) => edges[side](Math.abs(share))

/** Where the gown's middle lies at a place round it and a height, before it is pleated. */
function placeOf(turn: number, height: number): Vector3 {
  const { side, share } = spotOf(turn)
  return shape.placeOf(side, [share * shape.quarter(height), height])
}

/** A place of the upper edge, `share` of the way from the middle of the front or the back to its right. */
export function edgePlace(side: 1 | -1, share: number): Vector3 {
  return placeOf(side > 0 ? (share + 1) / 4 : 1 - (share + 1) / 4, edgeAt({ side, share }))
}

/** The upper edge, without an end. */
export const edgeLine = (): Vector3[] =>
  Array.from({ length: 320 }, (_, index) => placeOf(index / 320, edgeAt(spotOf(index / 320))))

type Column = {
  /** So far round, where its pleat begins. */
  turn: number
  /** Its place in its pleat. */
  phase: number
  out: number
  /** What its pleat has of its own: none is as deep as the next one, nor quite straight. */
  own: { deep: number; sway: number; low: number }
}

function columnsOf(): Column[] {
  const random = randomFrom(203)
  return Array.from({ length: count }, (_, pleat) => {
    const own = { deep: lerp(0.84, 1.14, random()), sway: random() * TAU, low: lerp(-0.15, 0.15, random()) }
    return (isCoarse() ? coarseKnife : knife).map(([phase, out]) => ({
      turn: pleat / count,
      phase,
      out,
      own,
    }))
  }).flat()
}

/** A level line of the gown, `down` from its edge to its hem, with its pleats. */
function levelOf(columns: readonly Column[], down: number): Vector3[] {
  const places = columns.map(({ turn, phase, out, own }) => {
    const shift = lean * (out + 0.5) + 0.16 * smooth(0, 0.4, down) * Math.sin(own.sway + down * 5)
    const top = edgeAt(spotOf(turn + phase / count))
    const height = lerp(top, hem + own.low, down)
    // Pleats are sewn flat into the binding.
    const deep = deepAt(height) * own.deep * lerp(0.35, 1, smooth(0, 2.5, top - height))
    return { place: placeOf(turn + (phase + shift) / count, height), out: out * deep }
  })
  const beside = columns.length / count
  return places.map(({ place, out }, index) => {
    const along = around(places, index + beside)
      .place.clone()
      .sub(around(places, index - beside).place)
    return place.clone().addScaledVector(vector(-along.z, 0, along.x).normalize(), out)
  })
}

/** Its cloth. */
export function sunrayGown(thickness = 0.06) {
  const columns = columnsOf()
  const rows = steps(0, 1, isCoarse() ? 14 : 150).map((down) => levelOf(columns, down))
  return shell(rows, {
    ring: true,
    thickness: -thickness,
    crease: 38,
    uv: (line, column) => [(column / columns.length) * count * 1.4, line * 0.8],
  })
}
