import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2, Vector3 } from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { at } from './curves'
import { clamp, steps, vector } from './maths'
import type { Point } from './outline'
import { counterClockwise, inset } from './outline'

export type Row = readonly Vector3[]
type SkinOptions = {
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

/** Raw triangles while a surface grows. */
export type Raw = { positions: number[]; uvs: number[]; indices: number[] }

/** The finished geometry: faces outwards if it is closed, soft where it is soft, sharp where it folds. */
export function finished(raw: Raw, crease = 40): BufferGeometry {
  const isInsideOut = volume(raw.positions, raw.indices) < 0
  return ready(isInsideOut ? { ...raw, indices: flipped(raw.indices) } : raw, crease)
}

function ready({ positions, uvs, indices }: Raw, crease: number): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex([...indices])

  return toCreasedNormals(withoutSliversOf(geometry), (crease * Math.PI) / 180)
}

function flipped(indices: readonly number[]) {
  return indices.map((_, place) => at(indices, place - (place % 3) + (2 - (place % 3))))
}

/** Triangles of no area (at poles and tips) have no normal and would poison their neighbours'. */
function withoutSliversOf(geometry: BufferGeometry) {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()
  if (!index) return geometry
  const a = new Vector3()
  const b = new Vector3()
  const c = new Vector3()
  const kept: number[] = []
  for (let place = 0; place < index.count; place += 3) {
    const ids = [index.getX(place), index.getX(place + 1), index.getX(place + 2)] as const
    a.fromBufferAttribute(position, ids[0])
    b.fromBufferAttribute(position, ids[1])
    c.fromBufferAttribute(position, ids[2])
    if (b.sub(a).cross(c.sub(a)).lengthSq() > 1e-14) kept.push(...ids)
  }
  geometry.setIndex(kept)

  return geometry
}

/** Six times the volume inside; negative when the faces look inwards. */
function volume(positions: readonly number[], indices: readonly number[]) {
  let sum = 0
  const p = (vertex: number, axis: number) => positions[vertex * 3 + axis] ?? 0
  for (let place = 0; place < indices.length; place += 3) {
    const a = at(indices, place)
    const b = at(indices, place + 1)
    const c = at(indices, place + 2)
    sum +=
      p(a, 0) * (p(b, 1) * p(c, 2) - p(b, 2) * p(c, 1)) +
      p(a, 1) * (p(b, 2) * p(c, 0) - p(b, 0) * p(c, 2)) +
      p(a, 2) * (p(b, 0) * p(c, 1) - p(b, 1) * p(c, 0))
  }

  return sum
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
  crease = 40,
): [BufferGeometry, BufferGeometry] {
  const raw = rawSkin(rows, { ring: true, loop: true })
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

export function merged(geometries: readonly BufferGeometry[]) {
  return mergeGeometries(
    geometries.map((geometry) => (geometry.getIndex() ? geometry.toNonIndexed() : geometry)),
  )
}

type Frame = { point: Vector3; side: Vector3; up: Vector3; along: Vector3 }

/** Frames along a line that turn as little as possible; a hint keeps `up` near a direction. */
export function framesAlong(points: Row, closed = false, hint?: (index: number) => Vector3): Frame[] {
  const count = points.length
  const tangent = (index: number) => {
    const before = closed ? at(points, (index - 1 + count) % count) : at(points, index - 1)
    const after = closed ? at(points, (index + 1) % count) : at(points, index + 1)
    return after.clone().sub(before).normalize()
  }
  let up = vector(0, 1, 0)
  const first = tangent(0)
  if (Math.abs(first.y) > 0.95) up = vector(0, 0, 1)

  return points.map((point, index) => {
    const along = tangent(index)
    if (hint) up = hint(index).clone()
    up = up.addScaledVector(along, -up.dot(along)).normalize()

    return { point, along, up: up.clone(), side: along.clone().cross(up).normalize() }
  })
}

type SweepOptions = {
  closed?: boolean
  hint?: (index: number) => Vector3
  /** Size of the profile along the line, from 0 to 1. */
  scale?: (share: number) => number
  twist?: (share: number) => number
  crease?: number
  /** Round ends instead of flat ones. */
  roundEnds?: boolean
}

/** A profile (side, up) drawn along a line. */
export function sweep(profile: readonly Point[], points: Row, options: SweepOptions = {}) {
  const { closed = false, scale = () => 1, twist = () => 0 } = options
  const frames = framesAlong(points, closed, options.hint)
  const count = frames.length
  const ringAt = (frame: Frame, size: number, turn: number, push = 0) =>
    profile.map(([x, y]) => {
      const a = (x * Math.cos(turn) - y * Math.sin(turn)) * size
      const b = (x * Math.sin(turn) + y * Math.cos(turn)) * size

      return frame.point
        .clone()
        .addScaledVector(frame.side, a)
        .addScaledVector(frame.up, b)
        .addScaledVector(frame.along, push)
    })
  const rings = frames.map((frame, index) => {
    const share = index / (closed ? count : count - 1)
    return ringAt(frame, scale(share), twist(share))
  })
  if (options.roundEnds && !closed) {
    const reach = Math.max(...profile.map(([x, y]) => Math.hypot(x, y)))
    const dome = [0.95, 0.8, 0.6, 0.4, 0.2]
    const front = at(frames, 0)
    const back = at(frames, count - 1)
    const size = (height: number) => Math.sqrt(1 - height * height)
    rings.unshift(...dome.map((h) => ringAt(front, scale(0) * size(h), twist(0), -h * reach * scale(0))))
    rings.push(
      ...[...dome].reverse().map((h) => ringAt(back, scale(1) * size(h), twist(1), h * reach * scale(1))),
    )
  }

  return skin(rings, { ring: true, loop: closed, caps: !closed, crease: options.crease ?? 40 })
}

/** A round line. */
export const tube = (points: Row, radius: number, options: SweepOptions & { sides?: number } = {}) =>
  sweep(circle(radius, options.sides ?? 16), points, options)

export const circle = (radius: number, count = 24): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })

/** A profile `[radius, height]` turned about the upright axis, corners rounded by their third number. */
export function turned(profile: readonly (readonly [number, number, number?])[], segments = 96, crease = 35) {
  const soft = profile.flatMap(([radius, height, round = 0], index): Point[] => {
    if (round <= 0 || index === 0 || index === profile.length - 1) return [[radius, height]]
    const before = at(profile, index - 1)
    const after = at(profile, index + 1)
    const back = Math.hypot(before[0] - radius, before[1] - height)
    const on = Math.hypot(after[0] - radius, after[1] - height)
    const reach = Math.min(round, back / 2, on / 2)

    return steps(0, 1, 6).map((t) => {
      const a = (1 - t) * (1 - t)
      const b = t * t
      const c = 2 * t * (1 - t)
      const from = reach / back
      const to = reach / on

      return [
        a * (radius + (before[0] - radius) * from) + b * (radius + (after[0] - radius) * to) + c * radius,
        a * (height + (before[1] - height) * from) + b * (height + (after[1] - height) * to) + c * height,
      ] as const
    })
  })
  const rings = soft.map(([radius, height]) =>
    Array.from({ length: segments }, (_, index) => {
      const angle = (index / segments) * 2 * Math.PI
      return vector(
        Math.max(radius, 1e-5) * Math.sin(angle),
        height,
        Math.max(radius, 1e-5) * Math.cos(angle),
      )
    }),
  )

  return skin(rings, { ring: true, caps: true, crease })
}

/** A plate cut from a plane outline, its edges rounded; lies in x, y from z = 0 to `depth`. */
export function slab(
  outline: readonly Point[],
  depth: number,
  bevel: number,
  holes: readonly (readonly Point[])[] = [],
) {
  const raw: Raw = { positions: [], uvs: [], indices: [] }
  const turns = bevel > 0 ? [0, 0.3, 0.6, 0.85, 1] : [1]
  const contours = [counterClockwise(outline), ...holes.map((hole) => counterClockwise(hole).toReversed())]
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

/** A ball, or an egg when scaled afterwards. */
export function ball(radius: number, segments = 64) {
  const rings = steps(0, 1, segments / 2)
    .slice(1, -1)
    .map((share) => {
      const angle = (share - 0.5) * Math.PI
      return Array.from({ length: segments }, (_, index) => {
        const turn = (index / segments) * 2 * Math.PI
        const r = radius * Math.cos(angle)
        return vector(r * Math.sin(turn), radius * Math.sin(angle), r * Math.cos(turn))
      })
    })

  return skin(rings, { ring: true, caps: true, crease: 60 })
}
