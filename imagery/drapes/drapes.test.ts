import { describe, expect, it } from 'vitest'
import { item } from '../kit/plane/maths'
import { topPatterns } from '../models/textiles/garments/cuts/top-patterns'
import { trouserPatterns } from '../models/textiles/garments/cuts/trouser-patterns'
import { bustForm } from '../models/textiles/mannequins/bust'
import { depthIn } from '../models/textiles/mannequins/covered-form'
import { hipForm } from '../models/textiles/mannequins/hips'
import { drapes } from './list'
import { lengthAround } from './measures'
import { itIsSolved, itKeepsOff, solvedCloth } from './solved-cloth'

const heightsOf = (places: ArrayLike<number>) =>
  Array.from({ length: places.length / 3 }, (_, knot) => item(places, knot * 3 + 1))

const gloves = ['glove', 'long-glove']

describe.each(gloves)('%s', (name) => {
  const glove = solvedCloth(name)
  itIsSolved(glove)

  it('lies on the table, and not through it', () => {
    const heights = heightsOf(glove.places)
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.min(...heights)).toBeLessThan(0.15)
    // The long one lies in folds, and on less of itself.
    const touching = heights.filter((height) => height < 0.25).length / heights.length
    expect(touching).toBeGreaterThan(0.08)
  })
})

const bust = bustForm('woman')

/** Each with what it hangs on, how long it is, and how much longer its hem is than a line drawn tight around it, at least. */
const hanging = [
  { name: 'slip-dress', form: bust, long: 106, folds: 1.1 },
  { name: 'camisole', form: bust, long: 44, folds: 1.02 },
  { name: 'cape', form: bust, long: 88, folds: 1.1 },
  { name: 'tea-skirt', form: bust, long: 71, folds: 1.1 },
  { name: 'pencil-skirt', form: hipForm(), long: 67, folds: 1 },
  { name: 'leather-skirt', form: hipForm(), long: 74, folds: 1.03 },
]

describe.each(hanging)('the cloth of the $name', ({ name, form, long, folds }) => {
  const cloth = solvedCloth(name)
  const { sewing, placeOf } = cloth
  const hem = ['front', 'back'].map((panel) => sewing.knotsOf(`${panel}.hem`).map(placeOf))

  it('hangs level at its hem', () => {
    const heights = hem.flat().map(({ y }) => y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(long * 0.035)
  })

  it('falls in folds', () => {
    const around = [...item(hem, 0), ...item(hem, 1).toReversed()]
    const length = around.reduce((sum, { x, z }, k) => {
      const next = item(around, (k + 1) % around.length)
      return sum + Math.hypot(next.x - x, next.z - z)
    }, 0)
    expect(length / lengthAround(around.map(({ x, z }) => [x, z]))).toBeGreaterThan(folds)
  })

  itIsSolved(cloth)
  itKeepsOff(cloth, (place) => depthIn(form, place))
})

it('every cloth is measured, here or among tops and trousers', () => {
  const measured = [
    ...gloves,
    ...hanging.map(({ name }) => name),
    ...Object.keys(topPatterns),
    ...Object.keys(trouserPatterns),
  ]
  expect(measured.toSorted()).toEqual(drapes.map(({ name }) => name).toSorted())
})
