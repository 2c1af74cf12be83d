import { Matrix4 } from 'three'
import type { BufferGeometry, Vector3 } from 'three'
import { at, curveThrough, superellipse } from '../../kit/plane/curves'
import { TAU, vector } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { circle, sweep, tube } from '../../kit/skins/line-sweep'
import { merged } from '../../kit/skins/raw'
import type { Row } from '../../kit/skins/raw'
import { skin } from '../../kit/skins/skin'

/** Turns of a ring around z, in the plane of x and y. */
export const loopOf = (radius: number, count = 160, squash = 1): Row =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * TAU
    return vector(radius * Math.cos(turn), radius * squash * Math.sin(turn), 0)
  })

export const hoop = (radius: number, thick: number, count = 160) =>
  tube(loopOf(radius, count), thick, { closed: true, sides: 20 })

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

/** A link's length, width and wire, cm. */
export type Links = { long: number; wide: number; thick: number }

/** From the middle of one link to that of the next, cm. */
export const pitchOf = ({ long, thick }: Pick<Links, 'long' | 'thick'>) => long - 2.15 * thick

type ChainOptions = Links & { closed?: boolean; tilt?: number }

/** Links along a line on the ground, each leaning against the next. */
export function chain(
  path: Row,
  { long, wide, thick, closed = false, tilt = 0.8 }: ChainOptions,
): BufferGeometry {
  const pitch = pitchOf({ long, thick })
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
