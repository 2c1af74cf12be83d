import type { Model, Part } from '../../kit/mesh/model'
import { curveThrough } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { column } from '../../kit/skins/column'
import { tube } from '../../kit/skins/line-sweep'
import { ball, turned } from '../../kit/skins/turned'
import { wordMark } from '../../kit/solids/word-mark'
import type { Params } from '../params'
import { scaled } from '../placing'
import { filledGlass, label, roundLabel } from './glass'

const sizes: Record<string, number> = { '10ml': 0.56, '50ml': 0.82, '100ml': 1, '200ml': 1.22 }

const collar = (y: number, radius: number): Part => ({
  name: 'collar',
  geometry: turned(
    [
      [0, y - 0.02],
      [radius, y - 0.02, 0.03],
      [radius, y + 0.26, 0.05],
      [radius * 0.92, y + 0.3, 0.03],
      [radius * 0.92, y + 0.6, 0.03],
      [0, y + 0.6],
    ],
    128,
  ),
  slot: 'metal',
})

const dip = (from: number, to: number, lean: number): Part => ({
  name: 'tube',
  geometry: tube(
    curveThrough(
      [
        vector(0, from, 0),
        vector(0.02, from * 0.6 + to * 0.4, 0),
        vector(lean * 0.5, to + 1, 0.04),
        vector(lean, to, 0.1),
      ],
      60,
    ),
    0.08,
    { roundEnds: true, sides: 14 },
  ),
  slot: 'tube',
})

/** The house's three bottles: a block, a pebble, a column. */
const bottles = {
  a: (): Part[] => {
    const tall = 8.8
    return [
      ...filledGlass({
        plan: { width: 6.6, depth: 3.4, power: 11 },
        tall,
        wall: 0.42,
        base: 1.05,
        shoulder: 0.5,
        fill: 0.86,
        radius: 0.3,
      }),
      dip(tall - 0.9, 1.4, 0.5),
      collar(tall, 1.12),
      {
        name: 'cap',
        geometry: turned(
          [
            [0, tall + 0.58],
            [1.44, tall + 0.58, 0.05],
            [1.52, tall + 0.68, 0.06],
            [1.52, tall + 3.95, 0.16],
            [1.3, tall + 4.1, 0.12],
            [0, tall + 4.1],
          ],
          160,
        ),
        slot: 'cap',
      },
      {
        name: 'cap-ring',
        geometry: turned(
          [
            [0, tall + 0.82],
            [1.55, tall + 0.82, 0.03],
            [1.55, tall + 1, 0.03],
            [0, tall + 1],
          ],
          160,
        ),
        slot: 'metal',
      },
      ...label([3.5, 3.3], [0, tall * 0.46, 1.69]),
    ]
  },
  b: (): Part[] => {
    const tall = 7.4
    return [
      ...filledGlass({
        plan: { width: 8, depth: 3.9, power: 2.5 },
        tall,
        wall: 0.5,
        base: 1.1,
        shoulder: 0.75,
        fill: 0.84,
        radius: 1.5,
        taper: 0.9,
      }),
      dip(tall - 1, 1.6, -0.4),
      collar(tall, 1),
      { name: 'cap', geometry: ball(1.75, 96).translate(0, tall + 2.1, 0), slot: 'pale' },
      {
        name: 'mark',
        geometry: wordMark(
          3.5,
          (u, v, h) => {
            const size = 1 - 0.1 * ((tall * 0.45 + v) / tall)
            const front = 1.95 * size * (1 - Math.abs(u / (4 * size)) ** 2.5) ** (1 / 2.5)
            return vector(u, tall * 0.45 + v, front + h)
          },
          0.02,
          6,
        ),
        slot: 'ink',
      },
    ]
  },
  c: (): Part[] => {
    const tall = 11
    return [
      ...filledGlass({
        plan: { width: 4.9, depth: 4.9, power: 2 },
        tall,
        wall: 0.42,
        base: 1.3,
        shoulder: 0.45,
        fill: 0.87,
        radius: 0.35,
      }),
      dip(tall - 1, 1.8, 0.4),
      collar(tall, 1.05),
      {
        name: 'cap',
        geometry: column({ width: 3.1, depth: 3.1, power: 2 }, { from: tall + 0.58, tall: 3, radius: 0.12 }),
        slot: 'stone',
      },
      ...roundLabel(3.1, 3.4, 2.455, tall * 0.48),
    ]
  },
}

/** A bottle; `volume` 10ml to 200ml. */
export const perfume =
  (shape: keyof typeof bottles) =>
  (params: Params): Model => ({ parts: scaled(bottles[shape](), sizes[String(params['volume'])] ?? 1) })
