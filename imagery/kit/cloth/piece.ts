import Delaunator from 'delaunator'
import { item, lerp, randomFrom } from '../plane/maths'
import { counterClockwise } from '../plane/outline'
import type { Outline, Point } from '../plane/outline'
import { cornersOf, insideOf } from './cut'
import type { Cut } from './cut'

/** A side of a pattern piece; `steps` is how many edges of the mesh lie along it, which both sides of a seam share. */
export type Side = { name: string; line: readonly Point[]; steps?: number }

/** A pattern piece as triangles, with the knots along each of its sides. */
export type Piece = { points: Point[]; sides: ReadonlyMap<string, readonly number[]>; triangles: number[] }

/** The lengths along a line up to each of its points. */
function lengthsOf(line: readonly Point[]): number[] {
  let sum = 0
  return line.map(([x, y], index) => {
    const [bx, by] = item(line, Math.max(0, index - 1))
    sum += Math.hypot(x - bx, y - by)
    return sum
  })
}

/** How long a line is. */
export const lengthOf = (line: readonly Point[]): number => item(lengthsOf(line), line.length - 1)

/** A line in so many steps of equal length. */
export function evenly(line: readonly Point[], count: number): Point[] {
  const lengths = lengthsOf(line)
  const total = item(lengths, lengths.length - 1)
  let at = 0
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const want = (total * index) / count
    while (at < line.length - 2 && item(lengths, at + 1) < want) at += 1
    const [from, to] = [item(lengths, at), item(lengths, at + 1)]
    const share = to > from ? (want - from) / (to - from) : 0
    const [a, b] = [item(line, at), item(line, at + 1)]
    return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)]
  })
}

/** How many steps a line has in a mesh of that width. */
export const stepsOf = (line: readonly Point[], step: number) =>
  Math.max(1, Math.round(lengthOf(line) / step))

/** Knots inside keep so many steps off the rim, or triangles there are slivers. */
const clearance = 0.62

/** The knots inside: one of them lies at `origin`, and all stand out of line by up to `disorder` of a step. */
type Lattice = { origin?: Point; disorder: number }

/** Folds of supple cloth would follow the rows of an even lattice. */
const uneven: Lattice = { disorder: 0.16 }

/** What is drawn on its pattern, such as a pocket, would waver on an uneven one. */
export const evenLattice: Lattice = { origin: [0, 0], disorder: 0 }

/** Cuts a piece along its sides, which follow each other counter-clockwise, with knots a step apart. */
export function pieceOf(outline: readonly Side[], step: number, lattice = uneven): Piece {
  const rim: Point[] = []
  const starts = outline.map(({ line, steps = stepsOf(line, step) }) => {
    const first = rim.length
    rim.push(...evenly(line, steps).slice(0, -1))
    return { first, steps }
  })
  const sides = new Map(
    outline.map(({ name }, index) => {
      const { first, steps } = item(starts, index)
      return [name, Array.from({ length: steps + 1 }, (_, k) => (first + k) % rim.length)] as const
    }),
  )
  const points = [...rim, ...latticeIn(rim, step, lattice)]
  const triangles = trianglesOf(points, rim)
  assertWhole(triangles, rim.length)
  return { points, sides, triangles }
}

function latticeIn(rim: readonly Point[], step: number, { origin, disorder }: Lattice): Point[] {
  const random = randomFrom(1)
  const aside = () => (random() * 2 - 1) * disorder * step
  const xs = rim.map(([x]) => x)
  const ys = rim.map(([, y]) => y)
  const height = (step * Math.sqrt(3)) / 2
  const fromOrigin = (least: number, at: number | undefined, pitch: number) =>
    at === undefined ? least : at + Math.floor((least - at) / pitch) * pitch
  const [left, right] = [fromOrigin(Math.min(...xs), origin?.[0], step), Math.max(...xs)]
  const [low, high] = [fromOrigin(Math.min(...ys), origin?.[1], height * 2), Math.max(...ys)]
  const rows = Math.ceil((high - low) / height)
  const columns = Math.ceil((right - left) / step) + 1
  const isInside = insideOf(rim)
  const isClear = clearOf(rim, clearance * step)
  return Array.from({ length: rows * columns }, (_, k): Point => {
    const [row, column] = [Math.floor(k / columns), k % columns]
    return [left + (column - (row % 2) / 2) * step + aside(), low + row * height + aside()]
  }).filter((point) => isInside(point) && isClear(point))
}

/** Tells what is further from all of some places than `least`. */
function clearOf(places: readonly Point[], least: number): (point: Point) => boolean {
  const cells = new Map<string, Point[]>()
  const cellOf = (value: number) => Math.floor(value / least)
  for (const place of places) {
    const key = `${cellOf(place[0])} ${cellOf(place[1])}`
    cells.set(key, [...(cells.get(key) ?? []), place])
  }
  const near = [-1, 0, 1]
  return ([x, y]) =>
    near.every((column) =>
      near.every((row) =>
        (cells.get(`${cellOf(x) + column} ${cellOf(y) + row}`) ?? []).every(
          ([px, py]) => Math.hypot(px - x, py - y) > least,
        ),
      ),
    )
}

/** Delaunay's triangles that lie inside, each counter-clockwise. */
function trianglesOf(points: readonly Point[], rim: readonly Point[]): number[] {
  const { triangles } = new Delaunator(Float64Array.from(points.flat()))
  const isInside = insideOf(rim)
  const out: number[] = []
  for (let place = 0; place < triangles.length; place += 3) {
    const ids = [item(triangles, place), item(triangles, place + 1), item(triangles, place + 2)] as const
    const [[ax, ay], [bx, by], [cx, cy]] = [item(points, ids[0]), item(points, ids[1]), item(points, ids[2])]
    const doubled = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(doubled) < 1e-9 || !isInside([(ax + bx + cx) / 3, (ay + by + cy) / 3])) continue
    out.push(ids[0], ...(doubled > 0 ? [ids[1], ids[2]] : [ids[2], ids[1]]))
  }
  return out
}

/** Where two parts of a rim come nearer than half a step, triangles cut across it. */
function assertWhole(triangles: readonly number[], count: number) {
  const edges = new Set<string>()
  for (let place = 0; place < triangles.length; place += 1) {
    const next = place % 3 === 2 ? place - 2 : place + 1
    edges.add(`${item(triangles, place)} ${item(triangles, next)}`)
  }
  for (let knot = 0; knot < count; knot += 1)
    if (!edges.has(`${knot} ${(knot + 1) % count}`)) throw new Error(`The rim is cut at its knot ${knot}`)
}

/**
 * A piece from its outline alone, with knots evenly along each line from corner to corner: two pieces that share such a
 * line have the same knots there, and are sewn without a step. Inside the lattice is even: what is drawn on the pattern,
 * such as a pocket, is smoothed with the cloth and would waver on an uneven one.
 */
export function evenCut(outline: Outline, step: number): Cut {
  const line = counterClockwise(outline)
  const corners = new Set(cornersOf(line))
  const first = Math.max(
    0,
    line.findIndex((point) => corners.has(point)),
  )
  const ring = [...line.slice(first), ...line.slice(0, first), item(line, first)]
  const ends = ring.flatMap((point, index) => (corners.has(point) && index > 0 ? [index] : []))
  const breaks = [0, ...(ends.length > 0 ? ends : [ring.length - 1])]
  const sides = breaks
    .slice(1)
    .map((end, index): Side => ({ name: `${index}`, line: ring.slice(item(breaks, index), end + 1) }))
  const { points, triangles, sides: made } = pieceOf(sides, step, { origin: [0, 0], disorder: 0 })
  const rim = new Set([...made.values()].flat())
  return {
    points,
    triangles,
    rim: points.map((_, knot) => rim.has(knot)),
    keys: points.map(([x, y], knot) =>
      rim.has(knot) ? `${x.toFixed(5)} ${y.toFixed(5)}` : `inside ${knot}`,
    ),
  }
}
