import type { Model, Part } from '../../kit/mesh/model'
import { merged } from '../../kit/skins/raw'
import { turned } from '../../kit/skins/turned'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { grounded, laid, moved } from '../placing'
import { crescent, hoop, leafKnot, link } from './pieces'
import { rbox } from './shapes'
import { brilliant, cabochon, claws, pearl } from './stones'

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
