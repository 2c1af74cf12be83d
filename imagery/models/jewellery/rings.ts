import type { Model, Part } from '../../kit/mesh/model'
import { curveThrough, superellipse } from '../../kit/plane/curves'
import { clamp, lerp, randomFrom, smooth, steps, vector } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { tube } from '../../kit/skins/line-sweep'
import { merged } from '../../kit/skins/raw'
import { skin } from '../../kit/skins/skin'
import { ball } from '../../kit/skins/turned'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { grounded, moved } from '../placing'
import { band, crescent, hoop, leafKnot } from './pieces'
import { brilliant, claws, stepCut } from './stones'

const designs = ['signet', 'knot', 'stack', 'nacre', 'solitaire', 'eternity', 'emerald', 'bark'] as const
const inner = 0.86

const section = (thick: number, wide: number, power = 2.6): Point[] =>
  superellipse(thick, wide, power, 36).map(([x, y]) => [x + thick / 2, y] as const)

/** How near a place of the band is to its top: 1 there, 0 a quarter round. */
const top = (turn: number) => clamp(Math.sin(turn))

/** Rings, standing; the top of the ring up. `rings` counts the stacked ones (duo, trio). */
export function ring(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  return { parts: grounded(made(design, params)) }
}

function made(design: (typeof designs)[number], params: Params): Part[] {
  switch (design) {
    case 'signet':
      return [
        {
          name: 'band',
          geometry: band(inner, (turn) => {
            const t = smooth(0.1, 1, top(turn))
            return section(lerp(0.13, 0.27, t), lerp(0.34, 1.25, t), lerp(2.4, 3.4, t))
          }),
          slot: 'metal',
        },
        { name: 'line', geometry: archLines(), slot: 'engraving' },
      ]
    case 'knot': {
      const knot = leafKnot(1.25, 0.075)
        .rotateX(-Math.PI / 2)
        .translate(0, inner + 0.16, 0)
      return [
        { name: 'band', geometry: band(inner, () => section(0.13, 0.15, 2)), slot: 'metal' },
        { name: 'knot', geometry: knot, slot: 'metal' },
      ]
    }
    case 'stack': {
      const count = params['rings'] === 'duo' ? 2 : 3
      return Array.from({ length: count }, (_, index) => {
        const moon = crescent(inner + 0.1, 0.19, 0.5, 0.85)
        const lean = [0.16, -0.2, 0.05][index] ?? 0
        const turned = moon
          .rotateZ(Math.PI + (index - 1) * 0.5)
          .rotateX(lean)
          .translate(0, 0, (index - (count - 1) / 2) * 0.42)
        return { name: `moon${index}`, geometry: turned, slot: 'metal' }
      })
    }
    case 'nacre':
      return [
        {
          name: 'band',
          geometry: band(inner, (turn) => section(0.15, lerp(0.22, 0.5, smooth(0.5, 1, top(turn))), 2.4)),
          slot: 'metal',
        },
        { name: 'frame', geometry: cushion(1.18, 0.24, 0.02).translate(0, inner + 0.1, 0), slot: 'metal' },
        { name: 'stone', geometry: cushion(0.98, 0.2, 0.07).translate(0, inner + 0.2, 0), slot: 'pearl' },
      ]
    case 'solitaire': {
      const radius = 0.4
      const lift = inner + 0.48
      return [
        {
          name: 'band',
          geometry: band(inner, (turn) => section(0.13, lerp(0.17, 0.12, smooth(0.6, 1, top(turn))), 2)),
          slot: 'metal',
        },
        { name: 'claws', geometry: merged(claws(radius, 3, 0.055)).translate(0, lift, 0), slot: 'metal' },
        // The claws' feet stand beside so narrow a band: they spring from a ring that rests on it.
        {
          name: 'gallery',
          geometry: hoop(0.3 * radius, 0.05)
            .rotateX(Math.PI / 2)
            .translate(0, inner + 0.12, 0),
          slot: 'metal',
        },
        { name: 'stone', geometry: brilliant(radius).translate(0, lift, 0), slot: 'gem' },
      ]
    }
    case 'eternity': {
      const count = 32
      const stones = Array.from({ length: count }, (_, index) => {
        const turn = (index / count) * Math.PI * 2
        return brilliant(0.092)
          .translate(0, inner + 0.16, 0)
          .rotateZ(turn)
      })
      const beads = Array.from({ length: count * 2 }, (_, index) => {
        const turn = (((index >> 1) + 0.5) / count) * Math.PI * 2
        return ball(0.04, 16)
          .translate(0, inner + 0.17, index % 2 === 0 ? 0.075 : -0.075)
          .rotateZ(turn)
      })
      return [
        { name: 'band', geometry: band(inner, () => section(0.13, 0.27, 4)), slot: 'metal' },
        { name: 'beads', geometry: merged(beads), slot: 'metal' },
        ...stones.map((geometry, index): Part => ({ name: `stone${index}`, geometry, slot: 'gem' })),
      ]
    }
    case 'emerald': {
      const lift = inner + 0.5
      const wide = 0.98
      const prongs = [
        [0.3, 0.42],
        [-0.3, 0.42],
        [0.3, -0.42],
        [-0.3, -0.42],
      ].map(([x = 0, z = 0]) =>
        tube(
          curveThrough(
            [
              vector(x, inner + 0.25, z),
              vector(x * 1.22, lift - 0.05, z * 1.16),
              vector(x * 1.14, lift + 0.08, z * 1.08),
            ],
            20,
          ),
          0.055,
          { sides: 12, roundEnds: true },
        ),
      )
      return [
        {
          name: 'band',
          geometry: band(inner, (turn) => section(0.16, lerp(0.26, 0.46, smooth(0.3, 1, top(turn))), 2.4)),
          slot: 'metal',
        },
        {
          name: 'basket',
          geometry: cushion(0.86, 0.3, 0)
            .scale(0.86, 1, 1.1)
            .translate(0, inner + 0.1, 0),
          slot: 'metal',
        },
        { name: 'claws', geometry: merged(prongs), slot: 'metal' },
        { name: 'stone', geometry: stepCut(0.82, wide + 0.1).translate(0, lift, 0), slot: 'emerald' },
      ]
    }
    case 'bark': {
      const random = randomFrom(11)
      const waves = Array.from(
        { length: 9 },
        () => [12 + Math.floor(random() * 46), random() * 6, random() * 10 - 5] as const,
      )
      return moved(
        [
          {
            name: 'band',
            geometry: band(
              inner,
              (turn) =>
                superellipse(0.2, 0.72, 5, 72).map(([x, y]) => {
                  const rough = waves.reduce(
                    (sum, [k, shift, slope]) => sum + Math.sin(k * turn + shift + slope * y),
                    0,
                  )
                  return [x + 0.1 + (x > 0 ? 0.0075 * rough : 0), y] as const
                }),
              420,
            ),
            slot: 'metal',
          },
        ],
        'ring',
        [0, 0],
      )
    }
    default:
      return []
  }
}

/** A square plate with soft corners and a rounded upper edge, domed by `dome`. */
function cushion(size: number, tall: number, dome: number) {
  const ring = (share: number, y: number) =>
    superellipse(size * share, size * share, 5, 96).map(([x, z]) => vector(x, y, -z))
  const round = 0.05
  const flat = 1 - (2 * round) / size
  // In steps so small that a mirror shows none of them.
  const edge = steps(0, Math.PI / 2, 8).map((turn) =>
    ring(lerp(flat, 1, Math.cos(turn)), tall - round * (1 - Math.sin(turn))),
  )
  const face = [0.92, 0.75, 0.5, 0.2]
  return skin(
    [
      ring(0.9, 0),
      ring(1, 0.03),
      ...edge,
      ...face.map((share) => ring(share * flat, tall + dome * (1 - share * share))),
    ],
    { ring: true, caps: true, crease: 40 },
  )
}

/** Three arches engraved into the face of the signet. */
function archLines() {
  const wires = [0.16, 0.28, 0.4].map((radius) => {
    const rows = Array.from({ length: 41 }, (_, index) => {
      const angle = (index / 40) * Math.PI
      const face = (reach: number, lift: number) => {
        const [a, b] = [reach * Math.cos(angle), reach * Math.sin(angle) - 0.12]
        const turn = Math.PI / 2 - b / (inner + 0.27)
        const surface = 0.135 + 0.135 * Math.max(0, 1 - (Math.abs(a) / 0.625) ** 3.4) ** (1 / 3.4)
        return vector((inner + surface + lift) * Math.cos(turn), (inner + surface + lift) * Math.sin(turn), a)
      }
      return [
        face(radius - 0.018, 0.012),
        face(radius + 0.018, 0.012),
        face(radius + 0.018, -0.05),
        face(radius - 0.018, -0.05),
      ]
    })
    return skin(rows, { ring: true, caps: true, crease: 30 })
  })
  return merged(wires)
}
