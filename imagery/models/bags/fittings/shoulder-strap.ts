import { Matrix4 } from 'three'
import type { CatmullRomCurve3, Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { lerp, steps, vector } from '../../../kit/plane/maths'
import { strapSection, sweep, throughPoints } from '../../../kit/solids/sweep'
import { chain, dRing, strapRing } from './rings'
import { framesUpright, sideTab } from './side-tab'
import type { Flank } from './side-tab'
import { strap } from './strap'
import { tautLine } from './taut-line'
import type { Oval } from './taut-line'

export type ShoulderOptions = {
  /** Where the rings are: half their distance, the height of their lower bars. */
  reach: number
  bar: number
  /** How far the strap's crown is above the rings. */
  drop: number
  kind: 'strap' | 'chain'
  width?: number
  flank: Flank
  /** What it hangs by: it is taut from its rings over this. Without it, it stands in an arch, as if a shoulder held it. */
  over?: Oval
}

/** How far a strap's end is above the bar it folds around, and a chain's last link above the top of its ring. */
const free = { bar: 0.2, ring: 0.1 }

/** Of a strap's leather. */
const thickness = 0.26

/** A long strap or chain, held up as on a shoulder, and the tabs at both sides of the bag that hold its rings. */
export function shoulderStrap(options: ShoulderOptions): Part[] {
  return [...[-1, 1].flatMap((sign) => sideTab({ ...options, sign })), ...held(options)]
}

/** An arch, as if a shoulder held it up. */
function arched({ reach, bar, drop }: ShoulderOptions, end: number): CatmullRomCurve3 {
  const tip = 0.86
  const rise = bar + 0.9 + drop - end
  return throughPoints(
    steps(-1, 1, 40).map((t) => {
      const x = reach * Math.sin((t * Math.PI) / 2) * lerp(tip, 1, Math.abs(t) ** 3)
      return vector(x, end + rise * (1 - Math.abs(t) ** 2.6), 0)
    }),
  )
}

/** How far a ring leans inwards before it meets the bag's upper edge, radians. */
const leans = 0.2

/** Where a ring stands on its side of the bag. */
const ringPlace = ({ reach, bar, over }: ShoulderOptions, sign: number) =>
  new Matrix4()
    .makeRotationZ(over ? sign * leans : 0)
    .multiply(new Matrix4().makeRotationY(Math.PI / 2))
    .setPosition(sign * reach, bar, 0)

function held(options: ShoulderOptions): Part[] {
  const { kind, bar, width = 1.6, over } = options
  const isChain = kind === 'chain'
  const ring = isChain ? dRing(width + 0.5) : strapRing(width + 0.5)
  const beyond = isChain ? free.ring : free.bar
  const link = Math.min(1.05, width * 0.75)
  const at = (sign: number, up: number) => vector(0, up, 0).applyMatrix4(ringPlace(options, sign))
  const arch = arched(options, bar + ring.height + beyond)
  const half = isChain ? link * 0.34 : thickness / 2
  const curve = over ? taut(at(1, ring.height + beyond), arch.getLength(), over, half) : arch
  const rings = [-1, 1].map((sign): Part => ({
    name: sign < 0 ? 'strap-ring-left' : 'strap-ring-right',
    slot: 'metal',
    geometry: ring.geometry.clone().applyMatrix4(ringPlace(options, sign)),
  }))
  if (isChain) return [...rings, chain(curve, link)]
  return [
    ...rings,
    ...strap(curve, (t) => outwards(curve, t), {
      width,
      name: 'shoulder-strap',
      thickness,
      count: 260,
      isPadded: true,
    }),
    ...[-1, 1].map((sign) => loop(curve, width, at(sign, ring.height), sign)),
  ]
}

/** The middle of a strap `half` of whose thickness lies on what it hangs by. */
function taut({ x, y }: Vector3, length: number, over: Oval, half: number): CatmullRomCurve3 {
  const line = tautLine([x, y], length, over, half)
  return throughPoints(line.map(([x, y]) => vector(x, y, 0)))
}

/** Away from the room under a strap that runs from the left to the right. */
const outwards = (curve: CatmullRomCurve3, t: number) => curve.getTangentAt(t).cross(vector(0, 0, -1))

/** How far the middle of leather lies from the bar it folds around, and from the strap between its two ends. */
const fold = { bar: 0.26, strap: 0.21 }

/** A strap's end folds around the upper bar of its ring. */
function loop(curve: CatmullRomCurve3, width: number, bar: Vector3, sign: number): Part {
  const length = curve.getLength()
  const beside = (up: number, out: number) => {
    const share = sign < 0 ? up / length : 1 - up / length
    return curve.getPointAt(share).addScaledVector(outwards(curve, share), out)
  }
  const around = (right: number, up: number) => bar.clone().add(vector(sign * right, up, 0))
  const path = throughPoints([
    beside(1.5, -fold.strap),
    beside(0.5, -fold.strap),
    around(-fold.bar, 0),
    around(0, -fold.bar),
    around(fold.bar, 0),
    beside(0.5, fold.strap),
    beside(1.5, fold.strap),
  ])
  return {
    name: sign < 0 ? 'loop-left' : 'loop-right',
    slot: 'strap',
    geometry: sweep(strapSection(width * 0.94, 0.2), framesUpright(path, sign)),
  }
}
