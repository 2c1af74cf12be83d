import { CapsuleGeometry, Matrix4, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { build, merge } from '../mesh/geometry'
import { detail } from '../plane/detail'
import { indexOf } from '../mesh/triangles'
import { distancesAlong, item } from '../plane/maths'
import { inset } from '../plane/outline'
import type { Outline } from '../plane/outline'
import { bendNormal } from './panel'
import type { Bend } from './panel'

/** A place for thread: a point of the surface and its normal. */
export type Seam = readonly { at: Vector3; normal: Vector3 }[]

export type StitchOptions = {
  /** From one stitch to the next. */
  pitch?: number
  length?: number
  radius?: number
  /** How much a saddle stitch leans. */
  slant?: number
  /** Of the thread's middle above the surface: below its radius, or the thread floats. */
  lift?: number
}

/** A row of saddle stitches along a line on a surface, as one geometry. */
export function stitches(seam: Seam, options: StitchOptions = {}): BufferGeometry {
  const { pitch = 0.36, length = 0.27, radius = 0.042, slant = 0.16, lift = radius * 0.35 } = options
  const base = detail() < 1 ? new CapsuleGeometry(1, 2, 2, 5) : new CapsuleGeometry(1, 2, 4, 8)
  const marks = distancesAlong(seam.map(({ at }) => at))
  const total = item(marks, marks.length - 1)
  const count = Math.max(1, Math.round(total / pitch))
  const positions: number[] = []
  const normals: number[] = []
  const index: number[] = []
  const basePosition = base.getAttribute('position')
  const baseNormal = base.getAttribute('normal')
  const baseIndex = Array.from(indexOf(base))
  let k = 0
  // Very coarse models have only some of their stitches.
  for (let q = 0; q < count; q += detail() < 0.2 ? 6 : 1) {
    const mark = ((q + 0.5) / count) * total
    while (k < marks.length - 2 && item(marks, k + 1) < mark) k++
    const [a, b] = [item(seam, k), item(seam, k + 1)]
    const f = (mark - item(marks, k)) / (item(marks, k + 1) - item(marks, k) || 1)
    const at = a.at.clone().lerp(b.at, f)
    const normal = a.normal.clone().lerp(b.normal, f).normalize()
    const along = b.at.clone().sub(a.at).normalize()
    const lean = along
      .addScaledVector(new Vector3().crossVectors(normal, along).normalize(), slant)
      .normalize()
    const side = new Vector3().crossVectors(lean, normal).normalize()
    const out = new Vector3().crossVectors(side, lean).normalize()
    const turn = new Matrix4().makeBasis(side, lean, out)
    const matrix = turn.clone().scale(new Vector3(radius, length / 4, radius * 0.8))
    matrix.setPosition(at.addScaledVector(normal, lift))
    const first = positions.length / 3
    for (let i = 0; i < basePosition.count; i++) {
      const p = new Vector3().fromBufferAttribute(basePosition, i).applyMatrix4(matrix)
      const n = new Vector3().fromBufferAttribute(baseNormal, i)
      n.set(n.x / radius, n.y / (length / 4), n.z / (radius * 0.8)).transformDirection(turn)
      positions.push(p.x, p.y, p.z)
      normals.push(n.x, n.y, n.z)
    }
    for (const i of baseIndex) index.push(first + i)
  }
  return build(positions, new Array<number>((positions.length / 3) * 2).fill(0), index, normals)
}

/** Rows of stitches on a bent piece, `distance` inside its outline, where `keep` says so. */
export function seamOnPanel(
  outline: Outline,
  bend: Bend,
  {
    distance,
    height,
    keep = () => true,
  }: { distance: number; height: number; keep?: (x: number, y: number) => boolean },
): Seam[] {
  const line = inset(outline, distance)
  const rows: { at: Vector3; normal: Vector3 }[][] = []
  let row: { at: Vector3; normal: Vector3 }[] = []
  const start = Math.max(
    0,
    line.findIndex((p) => !keep(p[0], p[1])),
  )
  for (let k = 0; k <= line.length; k++) {
    const [x, y] = item(line, (start + k) % line.length)
    if (keep(x, y)) row.push({ at: bend(x, y, height), normal: bendNormal(bend, x, y, height) })
    else {
      rows.push(row)
      row = []
    }
  }
  rows.push(row)
  return rows.filter((one) => one.length > 3)
}

/** Several rows as one geometry. */
export const stitchRows = (rows: readonly Seam[], options?: StitchOptions) =>
  merge(rows.map((row) => stitches(row, options)))
