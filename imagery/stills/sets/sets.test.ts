import { expect, it } from 'vitest'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { columnsOf, depthInEachOther, gapBelow } from '../../kit/mesh/columns'
import { branches } from './branch'
import { block } from './blocks'
import { curtain } from './drapery'
import { linen } from './piece'
import type { Piece } from './piece'
import { armchair } from './seats'
import { laidCloth } from './soft'
import { stemGlass } from './table'

const cloth = linen('#ffffff')
const columns = (one: Piece | undefined, apart = 0.5) =>
  columnsOf(one?.parts.map(({ geometry }) => geometry) ?? [], apart)
const named = (pieces: readonly Piece[], name: string) =>
  pieces.filter(({ parts }) => parts[0]?.name === name)

it.each([0.6, 2, 3, 3.2, 6])('wine %s cm high lies within its glass', (high) => {
  const [glass, wine] = stemGlass(high)

  expect(depthInEachOther(columns(glass, 0.07), columns(wine, 0.07))).toBeLessThan(0.01)
  expect(boundsOfModel({ parts: wine?.parts ?? [] }).max.y).toBeCloseTo(9.8 + high)
})

it('a curtain hangs from its top to the ground, and no further forward or back than it is told', () => {
  const { min, max } = boundsOfModel(curtain({ width: 60, fall: 100, deep: 4, pleats: 6 }, cloth))

  expect(max.y).toBeCloseTo(100, 0)
  expect(min.y).toBeCloseTo(0, 0)
  expect(min.z).toBeGreaterThan(-4.4)
  expect(max.z).toBeLessThan(4.2)
})

it('branches keep before a wall behind them', () => {
  const grown = branches([0, 0, 0], { count: 7, tall: 76, behind: 23 })

  expect(boundsOfModel({ parts: grown.flatMap(({ parts }) => parts) }).min.z).toBeGreaterThan(-23)
})

it('cloth is flat below what stands on it', () => {
  const thing = { x: 8, z: -6, width: 30, depth: 20, turn: 20 }
  const under = { level: 2, things: [thing] }
  const laid = columns(laidCloth({ width: 120, depth: 90, tall: 3, count: 30, under }, cloth))
  const standing = columns(block([30, 10, 20], cloth, { at: [8, 2, -6], turn: 20 }))

  expect(depthInEachOther(laid, standing)).toBeLessThan(0.01)
  expect(Math.abs(gapBelow(standing, [laid]))).toBeLessThan(0.01)
})

it('a throw lies on the arm of its chair, not in it', () => {
  const chair = armchair(cloth, cloth, { at: [0, 0, 0], turn: 0, thrown: cloth })
  const [thrown] = named(chair, 'throw').map((one) => columns(one))
  const cushions = named(chair, 'cushion').map((one) => columns(one))
  const others = cushions.map((one) => (thrown ? depthInEachOther(thrown, one) : NaN))

  expect(Math.max(...others)).toBeLessThan(0.1)
  expect(thrown ? gapBelow(thrown, cushions) : NaN).toBeLessThan(0.8)
})
