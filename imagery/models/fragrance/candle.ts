import type { BufferGeometry } from 'three'
import type { Model, Part } from '../../kit/mesh/model'
import { curveThrough } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { tube } from '../../kit/skins/line-sweep'
import { merged } from '../../kit/skins/raw'
import { turned } from '../../kit/skins/turned'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { scaled } from '../placing'
import { roundLabel } from './glass'

type Vessel = {
  slot: string
  /** How thick its bottom is. Of glass it is thin: no light comes below the wax, and a thick one would be black from above. */
  bottom: number
}

const vessels = ['clear', 'porcelain', 'smoked', 'tinted', 'glazed'] as const
const made: Readonly<Record<(typeof vessels)[number], Vessel>> = {
  clear: { slot: 'glass', bottom: 0.28 },
  porcelain: { slot: 'ceramic', bottom: 1.1 },
  smoked: { slot: 'smoked', bottom: 0.28 },
  /** Glass as green as a leaf. */
  tinted: { slot: 'tinted', bottom: 0.28 },
  /** Fired in a dark green. */
  glazed: { slot: 'glaze', bottom: 1.1 },
}
const vesselRadius = 4.1

/** A candle in its tumbler, the lid leaning beside it; `volume` 70g or 220g. */
export function candle(params: Params): Model {
  const parts = [...tumbler(choiceOf(params, 'vessel', vessels)), ...lid()]
  return { parts: scaled(parts, params['volume'] === '70g' ? 0.72 : 1) }
}

/** The candle without its lid, 9.6 cm tall. */
function tumbler(vessel: (typeof vessels)[number]): Part[] {
  const { slot, bottom: base } = made[vessel]
  const [radius, tall, wall] = [vesselRadius, 9.6, 0.36]
  const inner = radius - wall
  const top = 7.56
  return [
    {
      name: 'vessel',
      geometry: turned(
        [
          [0, 0.06],
          [radius - 0.9, 0.06, 0.1],
          [radius - 0.6, 0, 0.1],
          [radius, 0, 0.5],
          [radius, tall, 0.17],
          [inner, tall, 0.17],
          [inner, base, 0.5],
          [0, base],
        ],
        192,
      ),
      slot,
    },
    {
      name: 'wax',
      geometry: turned(
        [
          [0, base + 0.02],
          [inner - 0.012, base + 0.02, 0.5],
          [inner - 0.012, top, 0.06],
          [inner - 0.2, top - 0.06, 0.12],
          [0.6, top - 0.1, 0.3],
          [0, top - 0.06],
        ],
        192,
      ),
      slot: 'wax',
    },
    {
      name: 'wick',
      geometry: tube(
        curveThrough(
          [
            vector(0, top - 0.3, 0),
            vector(0, top + 0.5, 0),
            vector(0.05, top + 1, 0),
            vector(0.16, top + 1.3, 0.02),
          ],
          40,
        ),
        0.085,
        {
          roundEnds: true,
          sides: 14,
        },
      ),
      slot: 'wick',
    },
    ...roundLabel(4.3, 4.4, radius + 0.002, tall * 0.46),
  ]
}

/** The lid stands on its edge before the vessel, its rim against it. */
function lid(): Part[] {
  const radius = 4.16
  const plate = turned(
    [
      [0, 0],
      [radius - 0.05, 0, 0.08],
      [radius + 0.05, 0.12, 0.06],
      [radius + 0.05, 0.85, 0.12],
      [radius - 0.15, 0.95, 0.1],
      [0, 0.95],
    ],
    192,
  )
  const knob = turned(
    [
      [0, 0.9],
      [0.55, 0.9],
      [0.42, 1.2, 0.1],
      [0.72, 1.55, 0.2],
      [0.5, 1.85, 0.15],
      [0, 1.88],
    ],
    96,
  )
  const geometry = merged([plate, knob]).rotateX(Math.PI / 2 - 0.24)
  geometry.computeBoundingBox()
  const low = geometry.boundingBox?.min.y ?? 0
  geometry.translate(0, -low, outOfVessel(geometry)).rotateY(1.16)
  return [{ name: 'lid', geometry, slot: 'brushed' }]
}

/** How far what is lower than the vessel has to go along z until it only touches it. */
function outOfVessel(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position')
  let far = 0
  for (let vertex = 0; vertex < position.count; vertex += 1) {
    const across = Math.min(vesselRadius, Math.abs(position.getX(vertex)))
    far = Math.max(far, Math.sqrt(vesselRadius ** 2 - across ** 2) - position.getZ(vertex))
  }
  return far
}
