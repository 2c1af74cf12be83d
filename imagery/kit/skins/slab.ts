import { ShapeUtils, Vector2 } from 'three'
import { at } from '../plane/curves'
import { counterClockwise, inset } from '../plane/outline'
import type { Point } from '../plane/outline'
import { finished } from './raw'
import type { Raw } from './raw'

/** A plate cut from a plane outline, its edges rounded; lies in x, y from z = 0 to `depth`. */
export function slab(
  outline: readonly Point[],
  depth: number,
  bevel: number,
  holes: readonly (readonly Point[])[] = [],
) {
  const raw: Raw = { positions: [], uvs: [], indices: [] }
  const turns = bevel > 0 ? [0, 0.3, 0.6, 0.85, 1] : [1]
  const contours = [counterClockwise(outline), ...holes.map((hole) => [...counterClockwise(hole)].reverse())]
  const levels = [
    ...turns.map((s) => ({
      by: bevel * (1 - Math.sin((s * Math.PI) / 2)),
      z: bevel * (1 - Math.cos((s * Math.PI) / 2)),
    })),
    ...[...turns].reverse().map((s) => ({
      by: bevel * (1 - Math.sin((s * Math.PI) / 2)),
      z: depth - bevel * (1 - Math.cos((s * Math.PI) / 2)),
    })),
  ]
  const put = ([x, y]: Point, z: number) => {
    raw.positions.push(x, y, z)
    raw.uvs.push(x, y)

    return raw.positions.length / 3 - 1
  }
  for (const contour of contours) {
    const rings = levels.map(({ by, z }) => inset(contour, by).map((point) => put(point, z)))
    for (let level = 0; level < rings.length - 1; level += 1) {
      contour.forEach((_, index) => {
        const next = (index + 1) % contour.length
        const a = at(at(rings, level), index)
        const b = at(at(rings, level), next)
        const c = at(at(rings, level + 1), next)
        const d = at(at(rings, level + 1), index)
        raw.indices.push(a, b, c, a, c, d)
      })
    }
  }
  for (const [z, front] of [
    [0, false],
    [depth, true],
  ] as const) {
    const rims = contours.map((contour) => inset(contour, bevel))
    const to2 = (contour: readonly Point[]) => contour.map(([x, y]) => new Vector2(x, y))
    const faces = ShapeUtils.triangulateShape(to2(at(rims, 0)), rims.slice(1).map(to2))
    const ids = rims.flat().map((point) => put(point, z))
    for (const face of faces) {
      const [a, b, c] = [at(ids, at(face, 0)), at(ids, at(face, 1)), at(ids, at(face, 2))]
      raw.indices.push(...(front ? [a, b, c] : [a, c, b]))
    }
  }

  return finished(raw, 30)
}
