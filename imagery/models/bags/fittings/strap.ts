import type { CatmullRomCurve3, Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { stitchRows } from '../../../kit/solids/stitches'
import { framesAlong, pointOn, strapSection, sweep } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'

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

export type StrapOptions = { width: number; thickness?: number; slot?: string; name: string; count?: number }

/** A flat strap along a curve, its broad side facing `up`, with painted edges and two rows of stitches. */
export function strap(
  curve: CatmullRomCurve3,
  up: (t: number, at: Vector3) => Vector3,
  options: StrapOptions,
): Part[] {
  const { width, thickness = 0.3, slot = 'strap', name } = options
  const frames = framesAlong(curve, options.count ?? Math.max(60, Math.round(curve.getLength() * 3)), up)
  return [
    { name, slot, geometry: sweep(strapSection(width, thickness, 0.03), frames) },
    {
      name: `${name}-edge`,
      slot: 'edge',
      geometry: sweep(
        strapSection(0.05, thickness * 0.62),
        frames.map((f) => shifted(f, width / 2)),
      ),
    },
    {
      name: `${name}-edgeb`,
      slot: 'edge',
      geometry: sweep(
        strapSection(0.05, thickness * 0.62),
        frames.map((f) => shifted(f, -width / 2)),
      ),
    },
    { name: `${name}-seam`, slot: 'stitch', geometry: strapSeams(frames, width, thickness) },
  ]
}

const shifted = (frame: Frame, by: number): Frame => ({
  ...frame,
  at: frame.at.clone().addScaledVector(frame.side, by),
})
