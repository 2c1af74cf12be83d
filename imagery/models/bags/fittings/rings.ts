import { Matrix4, Quaternion, Vector3 } from 'three'
import type { BufferGeometry, Curve } from 'three'
import { merge, place } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { TAU, vector } from '../../../kit/plane/maths'
import { roundedRectangle } from '../../../kit/plane/outline'
import { lathe } from '../../../kit/solids/solids'
import { circle, sweep, throughPoints } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'

/** A ring of wire in the plane of x and y, the middle of its straight lower bar in the origin. */
type Ring = {
  geometry: BufferGeometry
  /** From the middle of its lower wire to that of its upper one. */
  height: number
}

export const ringWire = 0.13

/** A ring with one straight side: chains hang in it. */
export function dRing(width: number): Ring {
  const r = width / 2
  const points = [
    ...Array.from({ length: 25 }, (_, k) => {
      const a = (k / 24) * Math.PI
      return vector(r * Math.cos(a), 0.2 + r * 0.95 * Math.sin(a), 0)
    }),
    vector(-r, 0.08, 0),
    vector(-r * 0.8, 0, 0),
    vector(r * 0.8, 0, 0),
    vector(r, 0.08, 0),
  ]
  return { geometry: wireAlong(points), height: 0.2 + r * 0.95 }
}

/** A ring with four straight sides: a tab folds around the lower one, a strap around the upper one. */
export function strapRing(width: number): Ring {
  const height = 1.2
  const line = roundedRectangle(width, height, 0.26, 0.1)
  return { geometry: wireAlong(line.map(([x, y]) => vector(x, y + height / 2, 0))), height }
}

function wireAlong(points: readonly Vector3[]): BufferGeometry {
  const curve = throughPoints(points, true)
  const frames = Array.from({ length: 96 }, (_, k): Frame => {
    const along = curve.getTangentAt(k / 96)
    const side = new Vector3(0, 0, 1).cross(along).normalize()
    return { at: curve.getPointAt(k / 96), side, up: new Vector3(0, 0, 1), along }
  })
  return sweep(circle(ringWire, 20), frames, true)
}

/** The knob a bag stands on, from y = 0 upwards. */
export const foot = (x: number, z: number, height: number): Part => ({
  name: 'foot',
  slot: 'metal',
  geometry: place(
    lathe(
      [
        [0, 0],
        [0.4, 0.02, 0.06],
        [0.52, 0.26, 0.1],
        [0.48, height],
        [0, height],
      ],
      40,
    ),
    { at: [x, 0, z] },
  ),
})

/** A chain of oval links along a curve, every second link turned by a quarter. */
export function chain(curve: Curve<Vector3>, link = 1.05, wire = 0.13): Part {
  const step = link * 0.66
  const count = Math.max(2, Math.round(curve.getLength() / step))
  const one = oval(link, link * 0.68, wire)
  const links = Array.from({ length: count + 1 }, (_, k) => {
    const t = k / count
    const along = curve.getTangentAt(t)
    const helper = Math.abs(along.z) < 0.9 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0)
    const up = helper
      .clone()
      .sub(along.clone().multiplyScalar(helper.dot(along)))
      .normalize()
    const turn = new Quaternion().setFromAxisAngle(along, k % 2 === 0 ? 0.5 : Math.PI / 2 + 0.5)
    up.applyQuaternion(turn)
    const matrix = new Matrix4()
      .makeBasis(along, up, new Vector3().crossVectors(along, up))
      .setPosition(curve.getPointAt(t))
    return one.clone().applyMatrix4(matrix)
  })
  return { name: 'chain', slot: 'metal', geometry: merge(links) }
}

function oval(length: number, width: number, wire: number) {
  const [a, b] = [(length - wire) / 2, (width - wire) / 2]
  const curve = throughPoints(
    Array.from({ length: 24 }, (_, k) => {
      const angle = (k / 24) * TAU
      const c = Math.cos(angle)
      return vector(Math.sign(c) * Math.abs(c) ** 0.8 * a, Math.sin(angle) * b, 0)
    }),
    true,
  )
  const frames = Array.from({ length: 36 }, (_, k): Frame => {
    const along = curve.getTangentAt(k / 36)
    const side = new Vector3(0, 0, 1).cross(along).normalize()
    return { at: curve.getPointAt(k / 36), side, up: new Vector3(0, 0, 1), along }
  })
  return sweep(circle(wire, 12), frames, true)
}
