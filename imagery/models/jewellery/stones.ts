import type { BufferGeometry, Vector3 } from 'three'
import { build } from '../../kit/mesh/geometry'
import { at, curveThrough } from '../../kit/plane/curves'
import { TAU, lerp, vector } from '../../kit/plane/maths'
import { tube } from '../../kit/skins/line-sweep'
import { skin } from '../../kit/skins/skin'
import { ball, turned } from '../../kit/skins/turned'

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
