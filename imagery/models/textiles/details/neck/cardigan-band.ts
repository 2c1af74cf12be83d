import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import { evenly, lengthOf } from '../../../../kit/cloth/piece'
import type { Part } from '../../../../kit/mesh/model'
import { isCoarse } from '../../../../kit/plane/detail'
import { clamp, distancesAlong, item, lerp, smooth, steps, TAU, vector } from '../../../../kit/plane/maths'
import { evenedLine } from '../../../../kit/plane/outline'
import type { Point } from '../../../../kit/plane/outline'
import { shell } from '../../../../kit/skins/shell'
import { hemDropOf, necklineOf } from '../../cutting/upper-cut'
import type { UpperCut } from '../../cutting/upper-cut'
import { evened, leftOf } from './lines'

/** Half of how wide the band is, how thick, and how many ribs run along it. */
const half = 1.5
const thickness = 0.22
const ribs = 7
const ribDeep = 0.065

/** How wide the material draws a column of stitches, cm: one goes along each rib. */
const column = 0.6

/** How far the halves overlap at the foot of the neck, above and below its point. */
const crossing = { above: 8, below: 3 }

/**
 * A place of the band's middle: on which side of the pattern, which way is off the neck, how far its free half is lifted, how
 * much it stands at the neck, how far it is drawn under the knit where it is past the middle of the front.
 */
type Seat = { side: 1 | -1; place: Point; out: Point; lift: number; upright: number; sunk: number }

/** The middle of the band on our left, from below to the shoulder. */
function frontLine(cutting: UpperCut, foot: readonly Point[]): Point[] {
  const edge = necklineOf(cutting, 1).filter(([, y]) => y > 1.5 - cutting.neck.front)
  return evenedLine(evenly([...foot, ...edge.map(([x, y]): Point => [-x, y])], 300), 60)
}

/** Seats along a front, from below to the shoulder on our left. */
function frontSeats(line: readonly Point[], at: (y: number) => Pick<Seat, 'lift' | 'sunk'>): Seat[] {
  const even = evenly(line, Math.round(lengthOf(line) / (isCoarse() ? 2 : 0.25)))
  return even.map((place, index) => ({
    side: 1,
    place,
    out: leftOf(even, index),
    upright: smooth(-9, 0, place[1]),
    ...at(place[1]),
  }))
}

const otherHalf = ({ place: [x, y], out: [ox, oy], ...seat }: Seat): Seat => ({
  ...seat,
  place: [-x, y],
  out: [-ox, oy],
})

/** From the hem on our left up to the shoulder: it lies on its other end at the foot of the neck, and on the ribs of the hem. */
function overSeats(cutting: UpperCut): Seat[] {
  const { length, neck } = cutting
  const foot = -neck.front
  const turn: Point[] = [
    [0, -length - hemDropOf(cutting)],
    [0, foot - 3],
  ]
  return frontSeats(frontLine(cutting, turn), (y) => {
    const onOther = smooth(foot - crossing.below - 2, foot - crossing.below, y)
    const onHem = smooth(8 - length, 6 - length, y)
    return {
      lift: 0.17 * onHem + 0.4 * onOther * smooth(foot + crossing.above, foot + crossing.above - 4, y),
      sunk: 0,
    }
  })
}

/** The other end goes straight on, under the first. */
function underSeats(cutting: UpperCut): Seat[] {
  const foot = -cutting.neck.front
  const [x, y] = item(
    necklineOf(cutting, 1).filter((place) => place[1] > foot + 6),
    0,
  )
  const on = (x / (y - foot)) * crossing.below
  return frontSeats(frontLine(cutting, [[on, foot - crossing.below]]), () => ({ lift: 0, sunk: 0.7 }))
}

/** From the hem on our left round the neck to where the band goes under itself at the foot of the neck. */
function seatsOf(cutting: UpperCut): Seat[] {
  const back = evenly(necklineOf(cutting, -1).toReversed(), isCoarse() ? 6 : 40)
  const behind = back.map(([x, y], index): Seat => {
    const [ox, oy] = leftOf(back, index)
    return { side: -1, place: [-x, y], out: [-ox, oy], lift: 0, upright: 1, sunk: 0 }
  })
  return [
    ...overSeats(cutting),
    ...behind.slice(1),
    ...behind.slice(1, -1).toReversed().map(otherHalf),
    ...underSeats(cutting).toReversed().map(otherHalf),
  ]
}

/** Beyond the shoulder seam lies the other half. */
const withinShoulder = ({ neck, shoulder, slope }: UpperCut, [x, y]: Point): Point => [
  x,
  Math.min(y, (slope * Math.min(0, neck.width - Math.abs(x))) / (shoulder - neck.width)),
]

/** Where the band lies at each seat: its middle, and the way from there to its free edge as it lies on the knit. */
function bedOf(on: Draped, cutting: UpperCut, seats: readonly Seat[]) {
  const rounds = isCoarse() ? 2 : 50
  const [outer, between, middle] = [half, half / 2, 0].map((away) =>
    seats.map(({ side, place: [x, y], out: [ox, oy] }) => {
      return on.spot(side, withinShoulder(cutting, [x + ox * away, y + oy * away])).point
    }),
  )
  if (!outer || !between || !middle) throw new Error('A band has a bed')
  const [seam, centre] = [evened(outer, rounds), evened(middle, rounds)]
  const frames = seats.map((_, index) => {
    const along = item(centre, Math.min(seats.length - 1, index + 1))
      .clone()
      .sub(item(centre, Math.max(0, index - 1)))
    const flat = item(centre, index).clone().sub(item(seam, index)).normalize()
    return { along, flat, normal: flat.clone().cross(along).normalize(), middle: item(centre, index) }
  })
  // On the ridge of a shoulder the knit stands out of what was evened.
  const over = frames.map(({ normal, middle: from }, index) =>
    Math.max(0, ...[outer, between, middle].map((line) => item(line, index).clone().sub(from).dot(normal))),
  )
  const reach = isCoarse() ? 1 : 8
  const ridge = over.map((_, index) => Math.max(...over.slice(Math.max(0, index - reach), index + reach + 1)))
  const lifts = evened(
    ridge.map((high) => vector(high * 0.85, 0, 0)),
    isCoarse() ? 1 : 60,
  )
  return frames.map((frame, index) => ({
    ...frame,
    middle: frame.middle.clone().addScaledVector(frame.normal, item(lifts, index).x),
  }))
}

/** The rows of the band's underside: one at each seat, from the seam to the free edge. */
function rowsOf(on: Draped, cutting: UpperCut, seats: readonly Seat[]): Vector3[][] {
  const bed = bedOf(on, cutting, seats)
  const offs = isCoarse() ? steps(-half, half, 4) : steps(-half, half, ribs * 8)
  return seats.map((seat, index) => {
    const { middle, flat, along } = item(bed, index)
    // Behind, it stands at the neck and leans to it a little.
    const stand = vector(flat.x * 0.35, 1, flat.z * 0.35).normalize()
    const free = flat.clone().lerp(stand, seat.upright).normalize()
    return offs.map((off) => {
      const turn = bent(off)
      const normal = flat
        .clone()
        .lerp(free, smooth(-bend, bend, off))
        .cross(along)
        .normalize()
      return middle
        .clone()
        .addScaledVector(flat, off - turn)
        .addScaledVector(free, turn)
        .addScaledVector(normal, heightOf(seat, off))
    })
  })
}

/** How high the underside lies over the knit at a seat, so far towards the free edge. */
function heightOf({ place, out, lift, sunk }: Seat, off: number): number {
  const rib = isCoarse() ? 0 : -ribDeep * Math.cos(((off + half) / (2 * half)) * ribs * TAU)
  const free = smooth(-half, -half / 3, off)
  // Past the middle, where the other half hides it.
  const hidden = smooth(0.3, -0.9, place[0] - out[0] * off)
  return lerp(-0.02, 0.08, free) + lift * lerp(0.35, 1, free) + rib - sunk * hidden
}

/** Across its middle the band turns from where it lies to where it stands. */
const bend = 0.7
const bent = (off: number) => (Math.abs(off) < bend ? (off + bend) ** 2 / (4 * bend) : Math.max(0, off))

/**
 * The band of a cardigan, ribs along it: from the hem up the front on our left, round the neck, and down to the foot of the
 * neck, where this end goes under the other. `face` is what its buttons are sewn on.
 */
export function cardiganBand(on: Draped, cutting: UpperCut): { part: Part; face: Draped } {
  const seats = seatsOf(cutting)
  const rows = rowsOf(on, cutting, seats)
  const along = distancesAlong(rows.map((row) => item(row, row.length >> 1)))
  const last = item(rows, 0).length - 1
  const scale = (column * ribs) / (2 * half)
  const geometry = shell(rows, {
    thickness,
    crease: 60,
    uv: (row, at) => [(at / last) * ribs * column, item(along, row) * scale],
  })
  return { part: { name: 'front-band', geometry, slot: 'rib' }, face: { ...on, spot: faceOf(seats, rows) } }
}

/** Places of the band's face by those of the pattern, where it goes up the front. */
function faceOf(seats: readonly Seat[], rows: readonly Vector3[][]): Draped['spot'] {
  const last = item(rows, 0).length - 1
  return (_, [x, y]) => {
    const next = Math.max(
      1,
      seats.findIndex(({ place }) => place[1] >= y),
    )
    const [low, high] = [item(seats, next - 1).place, item(seats, next).place]
    const share = clamp((y - low[1]) / (high[1] - low[1]))
    const off = x - lerp(low[0], high[0], share)
    const at = (away: number) => {
      const index = Math.round(clamp((away + half) / (2 * half)) * last)
      return item(item(rows, next - 1), index)
        .clone()
        .lerp(item(item(rows, next), index), share)
    }
    // From rib to rib.
    const rib = (2 * half) / ribs
    const up = item(item(rows, next), last >> 1)
      .clone()
      .sub(item(item(rows, next - 1), last >> 1))
    const normal = at(off + rib)
      .sub(at(off - rib))
      .cross(up)
      .normalize()
    return { point: at(off).addScaledVector(normal, thickness), normal }
  }
}
