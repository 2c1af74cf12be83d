import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { item, lerp, TAU, vector } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'

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
            centre.clone().add(vector(x * 0.7, -2.4, 1 + lean * 0.1)),
            centre.clone().add(vector(x, -long * 0.5, 0.7 + lean * 0.6)),
            centre.clone().add(vector(x * 1.15, -long, 0.9 + lean)),
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
