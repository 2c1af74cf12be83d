import { place } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { clamp, lerp } from '../../../kit/plane/maths'
import { roundedPolygon, roundedRectangle } from '../../../kit/plane/outline'
import { plate } from '../../../kit/solids/solids'
import { closure } from '../../closure'
import type { Closure } from '../../closure'
import { placedAt } from '../fittings/placed'
import { foot } from '../fittings/rings'
import { rolledHandle, rolledHandleFoot } from '../fittings/rolled-handle'
import { shoulderStrap } from '../fittings/shoulder-strap'
import { flankOf } from '../fittings/side-tab'
import type { Flank } from '../fittings/side-tab'
import type { Oval } from '../fittings/taut-line'
import { casing } from './casing'
import { flap } from './flap'
import type { FlapShape } from './flap'

/** A bag with stiff faces and a flap over its front. */
export type FlapBagOptions = {
  width: number
  height: number
  depth: number
  /** The upper width and depth as shares of the lower ones. */
  taper?: number
  slim?: number
  corner?: number
  flapShape: FlapShape
  /** The flap's reach down the front as a share of the height. */
  flapDrop: number
  closure: Closure
  closureSize?: number
  /** How far the closure sits above the flap's edge. */
  closureUp?: number
  carry:
    | { kind: 'handle'; height: number }
    | { kind: 'strap' | 'chain'; drop: number; width?: number; over?: Oval }
    | { kind: 'none' }
  softness?: number
  pad?: number
  relief?: (x: number, y: number) => number
  hasFeet?: boolean
  slot?: string
  /** Of the leather. */
  thickness?: number
}

export function flapBag(options: FlapBagOptions): Model {
  const { width, height, depth, taper = 0.9, slim = 0.55, corner = 1.5 } = options
  const ground = options.hasFeet === false ? 0.02 : 0.5
  const [lowHalf, topHalf] = [width / 2, (width * taper) / 2]
  const top = ground + height
  const halfDepth = (y: number) => lerp(depth, depth * slim, clamp((y - ground) / height, -0.1, 1.1)) / 2
  const outline = roundedPolygon(
    [
      [-lowHalf, ground, corner],
      [lowHalf, ground, corner],
      [topHalf, top, corner * 0.8],
      [-topHalf, top, corner * 0.8],
    ],
    0.16,
  )
  const scale = Math.min(1, height / 15)
  const body = casing({
    outline,
    halfDepth,
    thickness: options.thickness ?? 0.3 * Math.max(0.75, scale),
    belly: 0.012 * width,
    softness: options.softness,
    // What hangs from its sides draws them out.
    fold: isHung(options) ? Math.min(0.4, depth * 0.08) : Math.min(1.9, depth * 0.2),
    pad: options.pad ?? 0.09,
    relief: options.relief,
    slots: { face: options.slot },
  })
  const across =
    lowHalf > topHalf ? (y: number) => lerp(lowHalf, topHalf, clamp((y - ground) / height)) : () => topHalf
  const drop = height * options.flapDrop
  const swell = body.front(0, ground + height / 2, 0).z - halfDepth(ground + height / 2)
  const flapHalf = topHalf + 0.12
  const cover = flap({
    shape: options.flapShape,
    width: flapHalf * 2,
    lowWidth: (across(top - drop) + 0.12) * 2,
    drop,
    outside: (y) =>
      halfDepth(y) + swell * Math.sin(Math.PI * clamp((y - ground) / height)) + body.thickness + 0.04,
    top,
    bottom: ground,
    thickness: options.thickness ?? 0.27 * Math.max(0.8, scale),
    relief: options.relief,
    slot: options.slot,
  })
  const parts: Part[] = [
    ...body.parts,
    ...cover.parts,
    ...inside(topHalf, halfDepth(top), top),
    ...placedAt(
      closure(options.closure, (options.closureSize ?? 1) * lerp(0.62, 1, clamp((height - 8) / 10))),
      cover.stand(0, options.closureUp ?? 1.9 * scale + 0.5),
      'lock',
    ),
  ]
  parts.push(
    ...carriedBy(options, { flank: () => flankOf(body.side), flapHalf, top, crest: cover.crest, scale }),
    ...(ground > 0.1 ? feet(lowHalf - 2 * scale, depth / 2 - 1.4 * scale, ground + 0.32) : []),
  )
  return { parts }
}

/** What one sees of the lining from above, where the bag is open enough. */
function inside(half: number, deep: number, top: number): Part[] {
  if (deep <= 0.5) return []
  const floor = plate(roundedRectangle(half * 2 - 1.4, deep * 2 - 0.3, 0.3), 0.2, 0.05)
  return [
    {
      name: 'inside',
      slot: 'lining',
      geometry: place(floor, { turn: [-Math.PI / 2, 0, 0], at: [0, top - 1, 0] }),
    },
  ]
}

const isHung = ({ carry }: FlapBagOptions) => carry.kind === 'strap' || carry.kind === 'chain'

type Body = { flank: () => Flank; flapHalf: number; top: number; crest: number; scale: number }

/** Where a strap's ring is: this far beyond the flap, and this far below the body's top, so that one sees it over the flap. */
const ringAt = { beyond: 0.2, below: 0.05 }

function carriedBy(
  { carry, width, height }: FlapBagOptions,
  { flank, flapHalf, top, crest, scale }: Body,
): Part[] {
  if (carry.kind === 'none') return []
  if (carry.kind === 'handle')
    return rolledHandle({
      reach: width * 0.235,
      base: crest + rolledHandleFoot * Math.max(0.6, scale),
      height: carry.height,
      onTop: crest,
      thick: lerp(0.42, 0.62, clamp((height - 9) / 9)),
    })
  return shoulderStrap({
    ...carry,
    drop: carry.drop - 0.55,
    reach: flapHalf + ringAt.beyond,
    bar: top - ringAt.below,
    flank: flank(),
  })
}

const feet = (x: number, z: number, y: number): Part[] =>
  [-1, 1].flatMap((right) =>
    [-1, 1].map((front) => ({ ...foot(right * x, front * z, y), name: `foot${right}${front}` })),
  )
