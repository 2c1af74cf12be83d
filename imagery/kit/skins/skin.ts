import type { BufferGeometry } from 'three'
import { Float32BufferAttribute } from 'three'
import { at } from '../plane/curves'
import { vector } from '../plane/maths'
import type { Point } from '../plane/outline'
import { finished, flipped, ready, volume } from './raw'
import type { Raw, Row } from './raw'

export type SkinOptions = {
  /** Every row is a closed ring. */
  ring?: boolean
  /** The last row joins the first. */
  loop?: boolean
  /**
   * Close the first and the last ring: with a fan round the middle, or, where the ring is long and bent and starts at
   * one of its two tips, with bands from side to side.
   */
  caps?: boolean | 'across'
  /** Edges sharper than this many degrees stay sharp. */
  crease?: number
  /** Where the pattern lies, in cm; without it, lengths along and across the surface. */
  uv?: (row: number, column: number) => Point
}

function lengthsAlong(points: Row) {
  let sum = 0

  return points.map((point, index) => {
    if (index > 0) sum += point.distanceTo(at(points, index - 1))
    return sum
  })
}

/** A surface over rows of points, all of the same length. */
export function skin(rows: readonly Row[], options: SkinOptions = {}): BufferGeometry {
  return finished(rawSkin(rows, options), options.crease)
}

export function rawSkin(rows: readonly Row[], { ring, loop, caps, uv }: SkinOptions = {}): Raw {
  const across = at(rows, 0).length
  const columns = ring ? across + 1 : across
  const lines = loop ? [...rows, at(rows, 0)] : rows
  const raw: Raw = { positions: [], uvs: [], indices: [] }
  const middle = at(rows, Math.floor(rows.length / 2))
  const u = lengthsAlong(ring ? [...middle, at(middle, 0)] : middle)
  const v = lengthsAlong(lines.map((row) => centre(row)))
  lines.forEach((row, line) => {
    for (let column = 0; column < columns; column += 1) {
      const point = at(row, column % across)
      raw.positions.push(point.x, point.y, point.z)
      raw.uvs.push(...(uv?.(line, column) ?? [at(u, column), at(v, line)]))
    }
  })
  for (let line = 0; line < lines.length - 1; line += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const a = line * columns + column
      const b = a + columns
      raw.indices.push(a, a + 1, b + 1, a, b + 1, b)
    }
  }
  if (caps && ring && !loop) {
    const close = caps === 'across' ? bands : fan
    close(raw, at(lines, 0), true)
    close(raw, at(lines, lines.length - 1), false)
  }

  return raw
}

/** The middle of a ring. */
export function centre(row: Row) {
  return row.reduce((sum, point) => sum.add(point), vector(0, 0, 0)).divideScalar(row.length)
}

function fan(raw: Raw, ring: Row, first: boolean) {
  const base = raw.positions.length / 3
  const middle = centre(ring)
  for (const point of [...ring, middle]) {
    raw.positions.push(point.x, point.y, point.z)
    raw.uvs.push(point.x - middle.x, point.z - middle.z)
  }
  ring.forEach((_, index) => {
    const a = base + index
    const b = base + ((index + 1) % ring.length)
    raw.indices.push(...(first ? [b, a, base + ring.length] : [a, b, base + ring.length]))
  })
}

function bands(raw: Raw, ring: Row, first: boolean) {
  const base = raw.positions.length / 3
  for (const point of ring) {
    raw.positions.push(point.x, point.y, point.z)
    raw.uvs.push(point.x, point.z)
  }
  const count = ring.length
  const put = (a: number, b: number, c: number) =>
    raw.indices.push(...(first ? [base + c, base + b, base + a] : [base + a, base + b, base + c]))
  for (let index = 0; index < count / 2; index += 1) {
    const [a, b] = [index, index + 1]
    const [c, d] = [(count - index) % count, count - index - 1]
    if (b >= d) {
      if (b === d && a !== c) put(a, b, c)
      break
    }
    put(a, b, d)
    if (a !== c) put(a, d, c)
  }
}

/** A closed surface through rings of rings, in two materials: the first `until` bands, and the rest. */
export function skinInTwo(
  rows: readonly Row[],
  until: number,
  { crease = 40, uv }: Pick<SkinOptions, 'crease' | 'uv'> = {},
): [BufferGeometry, BufferGeometry] {
  const raw = rawSkin(rows, { ring: true, loop: true, uv })
  const isInsideOut = volume(raw.positions, raw.indices) < 0
  const indices = isInsideOut ? flipped(raw.indices) : raw.indices
  const border = until * at(rows, 0).length * 6
  const cut = (part: number[]) => ready({ ...raw, indices: part }, crease)
  return [cut(indices.slice(0, border)), cut(indices.slice(border))]
}

/** The same thing as seen in a mirror across the plane z = 0. */
export function mirroredZ(geometry: BufferGeometry) {
  const whole = geometry.getIndex() ? geometry.toNonIndexed() : geometry.clone()
  for (const name of ['position', 'normal', 'uv']) {
    const attribute = whole.getAttribute(name)
    const size = attribute.itemSize
    const flippedList = new Float32Array(attribute.array.length)
    for (let vertex = 0; vertex < attribute.count; vertex += 1) {
      const from = vertex - (vertex % 3) + (2 - (vertex % 3))
      for (let axis = 0; axis < size; axis += 1)
        flippedList[vertex * size + axis] = (attribute.array[from * size + axis] ?? 0) * (axis === 2 ? -1 : 1)
    }
    whole.setAttribute(name, new Float32BufferAttribute(flippedList, size))
  }
  return whole
}
