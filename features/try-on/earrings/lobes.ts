import {
  between,
  distance,
  faceWidth,
  marks,
  pointOf,
  rollOf,
  yawOf,
  type Mesh,
  type Point,
} from '../face/mesh'

/** Beside each ear; the mesh has none, but the lobe lies between them. As the model numbers its points. */
const left = [177, 132] as const
const right = [401, 361] as const

/** Around the whole face. */
const oval = [
  ...[10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377],
  ...[152, 148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109],
]

/** A lobe stands out a little from the cheek, and lies a little below the two points. Shares of the face's width. */
const OUTWARDS = 0.03
const DOWNWARDS = 0.02

/** Of most faces, from cheek to cheek and from forehead to chin. */
const WIDTH_MM = 140
const HEIGHT_MM = 186

/** How far a face is turned, -1 to 1, when the ear on its far side begins to vanish, and when it is gone. */
const HIDING = 0.3
const HIDDEN = 0.55

export type Lobe = Point & { side: 'left' | 'right'; visibility: number }

/** Both lobes in the picture, each with how much of it is seen, 0 to 1. */
export function lobesOf(mesh: Mesh): Lobe[] {
  const width = faceWidth(mesh)
  const roll = rollOf(mesh)
  const yaw = yawOf(mesh)
  const lobe = ([a, b]: readonly [number, number], side: Lobe['side']): Lobe => {
    const sign = side === 'left' ? -1 : 1
    const middle = between(pointOf(mesh, a), pointOf(mesh, b))
    const [along, down] = [sign * OUTWARDS * width, DOWNWARDS * width]
    return {
      x: middle.x + along * Math.cos(roll) - down * Math.sin(roll),
      y: middle.y + along * Math.sin(roll) + down * Math.cos(roll),
      side,
      visibility: 1 - Math.max(0, Math.min(1, (sign * yaw - HIDING) / (HIDDEN - HIDING))),
    }
  }
  return [lobe(left, 'left'), lobe(right, 'right')]
}

/** How many pixels of the picture a millimetre of the face takes; the longer measure counts, since a turned face is narrow. */
export function pixelsPerMm(mesh: Mesh): number {
  const height = distance(pointOf(mesh, marks.forehead), pointOf(mesh, marks.chin))
  return Math.max(faceWidth(mesh) / WIDTH_MM, height / HEIGHT_MM)
}

/** How far a head is turned, degrees: positive to the right of the picture. */
export function turnOf(mesh: Mesh): number {
  return yawOf(mesh) * 80
}

/** The edge of a face, behind which the ear on its far side vanishes. */
export function faceEdge(mesh: Mesh): Point[] {
  return oval.map((index) => pointOf(mesh, index))
}
