import type { Vector3 } from 'three'
import { standing } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { clamp, lerp, vector } from '../../../kit/plane/maths'
import { roundedPolygon } from '../../../kit/plane/outline'
import { panel } from '../../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'
import { wordMark } from '../../../kit/solids/word-mark'
import { backStraps } from '../fittings/back-straps'
import { flatHandles } from '../fittings/flat-handles'
import { closure } from '../../closure'
import { placedAt } from '../fittings/placed'
import { shoulderStrap } from '../fittings/shoulder-strap'
import type { ShoulderOptions } from '../fittings/shoulder-strap'
import { flankOf } from '../fittings/side-tab'
import { casing } from './casing'
import type { Casing } from './casing'
import { waistStrap } from './waist-strap'
import { zip } from './zip'
import { outlineOf, strapDepth, zipReach } from './zip-outline'
import type { ZipBagOptions } from './zip-outline'

/** The bag, standing on the ground. */
export function zipBag(options: ZipBagOptions): Model {
  const { shape, width, height, depth, softness = 0, slim = 0.8, pad = 0.12 } = options
  const ground = 0.02
  const top = ground + height
  const outline = outlineOf(options, ground)
  const halfDepth = (y: number) => lerp(depth, depth * slim, clamp((y - ground) / height)) / 2
  const thickness = 0.26 * clamp(depth / 4, 0.6, 1)
  const body = casing({
    outline,
    halfDepth,
    thickness,
    belly: Math.min(0.5, depth * 0.08),
    softness,
    fold: 0,
    isWrapped: true,
    sunk: options.rim,
    pad,
    relief: options.relief,
  })
  const hang = hangingOn(body, options, top)
  const from = top - zipReach(shape, height)
  // A zip ends short of the tab that would lie on it.
  const isFree = ({ x, y }: Vector3) => !hang || Math.abs(x) < hang.reach - 1 || y > hang.bar + 0.5
  const parts = [
    ...body.parts,
    ...zip(body.side, (at) => at.y > from && isFree(at), hang ? 0.88 : 0.93),
    ...pocketOn(body, options, ground, thickness + 0.1),
    ...slotsOn(body, options, ground, thickness),
    ...signOn(body, options, ground, thickness + pad + slotLift * (options.slots ?? 0)),
    ...carriedBy(body, options, hang, top),
    ...(options.isBackpack ? backStraps({ back: body.back, width, height, top }) : []),
    // Hung up, its belt is buckled short behind it.
    ...(options.isBeltBag && !hang?.over ? waistStrap({ back: body.back, width }) : []),
  ]
  return { parts }
}

/** A padded pocket on the front. */
function pocketOn(
  body: Casing,
  { width, height, pocket }: ZipBagOptions,
  ground: number,
  lift: number,
): Part[] {
  if (!pocket) return []
  const [w, h] = [width * 0.76, height * pocket]
  const outline = roundedPolygon(
    [
      [-w / 2, ground + height * 0.07, 1.2],
      [w / 2, ground + height * 0.07, 1.2],
      [w / 2, ground + height * 0.07 + h, 0.6],
      [-w / 2, ground + height * 0.07 + h, 0.6],
    ],
    0.18,
  )
  const bend = (x: number, y: number, above: number) => body.front(x, y, lift + above)
  const seam = seamOnPanel(outline, bend, { distance: 0.4, height: 0.26 })
  return [
    ...panel({
      name: 'pocket',
      outline,
      bend,
      thickness: 0.3,
      pad: 0.25,
      padFrom: 0.5,
      padTo: 2.4,
      groove: 0.04,
      rings: 30,
      slots: { back: 'lining' },
    }),
    {
      name: 'pocket-seam',
      slot: 'stitch',
      geometry: stitchRows(seam, { pitch: 0.4, length: 0.3, radius: 0.034 }),
    },
  ]
}

/** From one layer of a slot to the next. */
const slotLift = 0.075

/** Slots for cards on the front: thin layers sewn in below, each lower than the last, their mouths aslant for the thumb. */
function slotsOn(
  body: Casing,
  { width, height, corner = 1, slots = 0 }: ZipBagOptions,
  ground: number,
  lift: number,
): Part[] {
  const rim = 0.3
  const half = width / 2 - rim
  return Array.from({ length: slots }, (_, layer) => {
    const mouth = ground + height * lerp(0.82, 0.4, layer / Math.max(1, slots - 1))
    const slant = height * 0.035
    const outline = roundedPolygon(
      [
        [-half, ground + rim, corner - rim / 2],
        [half, ground + rim, corner - rim / 2],
        [half, mouth + slant, 0.12],
        [-half, mouth - slant, 0.12],
      ],
      0.1,
    )
    const bend = (x: number, y: number, above: number) => body.front(x, y, lift + layer * slotLift + above)
    const seam = seamOnPanel(outline, bend, { distance: 0.22, height: 0.09 })
    return [
      ...panel({
        name: `slot${layer}`,
        outline,
        bend,
        thickness: 0.11,
        groove: 0.02,
        grooveAt: 0.22,
        rings: 24,
      }),
      {
        name: `slot${layer}-seam`,
        slot: 'stitch',
        geometry: stitchRows(seam, { pitch: 0.3, length: 0.22, radius: 0.024 }),
      },
    ]
  }).flat()
}

/** How far the middle of the word mark's strokes lies over the leather, cm: they are 0.014 high to either side. */
const markLift = -0.004

/** The lock, or else the word mark. */
function signOn(body: Casing, options: ZipBagOptions, ground: number, lift: number): Part[] {
  const { width, height, pocket, slots = 0, lock, lockSize = 0.9 } = options
  const top = ground + height
  if (lock) {
    const at = body.front(0, top - height * 0.42, lift)
    const normal = body.front(0, top - height * 0.42, lift + 1).sub(at)
    return placedAt(closure(lock, lockSize), standing(at, vector(1, 0, 0), normal), 'lock')
  }
  if (options.hasMark === false) return []
  const bare = ground + height * (slots > 0 ? 0.2 : 0.3)
  const y0 = pocket ? ground + height * (0.07 + pocket) + 1.6 : bare
  const bend = (x: number, y: number, h: number) => body.front(x, y0 + y, lift + markLift + h)
  return [{ name: 'mark', slot: 'foil', geometry: wordMark(clamp(width * 0.18, 1.6, 4.4), bend, 0.014, 6) }]
}

/** How a strap or chain hangs on the bag, if it has one. */
function hangingOn(
  body: Casing,
  { carry, shape, height }: ZipBagOptions,
  top: number,
): ShoulderOptions | undefined {
  if (carry?.kind !== 'strap' && carry?.kind !== 'chain') return undefined
  const flank = flankOf(body.side)
  const bar = top - strapDepth(shape, height) + 0.15
  return { ...carry, reach: flank(bar) + 0.4, bar, flank }
}

function carriedBy(
  body: Casing,
  { carry, width, height }: ZipBagOptions,
  hang: ShoulderOptions | undefined,
  top: number,
): Part[] {
  if (carry?.kind === 'handles')
    return flatHandles({
      faces: [
        { bend: body.front, sign: 1 },
        { bend: body.back, sign: -1 },
      ],
      reach: width * 0.16,
      top: top - 0.5,
      height: carry.height,
      sewn: height * 0.24,
      width: 2.2,
      thickness: body.thickness + 0.1,
    })
  return hang ? shoulderStrap(hang) : []
}
