import { merged } from '../../../kit/skins/raw'
import type { Part } from '../../../kit/mesh/model'
import { turned } from '../../../kit/skins/turned'
import { laid } from '../../placing'
import { crescent, hoop } from '../pieces'
import { rbox } from '../shapes'
import { brilliant, cabochon, claws, pearl } from '../stones'

export const moonstone = (): Part[] =>
  laid([
    { name: 'hook', geometry: hoop(0.5, 0.07).translate(0, 2.12, 0.2), slot: 'metal' },
    {
      name: 'ring',
      geometry: hoop(0.17, 0.045)
        .rotateY(Math.PI / 2)
        .translate(0, 1.57, 0.2),
      slot: 'metal',
    },
    { name: 'eye', geometry: hoop(0.12, 0.045).translate(0, 1.39, 0.2), slot: 'metal' },
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

export const nacre = (): Part[] => [
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

export const pearls = (): Part[] => [
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

export const onyx = (): Part[] =>
  laid([
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

export function diamonds(): Part[] {
  const radius = 0.5
  return [
    { name: 'claws', geometry: merged(claws(radius, 3, 0.055)).translate(0, 0.5, 0), slot: 'metal' },
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

export const southSea = (): Part[] =>
  laid([
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
