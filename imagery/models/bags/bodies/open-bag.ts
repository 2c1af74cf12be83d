import { place } from '../../../kit/mesh/geometry'
import type { Model, Part } from '../../../kit/mesh/model'
import { clamp, lerp } from '../../../kit/plane/maths'
import { roundedPolygon, roundedRectangle } from '../../../kit/plane/outline'
import { plate } from '../../../kit/solids/solids'
import { wordMark } from '../../../kit/solids/word-mark'
import { flatHandles } from '../fittings/flat-handles'
import { closure } from '../../closure'
import type { Closure } from '../../closure'
import { placedAt } from '../fittings/placed'
import { foot } from '../fittings/rings'
import { ringInTab, rolledHandle, rolledHandleFoot } from '../fittings/rolled-handle'
import { casing } from './casing'
import { tongue } from './tongue'

/** A bag that is open above, with two handles. */
export type OpenBagOptions = {
  width: number
  height: number
  depth: number
  /** The upper width as a share of the lower one: above 1 it opens like a basket. */
  taper?: number
  /** The upper depth as a share of the lower one. */
  slim?: number
  corner?: number
  softness?: number
  handles: { kind: 'flat' | 'rolled'; height: number; sewn?: number; width?: number }
  /** A tab over the opening that ends in a lock. */
  lock?: Closure
  relief?: (x: number, y: number) => number
  hasFeet?: boolean
  hasMark?: boolean
  isPlain?: boolean
}

export function openBag(options: OpenBagOptions): Model {
  const { width, height, depth, taper = 1.06, slim = 0.72, corner = 1.6, softness = 0.2, handles } = options
  const ground = options.hasFeet ? 0.5 : 0.02
  const [low, high] = [width / 2, (width * taper) / 2]
  const top = ground + height
  const halfDepth = (y: number) => lerp(depth, depth * slim, clamp((y - ground) / height, -0.1, 1.1)) / 2
  const body = casing({
    outline: roundedPolygon(
      [
        [-low, ground, corner],
        [low, ground, corner],
        [high, top, 0.5],
        [-high, top, 0.5],
      ],
      0.18,
    ),
    halfDepth,
    thickness: 0.3,
    belly: 0.015 * width,
    softness,
    fold: depth * slim * 0.3,
    isOpen: true,
    pad: 0.06,
    relief: options.relief,
    isPlain: options.isPlain,
  })
  const faces = [
    { bend: body.front, sign: 1 },
    { bend: body.back, sign: -1 },
  ]
  const parts: Part[] = [...body.parts]
  if (handles.kind === 'flat')
    parts.push(
      ...flatHandles({
        faces,
        reach: width * 0.2,
        top,
        height: handles.height,
        sewn: handles.sewn ?? height * 0.28,
        width: handles.width ?? 2.1,
        thickness: body.thickness,
        lean: 0.05,
      }),
    )
  else
    for (const { bend, sign } of faces) {
      const edge = bend(0, top - 0.2, body.thickness / 2)
      parts.push(
        ...rolledHandle({
          reach: width * 0.2,
          base: top + rolledHandleFoot * 0.62,
          height: handles.height,
          onTop: top - 0.2,
          z: edge.z + sign * 0.1,
          thick: 0.55,
          hung: ringInTab,
        }).map((part) => ({ ...part, name: `${sign > 0 ? 'front' : 'rear'}-${part.name}` })),
      )
    }
  if (options.lock) {
    const tab = tongue({
      back: body.back,
      front: body.front,
      top,
      halfDepth,
      drop: height * 0.2,
      width: Math.min(4.6, width * 0.17),
      thickness: body.thickness,
    })
    parts.push(...tab.parts, ...placedAt(closure(options.lock, 0.78), tab.stand(1.5), 'lock'))
  }
  if (options.hasMark !== false)
    parts.push({
      name: 'mark',
      slot: 'matt-foil',
      geometry: wordMark(
        Math.min(5.2, width * 0.16),
        (x, y, h) =>
          body.front(x, top - height * (options.lock ? 0.42 : 0.2) + y, body.thickness + 0.055 + h),
        0.014,
        6,
      ),
    })
  // A stiff floor keeps an open bag in shape.
  parts.push({
    name: 'floor',
    slot: 'lining',
    geometry: place(plate(roundedRectangle(width - 1.6, depth - 0.9, 0.6), 0.2, 0.06), {
      turn: [-Math.PI / 2, 0, 0],
      at: [0, ground + 0.75, 0],
    }),
  })
  if (options.hasFeet)
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        parts.push({ ...foot(x * (low - 2.2), z * (depth / 2 - 1.6), ground + 0.32), name: `foot${x}${z}` })
  return { parts }
}
