import type { BufferGeometry } from 'three'
import { turned } from '../../../kit/skins/turned'
import { seatOn } from '../last/seat'
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
export const pressed = ({ at, normal }: Seat, piece: () => BufferGeometry) =>
  piece().applyMatrix4(seatOn(at, normal))
