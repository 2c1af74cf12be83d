import { describe, expect, it } from 'vitest'
import { columnsOf, depthInEachOther, gapBelow } from '../kit/mesh/columns'
import { beltsStill } from './scenes/leather'
import { hotelStill } from './scenes/home'
import { homeStill } from './scenes/precious'
import { accessoriesStill, menStill } from './scenes/wardrobe'
import type { Piece } from './sets/piece'
import type { Still } from './still'

/** A wall that only the sun sees, and a view without depth, are no solids. */
const isSolid = ({ sheet }: Piece) =>
  Object.values(sheet).every((material) => material.type !== 'outlook' && !('isUnseen' in material))

/** Products are of many parts; what sets are made of is of one. */
const isProduct = ({ parts }: Piece) => parts.length > 2

const solidsOf = ({ pieces }: Still) =>
  pieces()
    .filter(isSolid)
    .map((one) => ({
      name: one.parts[0]?.name ?? '',
      isProduct: isProduct(one),
      columns: columnsOf(
        one.parts.map(({ geometry }) => geometry),
        0.8,
      ),
    }))

type Solid = ReturnType<typeof solidsOf>[number]

/** The products below which nothing is. */
const offGround = (solids: readonly Solid[]) =>
  solids
    .filter((one) => one.isProduct)
    .filter((one) => {
      const others = solids.filter((other) => other !== one).map(({ columns }) => columns)
      return gapBelow(one.columns, others) > touch
    })
    .map(({ name }) => name)

/** cm: what two faces that touch may be out by. */
const touch = 0.2
const clear: readonly Still[] = [menStill, accessoriesStill, beltsStill, homeStill]

describe('what stands in a still', () => {
  it.each(clear.map((still) => [still.name, still] as const))(
    '%s: lies in nothing else, and products stand on something',
    (_, still) => {
      const solids = solidsOf(still)
      const inEachOther = solids.flatMap((one, k) =>
        solids
          .slice(k + 1)
          .filter((other) => depthInEachOther(one.columns, other.columns) > touch)
          .map((other) => `${one.name} in ${other.name}`),
      )
      expect(inEachOther).toEqual([])
      expect(offGround(solids)).toEqual([])
    },
    120_000,
  )

  it('still-hotel: the case, the bag and what is packed stand on the bed and lie in nothing', () => {
    const solids = solidsOf(hotelStill)
    const bed = solids.filter(({ name }) => name === 'cloth')
    const others = solids.filter(({ name }) => !['cloth', 'pillow', 'cushion'].includes(name))
    const inBed = others.filter(({ columns }) =>
      bed.some((cloth) => depthInEachOther(columns, cloth.columns) > touch),
    )

    expect(bed).toHaveLength(1)
    expect(inBed.map(({ name }) => name)).toEqual([])
    expect(offGround(solids)).toEqual([])
  }, 120_000)
})
