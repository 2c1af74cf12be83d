import { whichever } from '../../kit/curves'
import { lerp, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { merged, turned } from '../../kit/rows'
import { choiceOf } from '../params'
import type { Params } from '../params'
import {
  brilliant,
  cabochon,
  chain,
  claws,
  crescent,
  grounded,
  hoop,
  laid,
  leafKnot,
  link,
  moved,
  pearl,
} from './pieces'
import { archCuff, leafBangle, rbox } from './shapes'

const designs = [
  'knot',
  'moonstone',
  'hoops',
  'nacre',
  'cuff',
  'links',
  'pearls',
  'onyx',
  'diamonds',
  'south-sea',
  'cufflinks',
] as const

/** A pair of earrings lying side by side; `size` PM or GM of the hoops. */
export function earrings(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const one = single(design, params)
  const gap = {
    knot: 1.9,
    moonstone: 1.8,
    hoops: params['size'] === 'PM' ? 2.1 : 2.9,
    nacre: 1.4,
    cuff: 1.5,
    links: 1.9,
    pearls: 1.1,
    onyx: 1.7,
    diamonds: 0.85,
    'south-sea': 1.9,
    cufflinks: 1.6,
  }[design]
  return { parts: grounded([...moved(one, 'left', -gap, 0, 0.1), ...moved(one, 'right', gap, 0.25, -0.14)]) }
}

function single(design: (typeof designs)[number], params: Params): Part[] {
  switch (design) {
    case 'knot':
      return laid([{ name: 'knot', geometry: leafKnot(2.7, 0.15), slot: 'metal' }])
    case 'moonstone':
      return laid([
        { name: 'hook', geometry: hoop(0.5, 0.07).translate(0, 2.35, 0), slot: 'metal' },
        {
          name: 'ring',
          geometry: hoop(0.22, 0.05)
            .rotateY(Math.PI / 2)
            .translate(0, 1.72, 0),
          slot: 'metal',
        },
        { name: 'bezel', geometry: oval(0.98, 0.26), slot: 'metal' },
        {
          name: 'stone',
          geometry: cabochon(0.86, 0.6)
            .scale(1, 1, 1.32)
            .rotateX(Math.PI / 2)
            .translate(0, 0, 0.24),
          slot: 'moonstone',
        },
      ])
    case 'hoops': {
      const radius = params['size'] === 'PM' ? 1.45 : 2.15
      return laid([{ name: 'hoop', geometry: crescent(radius, radius * 0.2, 0.3, 0.95), slot: 'metal' }])
    }
    case 'nacre':
      return [
        {
          name: 'setting',
          geometry: turned(
            [
              [0, 0],
              [1.02, 0, 0.06],
              [1.08, 0.1, 0.05],
              [1.08, 0.3, 0.05],
              [0.96, 0.3, 0.03],
              [0.94, 0.22],
              [0, 0.22],
            ],
            96,
          ),
          slot: 'metal',
        },
        {
          name: 'disc',
          geometry: turned(
            [
              [0, 0.18],
              [0.935, 0.18],
              [0.935, 0.24, 0.03],
              [0.5, 0.29, 0.2],
              [0, 0.3],
            ],
            96,
            50,
          ),
          slot: 'pearl',
        },
      ]
    case 'cuff':
      return laid(
        [0, 1, 2].map((index): Part => ({
          name: `line${index}`,
          geometry: crescent(1.05 - index * 0.04, 0.17, 1.5 + index * 0.25, 1)
            .rotateZ(0.3 * index)
            .translate(0, 0, index * 0.3),
          slot: 'metal',
        })),
      )
    case 'links':
      return laid([
        { name: 'stud', geometry: hoop(0.36, 0.11).translate(0, 2.5, 0), slot: 'metal' },
        {
          name: 'upper',
          geometry: link(1.9, 1.25, 0.14)
            .rotateZ(Math.PI / 2)
            .rotateY(0.35)
            .translate(0, 1.4, 0.12),
          slot: 'metal',
        },
        {
          name: 'lower',
          geometry: link(2.7, 1.7, 0.17)
            .rotateZ(Math.PI / 2)
            .rotateY(-0.3)
            .translate(0, -0.45, 0.05),
          slot: 'metal',
        },
      ])
    case 'pearls':
      return [
        { name: 'pearl', geometry: pearl(0.72).translate(0, 0.72, 0), slot: 'pearl' },
        {
          name: 'cup',
          geometry: turned(
            [
              [0, 0],
              [0.2, 0, 0.02],
              [0.34, 0.1, 0.02],
              [0.36, 0.17],
              [0, 0.1],
            ],
            48,
          )
            .rotateX(-1.2)
            .translate(0, 0.5, -0.62),
          slot: 'metal',
        },
        {
          name: 'post',
          geometry: turned(
            [
              [0, 0],
              [0.05, 0, 0.02],
              [0.05, 0.9, 0.03],
              [0, 0.9],
            ],
            24,
          )
            .rotateX(-Math.PI / 2)
            .translate(0, 0.62, -0.5),
          slot: 'metal',
        },
      ]
    case 'onyx':
      return laid([
        { name: 'frame', geometry: rbox(1.5, 1.5, 0.26, 0.1).translate(0, 1.1, 0), slot: 'metal' },
        { name: 'square', geometry: rbox(1.24, 1.24, 0.24, 0.08).translate(0, 1.1, 0.08), slot: 'onyx' },
        {
          name: 'joint',
          geometry: hoop(0.17, 0.05)
            .rotateY(Math.PI / 2)
            .translate(0, 0.24, 0.02),
          slot: 'metal',
        },
        {
          name: 'disc',
          geometry: turned(
            [
              [0, 0],
              [0.88, 0, 0.05],
              [0.88, 0.24, 0.06],
              [0, 0.24],
            ],
            96,
          )
            .rotateX(Math.PI / 2)
            .translate(0, -0.78, -0.1),
          slot: 'metal',
        },
        {
          name: 'stone',
          geometry: cabochon(0.74, 0.3)
            .rotateX(Math.PI / 2)
            .translate(0, -0.78, 0.16),
          slot: 'onyx',
        },
      ])
    case 'diamonds': {
      const radius = 0.5
      return [
        { name: 'claws', geometry: merged(claws(radius, 4, 0.055)).translate(0, 0.5, 0), slot: 'metal' },
        {
          name: 'cup',
          geometry: hoop(0.24, 0.05)
            .rotateX(Math.PI / 2)
            .translate(0, 0.07, 0),
          slot: 'metal',
        },
        { name: 'stone', geometry: brilliant(radius).translate(0, 0.5, 0), slot: 'gem' },
      ]
    }
    case 'south-sea':
      return laid([
        { name: 'moon', geometry: crescent(1.15, 0.24, 1, 0.9).translate(0, 1.6, 0), slot: 'metal' },
        {
          name: 'ring',
          geometry: hoop(0.18, 0.05)
            .rotateY(Math.PI / 2)
            .translate(0, 0.16, 0),
          slot: 'metal',
        },
        {
          name: 'cap',
          geometry: turned(
            [
              [0, 0],
              [0.34, 0, 0.05],
              [0.4, 0.08, 0.03],
              [0.1, 0.22, 0.05],
              [0, 0.24],
            ],
            48,
          ).translate(0, -0.16, 0),
          slot: 'metal',
        },
        { name: 'pearl', geometry: pearl(0.86).translate(0, -0.95, 0), slot: 'pearl' },
      ])
    case 'cufflinks': {
      const face = [0.34, 0.54, 0.74].map((radius, index): Part => ({
        name: `arch${index}`,
        geometry: crescent(radius, 0.06, Math.PI * 1.02, 1)
          .rotateZ(Math.PI)
          .translate(0, -0.3, 0.3),
        slot: 'metal',
      }))
      return laid([
        { name: 'plate', geometry: rbox(2, 1.7, 0.3, 0.12).translate(0, 0, 0.1), slot: 'brushed' },
        ...face,
        {
          name: 'stem',
          geometry: turned(
            [
              [0, 0],
              [0.14, 0],
              [0.12, 1.3],
              [0, 1.3],
            ],
            24,
          )
            .rotateX(-Math.PI / 2)
            .translate(0, 0, 0),
          slot: 'metal',
        },
        {
          name: 'bar',
          geometry: turned(
            [
              [0, -0.8],
              [0.2, -0.8, 0.1],
              [0.16, 0],
              [0.2, 0.8, 0.1],
              [0, 0.8],
            ],
            32,
          )
            .rotateZ(Math.PI / 2)
            .translate(0, 0, -1.4),
          slot: 'metal',
        },
      ])
    }
    default:
      return []
  }
}

const oval = (radius: number, tall: number) =>
  turned(
    [
      [0, 0],
      [radius * 0.94, 0, 0.04],
      [radius, 0.06, 0.04],
      [radius, tall, 0.05],
      [radius * 0.86, tall, 0.03],
      [radius * 0.84, tall * 0.7],
      [0, tall * 0.7],
    ],
    96,
  )
    .scale(1, 1, 1.32)
    .rotateX(Math.PI / 2)

const chains = ['knot', 'links', 'lunar', 'pearl', 'diamond', 'collar'] as const

/** A necklace laid as it hangs, its pendant towards us. */
export function necklace(params: Params): Model {
  const design = choiceOf(params, 'design', chains)
  const isHeavy = design === 'links'
  const long = whichever(21, [design === 'lunar', 30], [design === 'pearl', 17])
  const wide = whichever(11, [design === 'lunar', 9.5], [design === 'pearl', 11.5])
  const line = Array.from({ length: 61 }, (_, index) => {
    const t = index / 60
    const turn = lerp(-0.5 * Math.PI, 1.5 * Math.PI, t)
    const narrow = 1 - 0.32 * Math.max(0, Math.sin(turn + Math.PI)) ** 2
    return vector(
      (wide / 2) * Math.cos(turn + Math.PI) * narrow,
      0,
      (long / 2) * Math.sin(turn + Math.PI) * (Math.sin(turn + Math.PI) > 0 ? 1 : 0.8),
    )
  }).slice(0, -1)
  if (design === 'collar') return { parts: grounded(collar()) }
  const front = long / 2
  const links = isHeavy ? { long: 1.75, wide: 1.2, thick: 0.17 } : { long: 0.44, wide: 0.32, thick: 0.045 }
  const parts: Part[] = [
    {
      name: 'chain',
      geometry: chain(line, { ...links, closed: true, tilt: isHeavy ? 0.7 : 0.78 }),
      slot: 'metal',
    },
  ]
  const hang = (list: readonly Part[], z: number) =>
    parts.push(...list.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, -0.1, z) })))
  if (design === 'knot')
    hang(
      [
        {
          name: 'bail',
          geometry: hoop(0.26, 0.06)
            .rotateY(Math.PI / 2)
            .rotateX(-Math.PI / 2)
            .translate(0, 0.16, 0.24),
          slot: 'metal',
        },
        ...laid([{ name: 'knot', geometry: leafKnot(2.5, 0.14), slot: 'metal' }]).map((part) => ({
          ...part,
          geometry: part.geometry.clone().translate(0, 0, 1.55),
        })),
      ],
      front,
    )
  if (design === 'lunar')
    hang(
      [
        ...laid([
          { name: 'moon', geometry: crescent(1.25, 0.22, 1, 0.85).rotateZ(0.5), slot: 'metal' },
          {
            name: 'stone',
            geometry: cabochon(0.42, 0.7)
              .rotateX(Math.PI / 2)
              .translate(0, -0.1, -0.1),
            slot: 'moonstone',
          },
          { name: 'cup', geometry: hoop(0.44, 0.06).translate(0, -0.1, -0.08), slot: 'metal' },
        ]).map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, 0, 1.5) })),
        {
          name: 'bail',
          geometry: hoop(0.24, 0.055)
            .rotateY(Math.PI / 2)
            .rotateX(-Math.PI / 2)
            .translate(0, 0.16, 0.15),
          slot: 'metal',
        },
      ],
      front,
    )
  if (design === 'pearl')
    hang(
      [
        { name: 'pearl', geometry: pearl(0.72).translate(0, 0.66, 0.6), slot: 'pearl' },
        { name: 'cap', geometry: hoop(0.2, 0.06).translate(0, 0.5, -0.08), slot: 'metal' },
      ],
      front,
    )
  if (design === 'diamond')
    hang(
      [
        { name: 'claws', geometry: merged(claws(0.5, 4, 0.06)).translate(0, 0.52, 0.6), slot: 'metal' },
        { name: 'stone', geometry: brilliant(0.5).translate(0, 0.52, 0.6), slot: 'gem' },
        {
          name: 'bail',
          geometry: hoop(0.16, 0.05)
            .rotateX(Math.PI / 2)
            .translate(0, 0.14, 0.02),
          slot: 'metal',
        },
      ],
      front,
    )
  return { parts: grounded(parts) }
}

/** A stiff collar with the grain of bark, open at the back. */
function collar(): Part[] {
  const geometry = crescent(6.1, 0.46, 0.7, 0.62)
  const position = geometry.getAttribute('position')
  for (let vertex = 0; vertex < position.count; vertex += 1) {
    const [x, y, z] = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)]
    const turn = Math.atan2(y, x)
    const rough =
      Math.sin(turn * 90 + z * 9) * 0.4 +
      Math.sin(turn * 57 - z * 14 + 2) * 0.35 +
      Math.sin(turn * 140 + z * 5) * 0.25
    position.setXYZ(vertex, x * (1 + rough * 0.003), y * (1 + rough * 0.003), z * (1 + rough * 0.07))
  }
  return laid([{ name: 'collar', geometry, slot: 'metal' }])
}

const wrists = ['cuff', 'links', 'leather', 'leaf', 'quai'] as const

/** Bracelets, standing as they lie: the opening away from us. `size` PM or GM of the cuff. */
export function bracelet(params: Params): Model {
  const design = choiceOf(params, 'design', wrists)
  switch (design) {
    case 'cuff': {
      const tall = params['size'] === 'PM' ? 2 : 3.6
      return { parts: grounded(archCuff(tall)) }
    }
    case 'leaf':
      return { parts: grounded(leafBangle()) }
    case 'leather': {
      return {
        parts: grounded([
          {
            name: 'cord-a',
            geometry: hoop(3, 0.16)
              .rotateX(-Math.PI / 2)
              .translate(0, 0.2, 0),
            slot: 'leather',
          },
          {
            name: 'cord-b',
            geometry: hoop(3.05, 0.16)
              .rotateX(-Math.PI / 2 + 0.07)
              .translate(0, 0.52, 0),
            slot: 'leather',
          },
          {
            name: 'knot',
            geometry: leafKnot(1.9, 0.12).rotateX(-0.35).translate(0, 0.72, 3.1),
            slot: 'metal',
          },
          {
            name: 'clasp',
            geometry: turned(
              [
                [0, -0.6],
                [0.34, -0.6, 0.08],
                [0.34, 0.6, 0.08],
                [0, 0.6],
              ],
              48,
            )
              .rotateZ(Math.PI / 2)
              .scale(1, 1.15, 1)
              .translate(0, 0.38, -3.02),
            slot: 'metal',
          },
        ]),
      }
    }
    case 'links':
    case 'quai': {
      const isSlim = design === 'quai'
      const line = Array.from({ length: 48 }, (_, index) => {
        const turn = (index / 48) * Math.PI * 2
        return vector(3.5 * Math.cos(turn) * (1 + 0.06 * Math.sin(2 * turn)), 0, 3.05 * Math.sin(turn))
      })
      const links = isSlim ? { long: 1.25, wide: 0.86, thick: 0.12 } : { long: 1.85, wide: 1.25, thick: 0.18 }
      return {
        parts: grounded([
          { name: 'chain', geometry: chain(line, { ...links, closed: true, tilt: 0.72 }), slot: 'metal' },
          {
            name: 'bar',
            geometry: turned(
              [
                [0, -1],
                [0.13, -1, 0.08],
                [0.13, 1, 0.08],
                [0, 1],
              ],
              32,
            )
              .rotateZ(Math.PI / 2)
              .rotateY(0.5)
              .translate(2.6, 0, -2.9),
            slot: 'metal',
          },
        ]),
      }
    }
  }
}
