import type { Vector3 } from 'three'
import { at, curveThrough, graph } from '../../kit/curves'
import type { Draped } from '../../kit/drape'
import { patch } from '../../kit/drape'
import { lerp, smooth, vector } from '../../kit/maths'
import type { Part } from '../../kit/model'
import type { Point } from '../../kit/outline'
import { counterClockwise, dense } from '../../kit/outline'
import { merged, shell, sweep, turned } from '../../kit/rows'
import { superellipse } from '../../kit/curves'
import { Matrix4 } from 'three'
import { necklineOf } from './tailoring'
import type { UpperCut } from './tailoring'

type NeckPoint = { point: Vector3; out: Vector3; share: number }

/** The edge of the neck from the middle of the front over our right round the back; share 0 and 1 are the front. */
function neckRing(on: Draped, cutting: UpperCut, count: number): NeckPoint[] {
  const front = necklineOf(cutting, 1)
  const back = necklineOf(cutting, -1)
  const line = [
    ...front.map((point) => on.spot(1, point).point),
    ...[...back]
      .reverse()
      .slice(1)
      .map((point) => on.spot(-1, point).point),
    ...back.slice(1).map(([x, y]) => on.spot(-1, [-x, y]).point),
    ...[...front]
      .reverse()
      .slice(1, -1)
      .map(([x, y]) => on.spot(1, [-x, y]).point),
  ]
  const soft = curveThrough(line, count, true)
  const middle = soft.reduce((sum, point) => sum.add(point), vector(0, 0, 0)).divideScalar(soft.length)
  return soft.map((point, index) => ({
    point,
    out: vector(point.x - middle.x * 0.5, 0, point.z - middle.z * 0.2 - 1.5).normalize(),
    share: index / soft.length,
  }))
}

/** A collar from its profile: (outwards, upwards) at each place round the neck. */
function collarFrom(
  ring: readonly NeckPoint[],
  profile: (share: number) => readonly Point[],
  thickness: number,
  closed: boolean,
) {
  const columns = ring.map(({ point, out, share }) =>
    profile(share).map(([o, u]) =>
      point
        .clone()
        .addScaledVector(out, o)
        .add(vector(0, u, 0)),
    ),
  )
  const rows = at(columns, 0).map((_, step) => columns.map((column) => at(column, step)))
  return shell(rows, { ring: closed, thickness, crease: 60 })
}

const soften = (points: readonly Point[], count = 18): Point[] =>
  curveThrough(
    points.map(([x, y]) => vector(x, y, 0)),
    count,
  ).map(({ x, y }): Point => [x, y])

/** A band standing at the neck: crew, mock, or rolled over. */
export function neckBand(on: Draped, cutting: UpperCut, kind: 'crew' | 'mock' | 'roll', slot = 'rib'): Part {
  const ring = neckRing(on, cutting, 140)
  const profiles: Record<typeof kind, readonly Point[]> = {
    crew: [
      [0.22, -1.2],
      [0.2, -0.4],
      [0, 0.5],
      [-0.5, 1.5],
      [-0.75, 1.9],
    ],
    mock: [
      [0.25, -0.8],
      [0.15, 0.6],
      [-0.15, 2.6],
      [-0.3, 4.6],
      [-0.25, 5.4],
    ],
    roll: [
      [0.25, -0.8],
      [0.1, 1],
      [-0.3, 4],
      [-0.3, 7.4],
      [0.35, 8.5],
      [1.1, 7.6],
      [1.35, 5],
      [1.7, 2.2],
      [2, 1.2],
    ],
  }
  const profile = soften(profiles[kind], kind === 'roll' ? 34 : 14)
  const wave = (share: number, step: number) =>
    kind === 'roll' ? 0.16 * Math.sin(share * 44 + step * 0.13) * smooth(0.3, 1, step / 34) : 0
  return {
    name: 'neck',
    geometry: collarFrom(
      ring,
      (share) => profile.map(([o, u], step): Point => [o + wave(share, step), u]),
      kind === 'crew' ? 0.28 : 0.34,
      true,
    ),
    slot,
  }
}

/** A shirt collar: its stand, its fall and its two points; `open` is how far it gapes at the front. */
export function shirtCollar(
  on: Draped,
  cutting: UpperCut,
  { stand = 2.3, fall = 4, tip = 3.6, open = 0.02, slot = 'cloth', thickness = 0.16 } = {},
): Part {
  const ring = neckRing(on, cutting, 200).filter(({ share }) => share > open && share < 1 - open)
  return {
    name: 'collar',
    geometry: collarFrom(
      ring,
      (share) => {
        const front = smooth(0.2, 0, Math.min(share, 1 - share))
        const low = fall + tip * front ** 2.2
        const spread = 0.6 * front
        return soften(
          [
            [0.12, -0.5],
            [-0.05, stand * 0.5],
            [-0.1, stand * (1 - 0.25 * front)],
            [0.35, stand * (1 - 0.25 * front) + 0.45],
            [0.85, stand * (1 - 0.3 * front) + 0.1],
            [1.25 + spread * 0.5, stand - low * 0.55],
            [1.7 + spread, stand - low],
          ],
          22,
        )
      },
      thickness,
      false,
    ),
    slot,
  }
}

/** Buttons down a line of the front, on the cloth; sewn with a cross of thread. */
export function buttons(on: Draped, places: readonly Point[], radius: number, lift: number): Part[] {
  const disc = turned(
    [
      [0, -0.06],
      [radius * 0.9, -0.06, 0.03],
      [radius, 0.03, 0.04],
      [radius * 0.96, 0.14, 0.05],
      [radius * 0.78, 0.15, 0.04],
      [radius * 0.66, 0.09, 0.04],
      [0, 0.08],
    ],
    40,
  )
  const list = places.map((place) => {
    const { point, normal } = on.spot(1, place)
    const side = vector(1, 0, 0).addScaledVector(normal, -normal.x).normalize()
    const matrix = new Matrix4()
      .makeBasis(side, normal, side.clone().cross(normal))
      .setPosition(point.clone().addScaledVector(normal, lift))
    return disc.clone().applyMatrix4(matrix)
  })
  return list.length > 0 ? [{ name: 'buttons', geometry: merged(list), slot: 'button' }] : []
}

const box = (left: number, right: number, low: number, high: number): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
]

/** The overlapped edge of a front: cloth on cloth, thinning out to nothing away from the edge. */
export function frontEdge(
  on: Draped,
  x: number,
  low: number,
  high: number,
  thickness: number,
  reach = 9,
): Part {
  return {
    name: 'front-edge',
    geometry: patch(on, dense(counterClockwise(box(x, x + reach, low, high)), 0.6), {
      thickness,
      step: 0.6,
      bulge: ([px]) => -(thickness + 0.06) * smooth(x + reach * 0.45, x + reach, px),
    }),
    slot: 'cloth',
  }
}

/** A strip of cloth: a placket, a hem, a cuff, a waistband. */
export const strip = (
  name: string,
  on: Draped,
  corners: readonly Point[],
  thickness = 0.14,
  side: 1 | -1 = 1,
  slot = 'cloth',
): Part => ({
  name,
  geometry: patch(on, dense(counterClockwise(corners), 0.5), { thickness, step: 0.5, side }),
  slot,
})

export const rectangle = box

/** Lapels that turn over the edge of a deep neckline, and the collar that joins them behind. */
export function lapels(
  on: Draped,
  cutting: UpperCut,
  { width = 8, notch = 11, peak = 0, thickness = 0.3, slot = 'cloth' } = {},
): Part[] {
  const { front, width: neck } = cutting.neck
  const edge = necklineOf(cutting, 1)
  const xAt = graph(edge.map(([x, y]): Point => [y, x]).sort((a, b) => a[0] - b[0]))
  const roll =
    (side: 1 | -1) =>
    ([px, py]: Point) => {
      const away = Math.abs(px) - xAt(py)
      return side * 0 + 0.35 * Math.exp(-((away / 1.4) ** 2)) + 0.12 * smooth(0, width, away)
    }
  const outer = soften(
    [
      [0.1, -front - 0.4],
      [xAt(-front * 0.75) + width * 0.42, -front * 0.72],
      [xAt(-notch - 3) + width * 0.9, -notch - 3],
      [xAt(-notch) + width + peak * 0.4, -notch + peak],
    ],
    20,
  )
  const inside: Point[] = [
    [xAt(-notch) + width * 0.52, -notch + 0.3],
    [xAt(-notch + 2.4) + 0.4, -notch + 2.6],
  ]
  const along = edge.filter(([, y]) => y < -notch + 2.4 && y > -front).reverse()
  const lapel: Point[] = [...outer, ...inside, ...along]
  const fall: Point[] = [
    [xAt(-notch + 0.4) + width * 0.5, -notch + 0.75],
    [xAt(-notch) + width * 0.86, -notch + 1.2],
    [neck + width * 0.62, -notch * 0.42],
    [neck + 3.4, -0.7],
    [neck + 0.1, 0.2],
    ...edge.filter(([, y]) => y > -notch + 2.4 && y < -0.4).reverse(),
  ]
  const made = ([1, -1] as const).flatMap((side): Part[] => {
    const turn = (outline: readonly Point[]) =>
      dense(counterClockwise(outline.map(([x, y]): Point => [side * x, y])), 0.5)
    const lift = side > 0 ? 0.2 : 0.1
    return [
      {
        name: `lapel${side}`,
        geometry: patch(on, turn(lapel), { thickness, lift, step: 0.6, bulge: roll(side) }),
        slot,
      },
      {
        name: `collar-fall${side}`,
        geometry: patch(on, turn(fall), { thickness, lift: lift + 0.1, step: 0.6, bulge: roll(side) }),
        slot,
      },
    ]
  })
  const ring = neckRing(on, cutting, 240).filter(
    ({ point, share }) => share > 0.2 && share < 0.8 && point.y > -6,
  )
  const stand = collarFrom(
    ring,
    (share) => {
      const back = smooth(0.5, 0.05, Math.abs(share - 0.5))
      return soften(
        [
          [0.1, -0.6],
          [0, 1.2],
          [0.15, 2.4 * (0.4 + 0.6 * back)],
          [0.75, 2.7 * (0.4 + 0.6 * back)],
          [1.4, 1.6 * back],
          [2.2, -1.2],
          [2.9, -2.6],
        ],
        20,
      )
    },
    thickness,
    false,
  )
  return [...made, { name: 'collar-stand', geometry: stand, slot }]
}

/** A belt round the waist, its buckle or its knot in front. */
export function belt(
  on: Draped,
  halfAt: number,
  y: number,
  { width = 3.6, knot = false, slot = 'cloth' } = {},
): Part[] {
  const half = 40
  const sample = (side: 1 | -1, from: number, to: number) =>
    Array.from({ length: half }, (_, index) => on.spot(side, [lerp(from, to, index / half), y]))
  const ring = [...sample(1, -halfAt, halfAt), ...sample(-1, halfAt, -halfAt)]
  const middle = ring.reduce((sum, { point }) => sum.add(point), vector(0, 0, 0)).divideScalar(ring.length)
  const points = curveThrough(
    ring
      .map(({ point }) => {
        const way = point.clone().sub(middle).setY(0).normalize()
        return point
          .clone()
          .addScaledVector(way, 0.3)
          .setY(lerp(point.y, middle.y, 0.7))
      })
      .filter((_, index) => index % 4 === 0),
    160,
    true,
  )
  const band = sweep(superellipse(0.34, width, 8, 40), points, { closed: true, hint: () => vector(0, 1, 0) })
  const parts: Part[] = [{ name: 'belt', geometry: band, slot }]
  const z = Math.max(...points.map((point) => point.z))
  const centre = vector(0, middle.y, z)
  if (knot) {
    const tail = (x: number, long: number) =>
      sweep(
        superellipse(width * 0.9, 0.3, 8, 32),
        curveThrough(
          [
            centre.clone().add(vector(x * 0.3, 0.4, 0.5)),
            centre.clone().add(vector(x * 0.7, -2.4, 1)),
            centre.clone().add(vector(x, -long * 0.5, 0.7)),
            centre.clone().add(vector(x * 1.15, -long, 0.9)),
          ],
          50,
        ),
        {
          hint: () => vector(0, 0, 1),
        },
      )
    const wrap = sweep(
      superellipse(width * 0.95, 0.9, 3, 32),
      [
        centre.clone().add(vector(-0.5, 1.7, 0.3)),
        centre.clone().add(vector(0, 0.1, 0.75)),
        centre.clone().add(vector(0.5, -1.7, 0.3)),
      ],
      { hint: () => vector(0, 0, 1), roundEnds: true },
    )
    parts.push({ name: 'belt-tails', geometry: merged([tail(-2.6, 30), tail(3, 24), wrap]), slot })
  } else {
    const corners = superellipse(5, width + 1.5, 7, 80).map(([x, yy]) =>
      centre.clone().add(vector(x, yy, 0.35)),
    )
    parts.push({
      name: 'buckle',
      geometry: sweep(superellipse(0.5, 0.5, 2, 16), corners, { closed: true, hint: () => vector(0, 0, 1) }),
      slot: 'button',
    })
  }
  return parts
}
