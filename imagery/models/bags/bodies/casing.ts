import type { Part } from '../../../kit/mesh/model'
import { detail, withDetail } from '../../../kit/plane/detail'
import { clamp, smooth, vector } from '../../../kit/plane/maths'
import { boundsOf, dense } from '../../../kit/plane/outline'
import { panel } from '../../../kit/solids/panel'
import type { Bend } from '../../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'
import { shell } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import { boundMargin, shownFrom } from './margin'
import { sideLine, stride, stripSurface, sunkBy } from './strip'
import type { SideOptions } from './strip'

/** The hollow body of a bag: two faces of leather with a strip between them. */
export type CasingOptions = SideOptions & {
  /** Half the bag's depth at a height. */
  halfDepth: (y: number) => number
  thickness?: number
  /** How far the faces swell in the middle. */
  belly?: number
  /** Soft leather: how deep its folds are. 0 stands like wood. */
  softness?: number
  /** How far the sides fold inwards at the top. */
  fold?: number
  pad?: number
  relief?: (x: number, y: number) => number
  /** No seam along the faces. */
  isPlain?: boolean
  slots?: { face?: string; side?: string }
}

export type Casing = {
  parts: Part[]
  front: Bend
  back: Bend
  thickness: number
  bottom: number
  top: number
  /** The outside of the strip: u from the left top, under the bag, to the right top; v from the back to the front. */
  side: Surface
}

/** Half the depth below which a body is thin, cm. */
const thinHalf = 1.8

/** Long, low waves that never repeat: how soft leather hangs. */
export function drape(x: number, y: number, seed = 0): number {
  return (
    Math.sin(0.31 * x + 0.22 * y + seed) * 0.45 +
    Math.sin(0.17 * x - 0.41 * y + 1.7 + seed * 2) * 0.35 +
    Math.sin(0.55 * x + 0.08 * y + 4.1 + seed) * 0.2
  )
}

const margins = (
  faces: readonly { bend: Bend; name: string }[],
  options: SideOptions & { isThin: boolean },
  slot: string,
) =>
  options.isThin || sunkBy(options) < shownFrom
    ? []
    : faces.map(({ bend, name }) => boundMargin(options.outline, bend, { name: `${name}-margin`, slot }))

export function casing(options: CasingOptions): Casing {
  const { outline, halfDepth, thickness = 0.28, belly = 0.2, softness = 0, fold = 0 } = options
  const { isOpen = false, pad = 0.08, slots = {} } = options
  const { left, right, bottom, top } = boundsOf(outline)
  const height = top - bottom
  const width = right - left
  const face = slots.face ?? 'leather'
  const strip = slots.side ?? face
  const depthAt = (x: number, y: number, seed: number) => {
    const rise = clamp((y - bottom) / height)
    const across = clamp((2 * x) / width, -1, 1)
    const swell = belly * Math.cos((across * Math.PI) / 2) * Math.sin(Math.PI * rise)
    return (
      halfDepth(y) + swell + softness * drape(x, y, seed) * smooth(0, 0.25, rise) * (1 - 0.6 * across ** 2)
    )
  }
  // An open soft bag sinks a little between its handles.
  const sag = (x: number, y: number) =>
    isOpen
      ? -softness * 1.6 * smooth(0.55, 1, (y - bottom) / height) * Math.cos((x / width) * Math.PI) ** 2
      : 0
  const faceBend =
    (seed: number): Bend =>
    (x, y, height_) => {
      const e = 0.05
      const at = (px: number, py: number) => vector(px, py + sag(px, py), depthAt(px, py, seed))
      const p = at(x, y)
      const normal = at(x + e, y)
        .sub(at(x - e, y))
        .cross(at(x, y + e).sub(at(x, y - e)))
        .normalize()
      return p.addScaledVector(normal, height_)
    }
  const front = faceBend(0)
  const mirrored = faceBend(softness > 0 ? 2.3 : 0)
  const back: Bend = (x, y, height_) => {
    const p = mirrored(-x, y, height_)
    return vector(p.x, p.y, -p.z)
  }
  const seam = { pitch: 0.4, length: 0.3, radius: 0.034 }
  const keep = (_x: number, y: number) => isOpen || options.isWrapped === true || y < top - 0.25
  const hasSeam = options.isPlain !== true
  const fineness = detail() * (options.relief ? 2.5 : 1)
  const faces = [
    { bend: front, name: 'front' },
    { bend: back, name: 'back' },
  ]
  const parts = faces.flatMap(({ bend, name }) => [
    ...withDetail(fineness, () =>
      panel({
        name,
        outline: options.relief ? dense(outline, stride / fineness) : outline,
        bend,
        thickness,
        pad,
        padFrom: 0.5,
        padTo: 1.3,
        groove: hasSeam ? 0.05 : 0,
        grooveAt: 0.42,
        rings: 44,
        relief: options.relief,
        slots: { face, edge: 'edge', back: 'lining' },
      }),
    ),
    ...(hasSeam
      ? [
          {
            name: `${name}-seam`,
            slot: 'stitch',
            geometry: stitchRows(
              seamOnPanel(outline, bend, { distance: 0.42, height: thickness - 0.05, keep }),
              seam,
            ),
          },
        ]
      : []),
  ])
  const path = sideLine(options, top)
  // Beside a body this thin the margin of its faces would show more lining than there is strip.
  const isThin = halfDepth(bottom) < thinHalf
  const isFlanged = path.isPart && !isOpen && isThin
  const side = stripSurface(path, { bottom, height, fold, depthAt, isFlanged })
  const along = path.points.length - 1
  // However coarse the rest is, what turns has a few rows.
  const stripFineness = isFlanged ? Math.max(detail(), 0.4) : detail()
  parts.push(
    ...withDetail(stripFineness, () =>
      shell(side, {
        name: 'side',
        across: along,
        along: 36,
        isRound: !path.isPart,
        thickness: 0.16,
        size: [path.length, 2 * halfDepth(bottom + height / 3)],
        slots: [strip, 'lining', 'edge'],
      }),
    ),
  )
  parts.push(...margins(faces, { ...options, isThin }, strip))
  return { parts, front, back, thickness, bottom, top, side }
}
