import { Matrix4, Vector3 } from 'three'
import type { Part } from '../../kit/mesh/model'
import { at, curveThrough } from '../../kit/plane/curves'
import { lerp, vector } from '../../kit/plane/maths'
import { sweep, tube } from '../../kit/skins/line-sweep'
import { merged } from '../../kit/skins/raw'
import type { Row } from '../../kit/skins/raw'
import { shell } from '../../kit/skins/shell'
import { mirroredZ } from '../../kit/skins/skin'
import { turned } from '../../kit/skins/turned'
import { stitches } from '../../kit/solids/stitches'
import { wordMark } from '../../kit/solids/word-mark'
import { onBoth } from './last/form'
import type { Form } from './last/form'

type Pair = {
  apart?: number
  forward?: number
  turn?: number
}

/** A pair from its right shoe: the other one behind it, a little turned. The mark is read, and so is the same on both. */
export function pairOf(right: readonly Part[], { apart = 10.5, forward = 2.4, turn = 9 }: Pair = {}): Part[] {
  const low = Math.min(
    ...right.map(({ geometry }) => {
      geometry.computeBoundingBox()
      return geometry.boundingBox?.min.y ?? 0
    }),
  )
  const stand = (part: Part, matrix: Matrix4): Part => ({
    ...part,
    geometry: part.geometry.clone().applyMatrix4(matrix),
  })
  const here = new Matrix4().makeTranslation(-12, -low, apart / 2)
  const there = new Matrix4()
    .makeTranslation(-12 + forward, -low, -apart / 2)
    .multiply(new Matrix4().makeRotationY((turn * Math.PI) / 180))
  return [
    ...right.map((part) => stand({ ...part, name: `right-${part.name}` }, here)),
    ...right.map((part) =>
      stand(
        {
          ...part,
          name: `left-${part.name}`,
          geometry: part.name === 'mark' ? movedAcross(part.geometry) : mirroredZ(part.geometry),
        },
        there,
      ),
    ),
  ]
}

/** Where its mirror image would be, but not mirrored itself. */
function movedAcross(geometry: Part['geometry']) {
  geometry.computeBoundingBox()
  const middle = geometry.boundingBox?.getCenter(new Vector3()).z ?? 0
  return geometry.clone().translate(0, 0, -2 * middle)
}

/** The word mark on the sock, read from the heel. */
export function sockMark(form: Form, x: number, lift: number, width = 3.2) {
  const { last } = form
  return wordMark(
    width,
    (u, v, h) => {
      const place = x + v
      return vector(place, last.under(place) + lift + h, form.spine(form.shareAt(place, 1), 1).z + u)
    },
    0.008,
  )
}

/** A flat strap along points, `normals` looking out of the foot. */
export function strap(points: Row, normals: Row, width: number, thickness: number) {
  const line = curveThrough(points, 120)
  const rows = line.map((point, index) => {
    const share = (index / (line.length - 1)) * (normals.length - 1)
    const low = Math.floor(share)
    const normal = at(normals, low)
      .clone()
      .lerp(at(normals, low + 1), share - low)
      .normalize()
    const along = at(line, index + 1)
      .clone()
      .sub(at(line, index - 1))
      .normalize()
    const side = normal.clone().cross(along).normalize()
    return [-0.5, -0.25, 0, 0.25, 0.5].map((where) => point.clone().addScaledVector(side, where * width))
  })
  return shell(rows, { thickness, crease: 50 })
}

/** A row of stitches along places of the form. */
export function stitchesOn(form: Form, places: readonly (readonly [number, number])[], out = 0, pitch = 0.3) {
  const line = curveThrough(
    places.map(([x, angle]) => onBoth(form, x, angle, out)),
    Math.max(40, places.length * 12),
  )
  const middle = (point: Vector3) =>
    vector(point.x, form.last.under(point.x) + 1, form.spine(form.shareAt(point.x, 1), 1).z)
  const seam = line.map((point) => ({ at: point, normal: point.clone().sub(middle(point)).normalize() }))
  return stitches(seam, { pitch, length: pitch * 0.72, radius: 0.035 })
}

/** Bars of lace between pairs of eyelets at both sides of a closing, with eyelets, and a bow. */
export function lacing(
  form: Form,
  rows: readonly (readonly [x: number, outer: number, inner: number])[],
  out: number,
  { radius = 0.14, isFlat = true, hasBow = true } = {},
): { lace: Part['geometry']; eyelets: Part['geometry'] } {
  const profile = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI
    return [
      radius * (isFlat ? 2.1 : 1) * Math.cos(angle),
      radius * (isFlat ? 0.75 : 1) * Math.sin(angle),
    ] as const
  })
  const normalAt = (x: number, angle: number) =>
    onBoth(form, x, angle, 1)
      .sub(onBoth(form, x, angle, 0))
      .normalize()
  const bars = rows.map(([x, a, b]) => {
    const count = 11
    const points = Array.from({ length: count }, (_, index) => {
      const t = index / (count - 1)
      const dip = index === 0 || index === count - 1 ? -0.28 : 0.12 + 0.1 * Math.sin(Math.PI * t)
      return onBoth(form, x + 0.18 * Math.sin(t * Math.PI * 2), lerp(a, b, t), out + dip)
    })
    const smooth = curveThrough(points, 40)
    const up = normalAt(x, Math.PI / 2)
    return sweep(profile, smooth, { hint: () => up, roundEnds: true })
  })
  const top = at(rows, rows.length - 1)
  const knotAt = onBoth(form, top[0] - 0.5, Math.PI / 2, out + 0.35)
  const bow = hasBow
    ? ([1, -1] as const).flatMap((side) => {
        const along = normalAt(top[0], Math.PI / 2)
        const back = vector(-along.y, along.x, 0).normalize()
        const place = (b: number, up: number, z: number) =>
          knotAt
            .clone()
            .addScaledVector(back, b)
            .addScaledVector(along, up)
            .add(vector(0, 0, z * side))
        const loop = curveThrough(
          [
            place(0, 0, 0),
            place(0.3, 0.45, 1.2),
            place(0.1, 0.25, 2.6),
            place(-0.5, -0.35, 3.1),
            place(-0.6, -0.3, 2.2),
            place(-0.25, 0.05, 0.9),
            place(0, 0.05, 0),
          ],
          70,
        )
        const tail = curveThrough(
          [
            place(0, 0, 0),
            place(-0.7, 0.3, 0.8),
            place(-1.8, -0.2, 1.9),
            place(-2.6, -1.4, 2.7),
            place(-2.8, -2.4, 2.9),
          ],
          60,
        )
        return [loop, tail].map((line) => sweep(profile, line, { hint: () => along, roundEnds: true }))
      })
    : []
  const eyelets = rows.flatMap(([x, a, b]) =>
    [a, b].map((angle) => {
      const ring = turned(
        [
          [0.17, -0.05],
          [0.3, -0.05],
          [0.3, 0.05, 0.05],
          [0.17, 0.05, 0.05],
        ],
        28,
      )
      const normal = normalAt(x, angle)
      const across = new Vector3(1, 0, 0).cross(normal).normalize()
      const forward = across.clone().cross(normal)
      const basis = new Matrix4().makeBasis(across, normal, forward).setPosition(onBoth(form, x, angle, out))
      return ring.applyMatrix4(basis)
    }),
  )
  return {
    lace: merged([...bars, ...bow, ...(hasBow ? [knot(knotAt, radius)] : [])]),
    eyelets: merged(eyelets),
  }
}

const knot = (place: Vector3, radius: number) =>
  tube(
    [vector(-0.2, 0, -0.16), vector(0, 0.12, 0), vector(0.2, 0, 0.16)].map((point) => point.add(place)),
    radius * 2.1,
    { roundEnds: true },
  )
