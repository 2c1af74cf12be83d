import type { CatmullRomCurve3, Vector3 } from 'three'
import { place } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth, vector } from '../../../kit/plane/maths'
import { strapSection, sweep, throughPoints } from '../../../kit/solids/sweep'
import { chain, dRing, strapRing } from './rings'
import { framesUpright, sideTab } from './side-tab'
import type { Flank } from './side-tab'
import { strap } from './strap'

export type ShoulderOptions = {
  /** Where the rings are: half their distance, the height of their lower bars. */
  reach: number
  bar: number
  /** How far the strap's crown is above the rings. */
  drop: number
  kind: 'strap' | 'chain'
  width?: number
  flank: Flank
}

/** How far a strap's end is above the bar it folds around, and a chain's last link above the top of its ring. */
const over = { bar: 0.2, ring: 0.1 }

/** A long strap or chain, held up as on a shoulder, and the tabs at both sides of the bag that hold its rings. */
export function shoulderStrap(options: ShoulderOptions): Part[] {
  return [...[-1, 1].flatMap((sign) => sideTab({ ...options, sign })), ...held(options)]
}

function held({ reach, bar, drop, kind, width = 1.6 }: ShoulderOptions): Part[] {
  const isChain = kind === 'chain'
  const ring = isChain ? dRing(width + 0.5) : strapRing(width + 0.5)
  const end = bar + ring.height + (isChain ? over.ring : over.bar)
  const tip = 0.86
  const rise = bar + 0.9 + drop - end
  const curve = throughPoints(
    Array.from({ length: 41 }, (_, k) => {
      const t = lerp(-1, 1, k / 40)
      const x = reach * Math.sin((t * Math.PI) / 2) * lerp(tip, 1, Math.abs(t) ** 3)
      return vector(x, end + rise * (1 - Math.abs(t) ** 2.6), 0)
    }),
  )
  const rings = [-1, 1].map((sign): Part => ({
    name: sign < 0 ? 'strap-ring-left' : 'strap-ring-right',
    slot: 'metal',
    geometry: place(ring.geometry.clone(), { turn: [0, Math.PI / 2, 0], at: [sign * reach, bar, 0] }),
  }))
  if (isChain) return [...rings, chain(curve, Math.min(1.05, width * 0.75))]
  const outward = (_t: number, at: Vector3) => {
    const flatTop = smooth(bar + drop * 0.55, bar + drop, at.y)
    return vector(Math.sign(at.x || 1) * (1 - flatTop) + at.x * 0.08 * flatTop, flatTop, 0).normalize()
  }
  return [
    ...rings,
    ...strap(curve, outward, { width, name: 'shoulder-strap', thickness: 0.26, count: 260 }),
    ...loops(curve, width, end - over.bar),
  ]
}

/** How far the middle of leather lies from the bar it folds around, and from the strap between its two ends. */
const fold = { bar: 0.26, strap: 0.21 }

/** The strap's ends fold around the upper bars of the rings. */
function loops(curve: CatmullRomCurve3, width: number, bar: number): Part[] {
  const length = curve.getLength()
  return [-1, 1].map((sign): Part => {
    const beside = (up: number, out: number) => {
      const share = up / length
      const at = curve.getPointAt(sign < 0 ? share : 1 - share)
      return at.add(vector(sign * out, 0, 0))
    }
    const { x } = beside(0, 0)
    const path = throughPoints([
      beside(1.5, -fold.strap),
      beside(0.5, -fold.strap),
      vector(x - sign * fold.bar, bar, 0),
      vector(x, bar - fold.bar, 0),
      vector(x + sign * fold.bar, bar, 0),
      beside(0.5, fold.strap),
      beside(1.5, fold.strap),
    ])
    return {
      name: sign < 0 ? 'loop-left' : 'loop-right',
      slot: 'strap',
      geometry: sweep(strapSection(width * 0.94, 0.2), framesUpright(path, sign)),
    }
  })
}
