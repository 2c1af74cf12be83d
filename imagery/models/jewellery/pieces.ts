import { Matrix4 } from 'three'
import type { BufferGeometry, Vector3 } from 'three'
import { at, curveThrough, superellipse } from '../../kit/curves'
import { build } from '../../kit/geometry'
import { lerp, vector } from '../../kit/maths'
import type { Part } from '../../kit/model'
import type { Point } from '../../kit/outline'
import { ball, circle, merged, skin, sweep, tube, turned } from '../../kit/rows'
import type { Row } from '../../kit/rows'

const TAU = Math.PI * 2

/** Turns of a ring around z, in the plane of x and y. */
export const loopOf = (radius: number, count = 160, squash = 1): Row =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * TAU
    return vector(radius * Math.cos(turn), radius * squash * Math.sin(turn), 0)
  })

export const hoop = (radius: number, thick: number, count = 160) =>
  tube(loopOf(radius, count), thick, { closed: true, sides: 20 })

/** Where the corners of a brilliant lie: distance from its axis and height, for a girdle of 1. */
const cutting = {
  table: [0.56, 0.34],
  crown: [0.76, 0.24],
  girdleTop: [1, 0.03],
  girdleFoot: [1, -0.03],
  pavilion: [0.3, -0.63],
} as const
const culet = vector(0, -0.86, 0)

/**
 * A brilliant of 57 facets: table up, girdle at y = 0, its point below. uv.x is 1 below the girdle, where the material
 * throws all light back, and 0 above.
 */
export function brilliant(radius: number): BufferGeometry {
  const corner = (level: keyof typeof cutting, sixteenth: number) => {
    const [r, y] = cutting[level]
    const turn = (sixteenth / 16) * TAU
    return vector(r * Math.sin(turn), y, r * Math.cos(turn))
  }
  const [positions, uv]: [number[], number[]] = [[], []]
  const facet = (depth: 0 | 1, ...[first, ...others]: [Vector3, ...Vector3[]]) => {
    for (let next = 1; next < others.length; next += 1) {
      const [a, b, c] = [first, at(others, next - 1), at(others, next)]
      const normal = b.clone().sub(a).cross(c.clone().sub(a))
      // Every facet of a convex stone faces away from its middle.
      const isOutward = normal.dot(a) > 0
      for (const point of isOutward ? [a, b, c] : [a, c, b]) {
        positions.push(point.x * radius, point.y * radius, point.z * radius)
        uv.push(depth, 0)
      }
    }
  }
  const eighths = Array.from({ length: 8 }, (_, index) => index * 2)
  const [head, ...rest] = eighths.map((k) => corner('table', k))
  if (head) facet(0, head, ...rest)
  for (const k of eighths) {
    facet(0, corner('table', k), corner('crown', k + 1), corner('table', k + 2))
    facet(0, corner('table', k), corner('crown', k - 1), corner('girdleTop', k), corner('crown', k + 1))
    facet(1, culet, corner('pavilion', k - 1), corner('girdleFoot', k), corner('pavilion', k + 1))
    for (const side of [0, 1]) {
      facet(0, corner('crown', k + 1), corner('girdleTop', k + side), corner('girdleTop', k + side + 1))
      facet(1, corner('pavilion', k + 1), corner('girdleFoot', k + side), corner('girdleFoot', k + side + 1))
      const [from, to] = [k + side, k + side + 1]
      facet(
        1,
        corner('girdleTop', from),
        corner('girdleTop', to),
        corner('girdleFoot', to),
        corner('girdleFoot', from),
      )
    }
  }
  return build(
    positions,
    uv,
    Array.from({ length: positions.length / 3 }, (_, index) => index),
  )
}

/** A step-cut stone: rectangular with cut corners. */
export function stepCut(width: number, depth: number): BufferGeometry {
  const ring = (share: number, y: number) => {
    const [x, z] = [(width / 2) * share, (depth / 2) * share]
    const c = Math.min(width, depth) * 0.16 * share
    return [
      [x, z - c],
      [x, -z + c],
      [x - c, -z],
      [-x + c, -z],
      [-x, -z + c],
      [-x, z - c],
      [-x + c, z],
      [x - c, z],
    ].map(([a = 0, b = 0]) => vector(a, y * Math.min(width, depth), b))
  }
  return skin(
    [
      ring(0.12, -0.5),
      ring(0.5, -0.36),
      ring(0.82, -0.18),
      ring(1, -0.02),
      ring(1, 0.02),
      ring(0.88, 0.1),
      ring(0.74, 0.16),
      ring(0.58, 0.19),
    ],
    {
      ring: true,
      caps: true,
      crease: 4,
    },
  )
}

/** The house's knot: a leaf of three lobes in one unbroken wire, flat in x and y. */
export function leafKnot(size: number, thick: number, flat = 0.34): BufferGeometry {
  const points = Array.from({ length: 220 }, (_, index) => {
    const t = (index / 220) * TAU
    return vector(
      Math.sin(t) + 2 * Math.sin(2 * t),
      Math.cos(t) - 2 * Math.cos(2 * t),
      -Math.sin(3 * t) * flat * 3,
    ).multiplyScalar(size / 6)
  })
  return sweep(circle(thick, 18), points, {
    closed: true,
    scale: (share) => 1 + 0.22 * Math.cos(share * TAU * 3 + Math.PI),
  })
}

/** A crescent: a bar that swells in the middle of its bow, open by `gap` radians at the top. */
export function crescent(radius: number, thick: number, gap = 0.9, flat = 1): BufferGeometry {
  const points = Array.from({ length: 181 }, (_, index) => {
    const turn = Math.PI / 2 + gap / 2 + (index / 180) * (TAU - gap)
    return vector(radius * Math.cos(turn), radius * Math.sin(turn), 0)
  })
  return sweep(superellipse(2 * thick, 2 * thick * flat, 2, 28), points, {
    roundEnds: true,
    scale: (share) => 0.26 + 0.74 * Math.sin(Math.PI * share) ** 1.3,
  })
}

/** One link in the plane of x and y, long in x. */
export function link(long: number, wide: number, thick: number): BufferGeometry {
  const straight = (long - wide) / 2
  const points: Vector3[] = []
  const r = wide / 2 - thick
  for (let index = 0; index <= 14; index += 1) {
    const turn = -Math.PI / 2 + (index / 14) * Math.PI
    points.push(vector(straight + r * Math.cos(turn), r * Math.sin(turn), 0))
  }
  for (let index = 0; index <= 14; index += 1) {
    const turn = Math.PI / 2 + (index / 14) * Math.PI
    points.push(vector(-straight + r * Math.cos(turn), r * Math.sin(turn), 0))
  }
  return tube(curveThrough(points, 72, true), thick, { closed: true, sides: 14 })
}

type ChainOptions = { long: number; wide: number; thick: number; closed?: boolean; tilt?: number }

/** Links along a line on the ground, each leaning against the next. */
export function chain(
  path: Row,
  { long, wide, thick, closed = false, tilt = 0.8 }: ChainOptions,
): BufferGeometry {
  const pitch = long - 2.15 * thick
  const total = path.reduce(
    (sum, point, index) => (index > 0 ? sum + point.distanceTo(at(path, index - 1)) : 0),
    0,
  )
  const even = (count: number) => (closed && count % 2 === 1 ? count + 1 : count)
  const count = even(Math.max(2, Math.round(total / pitch)))
  const places = curveThrough(path, count * 2, closed)
  const one = link(long, wide, thick)
  const links = Array.from({ length: count }, (_, index) => {
    const place = at(places, index * 2)
    const next = at(places, closed ? (index * 2 + 1) % places.length : index * 2 + 1)
    const before = at(places, closed ? (index * 2 - 1 + places.length) % places.length : index * 2 - 1)
    const along = next.clone().sub(before).normalize()
    const side = vector(0, 1, 0).cross(along).normalize()
    const up = along.clone().cross(side)
    const turn = (index % 2 === 0 ? 1 : -1) * tilt
    const across = side.multiplyScalar(Math.cos(turn)).addScaledVector(up, Math.sin(turn))
    const matrix = new Matrix4().makeBasis(along, across, along.clone().cross(across)).setPosition(place)
    return one.clone().applyMatrix4(matrix)
  })
  return merged(links)
}

/** Four claws round a stone of the given radius, reaching from below to over its girdle. */
export function claws(radius: number, count = 4, thick = 0.045): BufferGeometry[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + 0.5) / count) * TAU
    const way = vector(Math.sin(turn), 0, Math.cos(turn))
    const place = (r: number, y: number) =>
      way
        .clone()
        .multiplyScalar(r * radius)
        .setY(y * radius)
    return tube(
      curveThrough([place(0.3, -0.95), place(0.75, -0.45), place(1.06, -0.02), place(0.98, 0.16)], 24),
      thick,
      {
        sides: 12,
        roundEnds: true,
        scale: (share) => lerp(1.15, 0.95, share),
      },
    )
  })
}

/** A half ball standing on the plane y = 0. */
export const cabochon = (radius: number, tall = 0.55) =>
  turned(
    [
      [0, -0.04],
      [radius * 0.98, -0.04, 0.02],
      ...Array.from({ length: 14 }, (_, index): [number, number] => {
        const turn = (index / 14) * (Math.PI / 2)
        return [radius * Math.cos(turn), radius * tall * Math.sin(turn)]
      }),
      [0, radius * tall],
    ],
    64,
    50,
  )

export const pearl = (radius: number) => ball(radius, 72)

/** Stands parts on y = 0. */
export function grounded(parts: readonly Part[]): Part[] {
  const low = Math.min(
    ...parts.map(({ geometry }) => {
      geometry.computeBoundingBox()
      return geometry.boundingBox?.min.y ?? 0
    }),
  )
  return parts.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, -low, 0) }))
}

/** Parts drawn in the plane of x and y laid on the ground, facing up, the top of the drawing away from us. */
export const laid = (parts: readonly Part[]): Part[] =>
  grounded(parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(-Math.PI / 2) })))

/** Moves and turns (about the upright axis) a copy. */
export const moved = (parts: readonly Part[], name: string, x: number, z: number, turn = 0): Part[] =>
  parts.map((part) => ({
    ...part,
    name: `${name}-${part.name}`,
    geometry: part.geometry.clone().rotateY(turn).translate(x, 0, z),
  }))

/** A band of some section round y... standing in the plane of x and y; `section` is (outwards, across). */
export function band(
  radius: number,
  section: (turn: number) => readonly Point[],
  count = 200,
): BufferGeometry {
  const rows = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * TAU + Math.PI / 2
    return section(turn).map(([out, across]) =>
      vector((radius + out) * Math.cos(turn), (radius + out) * Math.sin(turn), across),
    )
  })
  return skin(rows, { ring: true, loop: true, crease: 45 })
}
