import { standing } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { clamp, lerp, vector } from '../../../kit/plane/maths'
import { boundsOf, roundedPolygon } from '../../../kit/plane/outline'
import { panel } from '../../../kit/solids/panel'
import { seamOnPanel, stitchRows } from '../../../kit/solids/stitches'
import { wordMark } from '../../../kit/solids/word-mark'
import { flatHandles } from '../fittings/flat-handles'
import { closure } from '../fittings/locks'
import { placedAt } from '../fittings/placed'
import { shoulderStrap, sideTab } from '../fittings/shoulder-strap'
import { casing } from './casing'
import { zip } from './zip'
import { edgeAt, outlineOf, strapDepth, zipReach } from './zip-outline'
import type { ZipBagOptions } from './zip-outline'

export function zipBag(options: ZipBagOptions): Model {
  const { shape, width, height, depth, softness = 0, slim = 0.8, carry } = options
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
    pad: options.pad ?? 0.12,
    relief: options.relief,
  })
  const { right } = boundsOf(outline)
  const from = top - zipReach(shape, height)
  const parts: Part[] = [...body.parts, ...zip(body.side, from)]
  if (options.pocket) {
    const [w, h] = [width * 0.76, height * options.pocket]
    const pocket = roundedPolygon(
      [
        [-w / 2, ground + height * 0.07, 1.2],
        [w / 2, ground + height * 0.07, 1.2],
        [w / 2, ground + height * 0.07 + h, 0.6],
        [-w / 2, ground + height * 0.07 + h, 0.6],
      ],
      0.18,
    )
    const bend = (x: number, y: number, h_: number) => body.front(x, y, thickness + 0.1 + h_)
    parts.push(
      ...panel({
        name: 'pocket',
        outline: pocket,
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
        geometry: stitchRows(seamOnPanel(pocket, 0.4, bend, 0.26), {
          pitch: 0.4,
          length: 0.3,
          radius: 0.034,
        }),
      },
    )
  }
  const lift = thickness + (options.pad ?? 0.12)
  if (options.lock) {
    const at = body.front(0, top - height * 0.42, lift)
    const normal = body.front(0, top - height * 0.42, lift + 1).sub(at)
    parts.push(
      ...placedAt(
        closure(options.lock, options.lockSize ?? 0.9),
        standing(at, vector(1, 0, 0), normal),
        'lock',
      ),
    )
  } else if (options.hasMark !== false) {
    const y0 = options.pocket ? ground + height * (0.07 + options.pocket) + 1.6 : ground + height * 0.3
    parts.push({
      name: 'mark',
      slot: 'foil',
      geometry: wordMark(
        clamp(width * 0.18, 1.6, 4.4),
        (x, y, h) => body.front(x, y0 + y, lift - 0.02 + h),
        0.014,
        6,
      ),
    })
  }
  if (carry?.kind === 'handles')
    parts.push(
      ...flatHandles({
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
      }),
    )
  else if (carry?.kind === 'strap' || carry?.kind === 'chain') {
    const y = top - strapDepth(shape, height)
    const x = edgeAt(outline, y, right)
    for (const sign of [-1, 1]) parts.push(...sideTab(sign * (x - 0.24), y - 0.2, sign, carry.width))
    parts.push(
      ...shoulderStrap({ reach: x + 0.05, base: y, drop: carry.drop, kind: carry.kind, width: carry.width }),
    )
  }
  return { parts }
}
