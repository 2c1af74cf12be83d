import { Matrix4, Vector3 } from 'three'

/** Where a piece lies that is made on the ground: at a place, its up along the normal there. */
export function seatOn(at: Vector3, normal: Vector3): Matrix4 {
  const across = new Vector3(1, 0, 0).cross(normal).normalize()
  return new Matrix4().makeBasis(across, normal, across.clone().cross(normal)).setPosition(at)
}
