import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { evenly, stepsOf } from '../../../kit/cloth/piece'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { distancesAlong, item, lerp, smooth, TAU } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { shell } from '../../../kit/skins/shell'
import { stitchRows } from '../../../kit/solids/stitches'
import type { StitchOptions } from '../../../kit/solids/stitches'
import type { Around } from '../cutting/around'

type Station = { place: Point; right: Point }

/** Where a line of the pattern goes, step by step, with what lies to its right. */
function stationsOf(line: readonly Point[], step: number) {
  const points = evenly(line, stepsOf(line, step))
  return points.map(([x, y], index): Station => {
    const [bx, by] = item(points, Math.max(0, index - 1))
    const [ax, ay] = item(points, Math.min(points.length - 1, index + 1))
    const long = Math.hypot(ax - bx, ay - by)
    return { place: [x, y], right: [(ay - by) / long, (bx - ax) / long] }
  })
}

type Strip = {
  /** How high it lies over the cloth, by how far it is from its line to the right and its share of the length, cm. */
  heightAt: (off: number, share: number) => number
  /** How far it goes to the right of its line: from … to, and what lies between. */
  across: readonly number[]
  thickness?: number
  side?: 1 | -1
  slot?: string
}

/** A strip of cloth that follows a line of the pattern: a seam, a placket, a loop. */
export function laidStrip(
  name: string,
  on: Draped,
  line: readonly Point[],
  { heightAt, across, thickness = 0.08, side = 1, slot = 'cloth' }: Strip,
): Part {
  const stations = stationsOf(line, isCoarse() ? 2 : 0.4)
  const placeOf = (row: number, column: number): Point => {
    const { place, right } = item(stations, row)
    const off = item(across, column)
    return [place[0] + right[0] * off, place[1] + right[1] * off]
  }
  const rows = stations.map((_, row) =>
    across.map((off, column) => {
      const { point, normal } = on.spot(side, placeOf(row, column))
      return point.addScaledVector(normal, heightAt(off, row / (stations.length - 1)) - thickness)
    }),
  )
  const geometry = shell(rows, {
    thickness: thickness * side,
    crease: 40,
    uv: placeOf,
  })
  return { name, geometry, slot }
}

type Seam = Pick<Strip, 'side' | 'slot'> & {
  wide?: number
  high?: number
  /** The end of its line at which it sinks into the cloth little by little. */
  softEnd?: 'first' | 'last'
}

/** An edge that lies on the cloth: a seam pressed to the right of its line, a dart, the mouth of a pocket. */
export const lappedSeam = (
  name: string,
  on: Draped,
  line: readonly Point[],
  { wide = 0.9, high = 0.07, softEnd, ...rest }: Seam = {},
): Part =>
  laidStrip(name, on, line, {
    ...rest,
    across: [0, wide * 0.15, wide * 0.35, wide * 0.6, wide * 0.8, wide],
    // It ends below the cloth, where nothing shows.
    heightAt: (off, share) =>
      (high + 0.05) * (1 - smooth(wide * 0.3, wide, off)) * fade(share, softEnd) - 0.05,
  })

function fade(share: number, end?: 'first' | 'last'): number {
  if (!end) return 1
  return smooth(0, 0.45, end === 'first' ? share : 1 - share)
}

/** A flat strip with two edges, such as a placket, so wide to both sides of its line. */
export const flatStrip = (
  name: string,
  on: Draped,
  line: readonly Point[],
  {
    half,
    high = 0.1,
    thickness = 0.14,
    ...rest
  }: { half: number; high?: number; thickness?: number; slot?: string },
): Part =>
  laidStrip(name, on, line, {
    ...rest,
    thickness,
    across: [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * half),
    heightAt: () => high,
  })

/** Rows of stitches along lines of the pattern, on cloth that lies so high there. */
export function topstitch(
  name: string,
  on: Draped,
  lines: readonly (readonly Point[])[],
  { side = 1, high = 0, ...options }: StitchOptions & { side?: 1 | -1; high?: number } = {},
): Part {
  const rows = lines.map((line) =>
    stationsOf(line, 0.5).map(({ place }) => {
      const { point, normal } = on.spot(side, place)
      return { at: point.addScaledVector(normal, high), normal }
    }),
  )
  return { name, geometry: stitchRows(rows, { ...fineStitch, ...options }), slot: 'stitch' }
}

/** Five stitches to a centimetre, of sewing silk. */
const fineStitch: StitchOptions = { pitch: 0.2, length: 0.16, radius: 0.022, slant: 0.08 }

/** A line moved to its right. */
export const beside = (line: readonly Point[], off: number): Point[] =>
  stationsOf(line, 0.5).map(({ place: [x, y], right }) => [x + right[0] * off, y + right[1] * off])

/** So many ribs around a band, each so deep, cm. */
export type Ribs = { count: number; deep: number }

type Band = {
  from?: number
  to: number
  high?: number
  thickness?: number
  slot?: string
  ribs?: Ribs
  /** How much of it is open to either side of the middle of the front, as a share of the whole. */
  gap?: number
}

/** A band around a tube, without an end unless a zip parts it: a waistband, a cuff, the ribs of knitwear. */
export function band(
  name: string,
  on: Draped,
  around: Around,
  { from = 0, to, high = 0.08, thickness = 0.16, slot = 'cloth', ribs, gap = 0 }: Band,
): Part {
  const fine = ribs ? ribs.count * 6 : 200
  const columns = isCoarse() ? 40 : fine
  const lines = isCoarse() ? 3 : Math.max(8, Math.round((to - from) * 2.5))
  const spots: Vector3[][] = []
  for (let line = 0; line <= lines; line += 1) {
    const above = lerp(from, to, line / lines)
    const row = Array.from({ length: columns }, (_, column) =>
      around(gap === 0 ? column / columns : lerp(0.25 + gap, 1.25 - gap, column / (columns - 1)) % 1, above),
    )
    spots.push(
      row.map(({ side, place }, column) => {
        const { point, normal } = on.spot(side, place)
        const rib = ribs && !isCoarse() ? ribs.deep * Math.cos((column / columns) * ribs.count * TAU) : 0
        return point.addScaledVector(normal, high - thickness + rib)
      }),
    )
  }
  const along = distancesAlong(item(spots, 0))
  return {
    name,
    slot,
    geometry: shell(spots, {
      ring: gap === 0,
      thickness,
      crease: 50,
      uv: (line, column) => [item(along, column % columns), lerp(from, to, line / lines)],
    }),
  }
}

/** Three stitches to a centimetre, of a thread that is meant to be seen. */
export const coarseStitch = { pitch: 0.32, length: 0.26, radius: 0.034 }
