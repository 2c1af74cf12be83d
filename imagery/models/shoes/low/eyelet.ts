import { Matrix4 } from 'three'
import type { BufferGeometry } from 'three'
import { vector } from '../../../kit/plane/maths'
import { turned } from '../../../kit/skins/turned'
import type { Seat } from './surface'

/** The raised lip of leather round a punched hole. */
export const eyelet = (inner: number, outer: number) =>
  turned(
    [
      [inner, -0.03],
      [inner, 0.018, 0.012],
      [outer - 0.01, 0.014, 0.014],
      [outer, -0.03],
    ],
    28,
  )

/** A piece flat on its seat. */
export function pressed({ at, normal }: Seat, piece: () => BufferGeometry) {
  const across = vector(1, 0, 0).cross(normal).normalize()
  const forward = across.clone().cross(normal)
  return piece().applyMatrix4(new Matrix4().makeBasis(across, normal, forward).setPosition(at))
}
