import type { BufferGeometry } from 'three'
import { item } from '../plane/maths'
import { indexOf } from './triangles'

/** Where solids lie along upright lines, one each `apart` cm across and deep: from, to in cm, by the line's place. */
export type Columns = ReadonlyMap<string, readonly (readonly [from: number, to: number])[]>

/** Off the round numbers at which sets have their edges. */
const offset = 0.0137
/** As far from the middle one looks, cm: floors and walls go on. */
const reach = 150

/** The upright lines through some closed solids together. */
export function columnsOf(solids: readonly BufferGeometry[], apart: number): Columns {
  const faces = new Map<string, [height: number, isTop: boolean][]>()
  for (const solid of solids)
    eachCrossing(solid, apart, (place, height, isTop) => {
      const known = faces.get(place) ?? []
      known.push([height, isTop])
      faces.set(place, known)
    })
  return new Map([...faces].map(([place, crossed]) => [place, spansOf(crossed)]))
}

/** Between its first bottom and its last top a solid is; solids in each other count as one. */
function spansOf(faces: readonly (readonly [height: number, isTop: boolean])[]): [number, number][] {
  const spans: [number, number][] = []
  let [depth, from] = [0, 0]
  for (const [height, isTop] of faces.toSorted(([a], [b]) => a - b)) {
    if (!isTop && depth === 0) from = height
    depth += isTop ? -1 : 1
    if (isTop && depth === 0) spans.push([from, height])
  }
  return spans
}

type Meet = (place: string, height: number, isTop: boolean) => void
type Corner = readonly [x: number, y: number, z: number]

function eachCrossing(solid: BufferGeometry, apart: number, meet: Meet): void {
  const { array } = solid.getAttribute('position')
  const index = indexOf(solid)
  const corner = (k: number): Corner => {
    const at = item(index, k) * 3
    return [item(array, at), item(array, at + 1), item(array, at + 2)]
  }
  for (let k = 0; k + 2 < index.length; k += 3)
    crossFace([corner(k), corner(k + 1), corner(k + 2)], apart, meet)
}

/** The lines that go through a face, seen from above. */
function crossFace(
  [[ax, ay, az], [bx, by, bz], [cx, cy, cz]]: readonly [Corner, Corner, Corner],
  apart: number,
  meet: Meet,
) {
  const area = (bx - ax) * (cz - az) - (bz - az) * (cx - ax)
  if (area === 0) return
  for (const line of between(az, bz, cz, apart))
    for (const column of between(ax, bx, cx, apart)) {
      const [x, z] = [(column + offset) * apart, (line + offset) * apart]
      const u = ((bx - x) * (cz - z) - (bz - z) * (cx - x)) / area
      const v = ((cx - x) * (az - z) - (cz - z) * (ax - x)) / area
      if (u < 0 || v < 0 || u + v > 1) continue
      meet(`${column} ${line}`, u * ay + v * by + (1 - u - v) * cy, area < 0)
    }
}

/** Lines from the least of three places to the greatest, by their number. */
function between(a: number, b: number, c: number, apart: number): number[] {
  const first = Math.ceil(Math.max(-reach, Math.min(a, b, c)) / apart - offset)
  const last = Math.floor(Math.min(reach, Math.max(a, b, c)) / apart - offset)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k)
}

/** The spans of two things in the lines both are in. */
const together = (one: Columns, other: Columns) =>
  [...one].flatMap(([place, spans]) => {
    const others = other.get(place)
    return others ? [{ spans, others }] : []
  })

/** How deep two things lie in each other at most, cm, above y = 0; less than nothing where they do not. */
export const depthInEachOther = (one: Columns, other: Columns): number =>
  -least(
    together(one, other).flatMap(({ spans, others }) =>
      spans.flatMap(([from, to]) => others.map(([low, high]) => Math.max(from, low, 0) - Math.min(to, high))),
    ),
  )

/** What stands in cloth or on a slant may be so deep in it, cm. */
const slack = 0.5

/** How far the lowest of a thing is above what it stands on, cm; Infinity above nothing. */
export const gapBelow = (thing: Columns, others: readonly Columns[]): number =>
  least(
    others.flatMap((other) =>
      together(thing, other).flatMap(({ spans: [first], others: below }) =>
        first ? below.map(([, top]) => first[0] - top).filter((gap) => gap > -slack) : [],
      ),
    ),
  )

const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity)
