import { at } from '../plane/curves'
import { clamp, steps } from '../plane/maths'
import { finished, merged } from './raw'
import type { Raw, Row } from './raw'
import { skin } from './skin'
import type { SkinOptions } from './skin'

/** Unit vectors square to the surface through the rows. */
export function normalsOf(rows: readonly Row[], ring: boolean, loop = false) {
  const count = rows.length

  return rows.map((row, line) =>
    row.map((point, column) => {
      const beside = (step: number) =>
        ring
          ? at(row, (column + step + row.length) % row.length)
          : at(row, clamp(column + step, 0, row.length - 1))
      const along = (step: number) =>
        at(at(rows, loop ? (line + step + count) % count : clamp(line + step, 0, count - 1)), column)
      const normal = beside(1)
        .clone()
        .sub(beside(-1))
        .cross(along(1).clone().sub(along(-1)))
      if (normal.lengthSq() > 1e-16) return normal.normalize()
      // A pole: take the direction of its neighbours.
      const next = at(at(rows, clamp(line === 0 ? 1 : line - 1, 0, count - 1)), column)

      return point.clone().sub(next).normalize()
    }),
  )
}

type ShellOptions = SkinOptions & {
  /** Which way it grows: outwards along the normals, or inwards when negative. */
  thickness: number
  /** Roundness of the rims, in pieces. */
  rim?: number
}

/** A closed shell of even thickness over rows of points, with rounded rims. */
export function shell(rows: readonly Row[], { thickness, rim = 4, ...options }: ShellOptions) {
  const ring = options.ring ?? false
  const loop = options.loop ?? false
  const normals = normalsOf(rows, ring, loop)
  const moved = (line: number, column: number, by: number) =>
    at(at(rows, line), column)
      .clone()
      .addScaledVector(at(at(normals, line), column), by)
  const half = thickness / 2
  const last = rows.length - 1
  const width = at(rows, 0).length
  const layer = (line: number, by: number) =>
    Array.from({ length: width }, (_, column) => moved(line, column, by))
  const edge = (line: number, inner: number, angle: number, from: number) => {
    const out = Math.abs(half) * Math.sin(angle)

    return Array.from({ length: width }, (_, column) => {
      const along = at(at(rows, line), column)
        .clone()
        .sub(at(at(rows, inner), column))
        .normalize()
      return moved(line, column, half + from * half * Math.cos(angle)).addScaledVector(along, out)
    })
  }
  const turns = steps(0, 1, rim).map((share) => share * Math.PI)
  if (ring) {
    const outer = rows.map((_, line) => layer(line, thickness))
    const inner = rows.map((_, line) => layer(line, 0)).reverse()
    if (loop) return merged([skin(outer, options), skin(inner, options)])
    const round = [
      ...outer,
      ...turns.slice(1, -1).map((angle) => edge(last, last - 1, angle, 1)),
      ...inner,
      ...turns.slice(1, -1).map((angle) => edge(0, 1, angle, -1)),
    ]
    return skin(round, { ...options, ring: true, loop: true })
  }

  return closedSheet(rows, normals, thickness, options)
}

/** An open sheet made solid: both faces and a rounded edge all the way round. */
function closedSheet(rows: readonly Row[], normals: readonly Row[], thickness: number, options: SkinOptions) {
  const height = rows.length
  const width = at(rows, 0).length
  const raw: Raw = { positions: [], uvs: [], indices: [] }
  const put = (line: number, column: number, by: number, out: number) => {
    const point = at(at(rows, line), column)
      .clone()
      .addScaledVector(at(at(normals, line), column), by)
    if (out > 0) {
      const inside = at(at(rows, clamp(line, 1, height - 2)), clamp(column, 1, width - 2))
      const away = at(at(rows, line), column).clone().sub(inside)
      if (away.lengthSq() > 0) point.addScaledVector(away.normalize(), out)
    }
    raw.positions.push(point.x, point.y, point.z)
    raw.uvs.push(...(options.uv?.(line, column) ?? [column, line]))

    return raw.positions.length / 3 - 1
  }
  const face = (by: number, flip: boolean) => {
    const base = raw.positions.length / 3
    for (let line = 0; line < height; line += 1)
      for (let column = 0; column < width; column += 1) put(line, column, by, 0)
    for (let line = 0; line < height - 1; line += 1) {
      for (let column = 0; column < width - 1; column += 1) {
        const a = base + line * width + column
        const b = a + width
        raw.indices.push(...(flip ? [a, b + 1, a + 1, a, b, b + 1] : [a, a + 1, b + 1, a, b + 1, b]))
      }
    }
  }
  face(thickness, false)
  face(0, true)
  const border: [number, number][] = []
  for (let column = 0; column < width - 1; column += 1) border.push([0, column])
  for (let line = 0; line < height - 1; line += 1) border.push([line, width - 1])
  for (let column = width - 1; column > 0; column -= 1) border.push([height - 1, column])
  for (let line = height - 1; line > 0; line -= 1) border.push([line, 0])
  const rings = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const angle = share * Math.PI
    return border.map(([line, column]) =>
      put(line, column, (thickness / 2) * (1 + Math.cos(angle)), Math.abs(thickness / 2) * Math.sin(angle)),
    )
  })
  for (let level = 0; level < rings.length - 1; level += 1) {
    border.forEach((_, index) => {
      const next = (index + 1) % border.length
      const a = at(at(rings, level), index)
      const b = at(at(rings, level), next)
      const c = at(at(rings, level + 1), next)
      const d = at(at(rings, level + 1), index)
      raw.indices.push(a, c, b, a, d, c)
    })
  }

  return finished(raw, options.crease ?? 50)
}
