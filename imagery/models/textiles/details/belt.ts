import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { item, lerp, smooth, TAU, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { buckledBelt } from './buckled-belt'

type Belt = {
  width?: number
  knot?: boolean
  lean?: number
  off?: number
  slot?: string
  /** Cloths it is drawn tight over, and so lies in none of their hollows. */
  over?: readonly Draped[]
}

/** A line drawn tight round all there is of some cloths, sleeves aside, behind a belt so wide. */
export function tautRound(cloths: readonly Draped[], y: number, width: number): Vector3[] {
  const behind = cloths.flatMap(({ points, cloth }) =>
    points.filter(
      (point, knot) =>
        Math.abs(point.y - y) < width / 2 + 0.3 && Math.abs(item(cloth.pattern, knot)[0]) < 100,
    ),
  )
  // Of all straight lines beside the whole, the nearest in each direction: convex, as what is tight is.
  const ways = Array.from({ length: 160 }, (_, index) => {
    const turn = (index / 160) * TAU
    return vector(Math.sin(turn), 0, Math.cos(turn))
  })
  const reaches = ways.map((way) => Math.max(...behind.map((point) => point.dot(way))))
  return ways.map((way) => {
    const away = Math.min(
      ...ways.flatMap((other, index) => {
        const lean = way.dot(other)
        return lean > 0.2 ? [item(reaches, index) / lean] : []
      }),
    )
    return way.clone().multiplyScalar(away).setY(y)
  })
}

/** A belt round the waist, its buckle or its knot in front; `lean` is how far the skirt below pushes the knot's ends out, `off` how far its middle lies from the cloth, cm. */
export function belt(on: Draped, halfAt: number, y: number, options: Belt = {}): Part[] {
  const { width = 3.6, knot = false, lean = 0, off = 0.3, slot = 'cloth', over = [] } = options
  const half = 40
  const sample = (side: 1 | -1, from: number, to: number) =>
    Array.from({ length: half }, (_, index) => on.spot(side, [lerp(from, to, index / half), y]))
  const ring = [...sample(1, -halfAt, halfAt), ...sample(-1, halfAt, -halfAt)]
  const middle = ring.reduce((sum, { point }) => sum.add(point), vector(0, 0, 0)).divideScalar(ring.length)
  const awayFrom = (point: Vector3) =>
    point.clone().addScaledVector(point.clone().sub(middle).setY(0).normalize(), off)
  const points =
    over.length > 0
      ? tautRound(over, middle.y, width).map(awayFrom)
      : curveThrough(
          ring
            .map(({ point }) => awayFrom(point).setY(lerp(point.y, middle.y, 0.7)))
            .filter((_, index) => index % 4 === 0),
          160,
          true,
        )
  if (!knot) return buckledBelt(points, { middle, width, slot })
  const centre = vector(0, middle.y, Math.max(...points.map(({ z }) => z)))
  const band = sweep(superellipse(0.34, width, 8, 40), points, { closed: true, hint: () => vector(0, 1, 0) })
  return [
    { name: 'belt', geometry: band, slot },
    { name: 'belt-tails', geometry: tied(centre, width, lean), slot },
  ]
}

/** A knot and the two ends that come from below it, gathered there; `lean` is how far the skirt pushes them out, cm. */
function tied(centre: Vector3, width: number, lean: number) {
  const by = (x: number, y: number, z: number) => centre.clone().add(vector(x, y, z))
  const forwards = { hint: () => vector(0, 0, 1) }
  const end = (x: number, long: number, over: number) =>
    sweep(
      superellipse(width * 0.9, 0.3, 8, 32),
      curveThrough(
        [
          by(x * 0.08, 0, 0.3 + over),
          by(x * 0.4, -width * 0.55, 0.8 + over),
          by(x * 0.75, -5, 0.75 + over + lean * 0.2),
          by(x, -long * 0.55, 0.7 + over + lean * 0.65),
          by(x * 1.12, -long, 0.8 + over + lean),
        ],
        60,
      ),
      { ...forwards, scale: (share) => lerp(0.5, 1, smooth(0, 0.24, share)) },
    )
  // Drawn tight, the cloth of the knot lies in folds along itself.
  const folded = superellipse(width * 1.05, 0.5, 3, 96).map(([x, y]): Point => [
    x,
    y * (1 + 0.3 * Math.cos((x / width) * 3 * TAU)),
  ])
  const over = sweep(
    folded,
    curveThrough(
      [
        by(-0.12 * width, 0.46 * width, -0.5),
        by(-0.12 * width, 0.55 * width, 0.36),
        by(-0.05 * width, 0.26 * width, 0.86),
        by(0.05 * width, -0.26 * width, 0.9),
        by(0.12 * width, -0.58 * width, 0.5),
        by(0.12 * width, -0.5 * width, -0.4),
      ],
      64,
    ),
    { ...forwards, scale: (share) => 0.6 + 0.16 * Math.sin(share * Math.PI) },
  )
  return merged([end(-2.4, 30, 0), end(2.6, 24, 0.22), over])
}
