import type { CatmullRomCurve3, Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { stitchRows } from '../../../kit/solids/stitches'
import { framesAlong, pointOn, strapSection, sweep } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'
import { halfThick, sewn, sewnSection } from './sewn-section'

/** How much higher a strap is in its middle, cm. */
const dome = 0.03

/** Stitches along both edges of a strap, on its upper and lower side. */
function strapSeams(frames: readonly Frame[], width: number, thickness: number) {
  const inset = 0.26
  return stitchRows(
    [1, -1].flatMap((side) =>
      [1, -1].map((edge) =>
        frames.map((frame) => ({
          at: pointOn(frame, [edge * (width / 2 - inset), (side * thickness) / 2]),
          normal: frame.up.clone().multiplyScalar(side),
        })),
      ),
    ),
    { pitch: 0.42, length: 0.31, radius: 0.032, lift: 0.006 },
  )
}

/** The same on a strap that is thinner where it is sewn: they stay below its padded middle. */
function sunkSeams(frames: readonly Frame[], width: number, thickness: number) {
  const line = width / 2 - sewn.inset
  const height = halfThick(line, width, thickness)
  const rows = [1, -1].flatMap((face) =>
    [1, -1].map((edge) =>
      frames.map((frame) => ({
        at: pointOn(frame, [edge * line, face * height]),
        normal: frame.up.clone().multiplyScalar(face),
      })),
    ),
  )
  return stitchRows(rows, { pitch: 0.42, length: 0.31, radius: 0.028, lift: 0 })
}

export type StrapOptions = {
  width: number
  thickness?: number
  slot?: string
  name: string
  count?: number
  /** Padded between its rows of stitches, which then do not stand out where one sees it on edge. */
  isPadded?: boolean
}

/** A flat strap along a curve, its broad side facing `up`, with painted edges and two rows of stitches. */
export function strap(
  curve: CatmullRomCurve3,
  up: (t: number, at: Vector3) => Vector3,
  options: StrapOptions,
): Part[] {
  const { width, thickness = 0.3, slot = 'strap', name, isPadded = false } = options
  const frames = framesAlong(curve, options.count ?? Math.max(60, Math.round(curve.getLength() * 3)), up)
  const section = isPadded ? sewnSection(width, thickness) : strapSection(width, thickness, dome)
  const edge = strapSection(0.05, thickness * (isPadded ? 0.5 : 0.62))
  const painted = (sign: number) =>
    sweep(
      edge,
      frames.map((frame) => shifted(frame, (sign * width) / 2)),
    )
  return [
    { name, slot, geometry: sweep(section, frames) },
    { name: `${name}-edge`, slot: 'edge', geometry: painted(1) },
    { name: `${name}-edgeb`, slot: 'edge', geometry: painted(-1) },
    {
      name: `${name}-seam`,
      slot: 'stitch',
      geometry: (isPadded ? sunkSeams : strapSeams)(frames, width, thickness),
    },
  ]
}

type Place = { at: Vector3; normal: Vector3 }

/** A place on the upper side of such a strap: at a share of its curve, so far from its middle line. */
export function onStrap(
  curve: CatmullRomCurve3,
  up: (t: number, at: Vector3) => Vector3,
  { width, thickness = 0.3 }: Pick<StrapOptions, 'width' | 'thickness'>,
): (t: number, across: number) => Place {
  return (t, across) => {
    const at = curve.getPointAt(t)
    const along = curve.getTangentAt(t)
    const side = up(t, at).cross(along).normalize()
    const normal = along.clone().cross(side).normalize()
    const height = thickness / 2 + dome * (1 - ((2 * across) / width) ** 2)
    return { at: at.addScaledVector(side, across).addScaledVector(normal, height), normal }
  }
}

const shifted = (frame: Frame, by: number): Frame => ({
  ...frame,
  at: frame.at.clone().addScaledVector(frame.side, by),
})
