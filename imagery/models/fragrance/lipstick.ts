import type { Model, Part } from '../../kit/mesh/model'
import { superellipse } from '../../kit/plane/curves'
import { clamp, lerp, vector } from '../../kit/plane/maths'
import { column } from '../../kit/skins/column'
import { skin } from '../../kit/skins/skin'
import { turned } from '../../kit/skins/turned'
import { wordMark } from '../../kit/solids/word-mark'
import { choiceOf } from '../params'
import type { Params } from '../params'

const designs = ['satin', 'matte', 'gloss', 'balm'] as const

/** The slanted stick of colour. */
function bullet(radius: number, from: number, top: number): Part {
  const count = 96
  const slope = (x: number) => top + x * 1.2
  const ring = (size: number, y: (x: number) => number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2
      const [x, z] = [radius * size * Math.sin(turn), radius * size * Math.cos(turn)]
      return vector(x, y(x), z)
    })
  const rise = [0, 0.3, 0.6, 0.8, 0.95].map((share) => ring(1, (x) => lerp(from, slope(x) - 0.18, share)))
  const round = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const turn = (share * Math.PI) / 2
    return ring(1 - 0.2 * (1 - Math.cos(turn)), (x) => slope(x) - 0.18 + 0.18 * Math.sin(turn))
  })
  const face = [0.6, 0.4, 0.2, 0.05].map((size) => ring(size, (x) => slope(x) + 0.03 * (1 - size)))
  return {
    name: 'bullet',
    geometry: skin([...rise, ...round, ...face], { ring: true, caps: true, crease: 55 }).rotateY(-0.5),
    slot: 'bullet',
  }
}

const turnedTo = (parts: readonly Part[], x: number, z: number, turn: number) =>
  parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateY(turn).translate(x, 0, z) }))

const mark = (y: number, z: number, width: number): Part => ({
  name: 'mark',
  geometry: wordMark(width, (u, v, h) => vector(-v, y + u, z + h), 0.008, 7),
  slot: 'metal',
})

/** A lipstick and its cap; a gloss in its vial; a balm. */
export function lipstick(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const wide = 2.1
  const square = { width: wide, depth: wide, power: design === 'matte' ? 2 : 9 }
  const slot = design === 'balm' ? 'pale' : 'cap'
  if (design === 'gloss') return { parts: gloss() }
  const body: Part[] = [
    { name: 'case', geometry: column(square, { from: 0, tall: 4.3, radius: 0.14 }), slot },
    {
      name: 'trim',
      geometry: column(
        { ...square, width: wide + 0.05, depth: wide + 0.05 },
        { from: 4.05, tall: 0.32, radius: 0.07 },
      ),
      slot: 'metal',
    },
    {
      name: 'neck',
      geometry: column(
        { ...square, width: wide - 0.28, depth: wide - 0.28 },
        { from: 4.3, tall: 0.95, radius: 0.12 },
      ),
      slot: 'metal',
    },
    {
      name: 'cup',
      geometry: turned(
        [
          [0, 5.1],
          [0.8, 5.1],
          [0.8, 6.7, 0.05],
          [0.69, 6.7, 0.05],
          [0.69, 6],
          [0, 6],
        ],
        128,
      ),
      slot: 'metal',
    },
    bullet(0.672, 5.9, 8.7),
    mark(2.1, wide / 2 - (design === 'matte' ? 0.002 : 0.004), 1.9),
  ]
  const cap: Part[] = [
    { name: 'lid', geometry: column(square, { from: 0.28, tall: 4.55, radius: 0.14 }), slot },
    {
      name: 'lid-trim',
      geometry: column(
        { ...square, width: wide + 0.05, depth: wide + 0.05 },
        { from: 0, tall: 0.34, radius: 0.07 },
      ),
      slot: 'metal',
    },
    { name: 'lid-plate', geometry: plate(wide * 0.46).translate(0, 4.8, 0), slot: 'metal' },
  ]
  return { parts: [...turnedTo(body, -0.8, 0, 0.2), ...turnedTo(cap, 2.6, -1.1, 0.55)] }
}

const plate = (size: number) =>
  skin(
    [
      [1, 0],
      [1, 0.05],
      [0.96, 0.065],
    ].map(([share = 1, y = 0]) =>
      superellipse(size * share, size * share, 7, 48).map(([x, z]) => vector(x, y, -z)),
    ),
    { ring: true, caps: true, crease: 30 },
  )

function gloss(): Part[] {
  const plan = { width: 2, depth: 2, power: 6 }
  const vial: Part[] = [
    { name: 'vial', geometry: column(plan, { from: 0, tall: 5.2, radius: 0.2 }), slot: 'glass' },
    {
      name: 'gloss',
      geometry: column(
        { ...plan, width: 1.5, depth: 1.5, power: 2.4 },
        { from: 0.5, tall: 4.2, radius: 0.3 },
      ),
      slot: 'gloss',
    },
    {
      name: 'ring',
      geometry: column({ ...plan, width: 1.86, depth: 1.86 }, { from: 5.18, tall: 0.3, radius: 0.06 }),
      slot: 'metal',
    },
    { name: 'cap', geometry: column(plan, { from: 5.46, tall: 4.7, radius: 0.16 }), slot: 'cap' },
    {
      name: 'mark',
      geometry: wordMark(1.7, (u, v, h) => vector(-v, 7.8 + u, 0.998 + h), 0.008, 7),
      slot: 'metal',
    },
  ]
  const wand: Part[] = [
    { name: 'wand-cap', geometry: column(plan, { from: 0, tall: 4.7, radius: 0.16 }), slot: 'cap' },
    {
      name: 'wand-ring',
      geometry: column({ ...plan, width: 1.86, depth: 1.86 }, { from: 4.68, tall: 0.3, radius: 0.06 }),
      slot: 'metal',
    },
    {
      name: 'wand-stem',
      geometry: turned(
        [
          [0, 4.9],
          [0.16, 4.9],
          [0.13, 8.1, 0.05],
          [0, 8.2],
        ],
        40,
      ),
      slot: 'tube',
    },
    {
      name: 'wand-tip',
      geometry: turned(
        Array.from({ length: 13 }, (_, index): [number, number] => {
          const t = index / 12
          return [
            clamp(0.3 * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.7, 0, 1) * (t === 1 ? 0 : 1),
            7.9 + 1.7 * t,
          ]
        }),
        40,
        60,
      ).scale(1, 1, 0.7),
      slot: 'bullet',
    },
  ]
  return [...turnedTo(vial, -1.1, 0, 0.2), ...turnedTo(wand, 2.3, -0.8, 0.5)]
}
