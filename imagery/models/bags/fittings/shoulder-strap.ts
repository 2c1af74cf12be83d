import type { CatmullRomCurve3, Vector3 } from 'three'
import { place } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth, vector } from '../../../kit/plane/maths'
import { stitches } from '../../../kit/solids/stitches'
import { framesAlong, pointOn, strapSection, sweep, throughPoints } from '../../../kit/solids/sweep'
import { chain, dRing } from './rings'
import { strap } from './strap'

type ShoulderOptions = {
  /** Where the rings are: half their distance, their height. */
  reach: number
  base: number
  drop: number
  kind: 'strap' | 'chain' | 'half-chain'
  width?: number
  z?: number
}

/** A long strap or chain, held up as on a shoulder, from rings at both sides of the bag. */
export function shoulderStrap({ reach, base, drop, kind, width = 1.6, z = 0 }: ShoulderOptions): Part[] {
  const tip = 0.86
  const curve = throughPoints(
    Array.from({ length: 41 }, (_, k) => {
      const t = lerp(-1, 1, k / 40)
      const x = reach * Math.sin((t * Math.PI) / 2) * lerp(tip, 1, Math.abs(t) ** 3)
      return vector(x, base + 0.9 + drop * (1 - Math.abs(t) ** 2.6), z)
    }),
  )
  const rings = [-1, 1].map((sign): Part => {
    const part = dRing(width + 0.5)
    return {
      ...part,
      name: sign < 0 ? 'strap-ring-left' : 'strap-ring-right',
      geometry: place(part.geometry, { turn: [0, Math.PI / 2, 0], at: [sign * reach, base + 0.35, z] }),
    }
  })
  if (kind === 'chain') return [...rings, chain(curve)]
  const outward = (_t: number, at: Vector3) => {
    const flatTop = smooth(base + drop * 0.55, base + drop, at.y)
    return vector(Math.sign(at.x || 1) * (1 - flatTop) + at.x * 0.08 * flatTop, flatTop, 0).normalize()
  }
  return [
    ...rings,
    ...strap(curve, outward, { width, name: 'shoulder-strap', thickness: 0.26, count: 260 }),
    ...loops(curve, width, { reach, base, z }),
  ]
}

/** The strap's ends fold around the rings and are riveted. */
function loops(
  curve: CatmullRomCurve3,
  width: number,
  { reach, base, z }: Record<'reach' | 'base' | 'z', number>,
): Part[] {
  return [-1, 1].map((sign): Part => {
    const end = curve.getPointAt(sign < 0 ? 0 : 1)
    const path = throughPoints([
      vector(end.x - sign * 0.18, end.y + 1.6, z),
      vector(end.x - sign * 0.2, end.y + 0.4, z),
      vector(sign * (reach - 0.16), base + 0.55, z),
      vector(sign * reach, base + 0.08, z),
      vector(sign * (reach + 0.2), base + 0.5, z),
      vector(end.x + sign * 0.16, end.y + 0.3, z),
    ])
    const frames = framesAlong(path, 60, (_t, at) =>
      vector(at.x - sign * reach, at.y - base - 0.6, 0).normalize(),
    )
    return {
      name: sign < 0 ? 'loop-left' : 'loop-right',
      slot: 'strap',
      geometry: sweep(strapSection(width * 0.94, 0.2), frames),
    }
  })
}

/** A leather tab on the side of a bag that holds a ring: sewn down below, its loop above. */
export function sideTab(x: number, y: number, sign: number, width = 1.5): Part[] {
  const path = throughPoints([
    vector(x + sign * 0.06, y - 2.4, 0),
    vector(x + sign * 0.16, y - 1.2, 0),
    vector(x + sign * 0.3, y - 0.1, 0),
    vector(x + sign * 0.16, y + 0.4, 0),
    vector(x - sign * 0.06, y, 0),
    vector(x - sign * 0.04, y - 1, 0),
  ])
  const frames = framesAlong(path, 60, (t, at) =>
    t < 0.4 ? vector(sign, 0, 0) : vector(at.x - x - sign * 0.08, at.y - y + 0.1, 0).normalize(),
  )
  const name = sign < 0 ? 'side-tab-left' : 'side-tab-right'
  return [
    { name, slot: 'strap', geometry: sweep(strapSection(width, 0.2), frames) },
    {
      name: `${name}-seam`,
      slot: 'stitch',
      geometry: stitches(
        frames.slice(2, 20).map((frame) => ({ at: pointOn(frame, [0, 0.1]), normal: frame.up })),
        { radius: 0.03, pitch: 0.34, length: 0.25 },
      ),
    },
  ]
}
