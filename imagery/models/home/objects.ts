import type { Model, Part } from '../../kit/mesh/model'
import { curveThrough } from '../../kit/plane/curves'
import { randomFrom, vector } from '../../kit/plane/maths'
import { column } from '../../kit/skins/column'
import { tube } from '../../kit/skins/line-sweep'
import { turned } from '../../kit/skins/turned'
import { filledGlass, label, roundLabel } from '../fragrance/glass'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { grounded } from '../placing'
import { folded } from '../textiles/accessories/folded'
import { soap } from './soap'
import { tray } from './tray'

const designs = ['diffuser', 'spray', 'incense', 'throw', 'tray', 'soap'] as const

/** Things for the home. */
export function homeObject(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  return { parts: grounded({ diffuser, spray, incense, throw: blanket, tray, soap }[design]()) }
}

function diffuser(): Part[] {
  const tall = 9.4
  const random = randomFrom(5)
  const reeds = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * Math.PI * 2 + random() * 0.5
    const lean = 3.4 + random() * 1.6
    const low = vector(-Math.cos(turn) * 1.1, 1.6, -Math.sin(turn) * 1.1)
    const high = vector(Math.cos(turn) * lean, 23 + random() * 1.6, Math.sin(turn) * lean * 0.8)
    return tube([low, low.clone().lerp(high, 0.5), high], 0.13, { sides: 12 })
  })
  return [
    ...filledGlass({
      plan: { width: 7, depth: 7, power: 2 },
      tall,
      wall: 0.45,
      base: 1.2,
      shoulder: 0.7,
      fill: 0.72,
      radius: 0.6,
    }),
    {
      name: 'neck',
      geometry: turned(
        [
          [0, tall - 0.04],
          [1.5, tall - 0.04, 0.05],
          [1.5, tall + 1.3, 0.1],
          [1.2, tall + 1.4, 0.05],
          [1.15, tall + 1.2],
          [0, tall + 1.2],
        ],
        128,
      ),
      slot: 'metal',
    },
    ...reeds.map((geometry, index): Part => ({ name: `reed${index}`, geometry, slot: 'reed' })),
    ...roundLabel(4, 3.6, 3.505, tall * 0.45),
  ]
}

function spray(): Part[] {
  const tall = 11.4
  return [
    ...filledGlass({
      plan: { width: 5.6, depth: 5.6, power: 4.5 },
      tall,
      wall: 0.42,
      base: 1.2,
      shoulder: 0.6,
      fill: 0.86,
      radius: 0.5,
    }),
    {
      name: 'collar',
      geometry: turned(
        [
          [0, tall - 0.02],
          [1.3, tall - 0.02, 0.04],
          [1.3, tall + 0.5, 0.06],
          [0, tall + 0.5],
        ],
        128,
      ),
      slot: 'metal',
    },
    {
      name: 'cap',
      geometry: column(
        { width: 3.2, depth: 3.2, power: 4.5 },
        { from: tall + 0.48, tall: 2.6, radius: 0.12 },
      ),
      slot: 'cap',
    },
    ...label([3.2, 3.6], [0, tall * 0.47, 2.79]),
  ]
}

function incense(): Part[] {
  const dish = turned(
    [
      [0, 0],
      [3.2, 0, 0.2],
      [5.4, 0.9, 0.8],
      [5.9, 1.5, 0.2],
      [5.62, 1.56, 0.12],
      [4.9, 0.95, 0.7],
      [3, 0.42, 0.4],
      [0, 0.4],
    ],
    192,
    50,
  )
  const foot = turned(
    [
      [0, 0.36],
      [0.9, 0.36, 0.15],
      [0.75, 1.15, 0.3],
      [0.5, 1.35, 0.15],
      [0, 1.35],
    ],
    96,
    50,
  )
  const stick = tube(
    curveThrough([vector(0, 1.1, 0), vector(0.7, 5, 0), vector(1.7, 9, 0), vector(3, 13.2, 0)], 60),
    0.09,
    { roundEnds: true },
  )
  return [
    { name: 'dish', geometry: dish, slot: 'porcelain' },
    { name: 'holder', geometry: foot, slot: 'porcelain' },
    { name: 'stick', geometry: stick, slot: 'reed' },
  ]
}

const blanket = () =>
  folded({
    wide: 30,
    deep: 22,
    thick: 1.2,
    layers: 5,
    fringe: { strands: 68, length: 4.2, isTwisted: true, inset: 1.06 },
  })
