import { expect, test } from 'vitest'
import { tryOnOf } from './try-on'

const models = [
  { type: 'earrings', title: '耳饰试戴', categories: ['women-jewellery-earrings'], finishes: {} },
  { type: 'lipstick', title: '唇妆试妆', categories: ['lips'], finishes: { 'lip-matte': 'matte' } },
] as const

const piece = {
  isTryOn: true,
  modelType: null,
  vtoModelType: null,
  vtoModelTypeByCategory: null,
  cats: [{ id: 'haute-perfumery' }, { id: 'lips' }],
}
const lips = { type: 'lipstick', title: '唇妆试妆', finish: 'satin' }
const ears = { type: 'earrings', title: '耳饰试戴', finish: 'satin' }

test.each([
  ['a piece of a category of the kind', {}, lips],
  ['a piece that names its kind', { vtoModelType: 'earrings' }, ears],
  ['a piece whose category names the kind', { vtoModelTypeByCategory: 'earrings', cats: [] }, ears],
  [
    'its own word before its category’s',
    { vtoModelType: 'lipstick', vtoModelTypeByCategory: 'earrings' },
    lips,
  ],
  ['a finish by the kind of model', { modelType: 'lip-matte' }, { ...lips, finish: 'matte' }],
  ['a kind of model nobody set', { modelType: 'belt-3d' }, lips],
  ['a piece that is not flagged', { isTryOn: false, vtoModelType: 'lipstick' }, null],
  ['a kind nobody set', { vtoModelType: 'hats' }, null],
  ['a category that is in none', { cats: [{ id: 'belts' }] }, null],
])('[P15] tries on %s', (_, own, expected) => {
  expect(tryOnOf({ ...piece, ...own }, models)).toEqual(expected)
})
