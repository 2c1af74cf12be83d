import { describe, expect, test } from 'vitest'
import { chooseChild, chooseParts, defaultChild, defaultParts } from './choose'

const attributes = [{ code: 'color' as const }, { code: 'size' as const }]
const children = [
  { sku: 'noir-36', options: { color: 'noir', size: '36' } },
  { sku: 'noir-38', options: { color: 'noir', size: '38' } },
  { sku: 'rose-36', options: { color: 'rose', size: '36' } },
]

describe('chooseChild', () => {
  test.each([
    [{ color: 'noir', size: '38' }, 'noir-38'],
    [{ color: 'rose', size: '36' }, 'rose-36'],
    [{ color: 'rose' }, 'rose-36'],
  ])('%j leads to %s', (options, sku) => {
    expect(chooseChild(children, attributes, options)).toMatchObject({ chosen: { sku } })
  })

  test.each([
    [{}, ['color', 'size']],
    [{ color: 'noir' }, ['size']],
    [{ size: '38' }, ['color']],
    [{ color: 'noir', size: '40' }, ['size']],
    [{ color: 'rose', size: '38' }, ['size']],
    [{ color: 'vert', size: '36' }, ['color']],
  ])('%j still misses %j', (options, missing) => {
    expect(chooseChild(children, attributes, options)).toEqual({ missing })
  })

  test('an only child needs no options', () => {
    expect(chooseChild([{ sku: 'u', options: {} }], [], {})).toMatchObject({ chosen: { sku: 'u' } })
  })

  test('a product without children leads nowhere', () => {
    expect(chooseChild([], [], {})).toEqual({ missing: [] })
  })
})

const selections = [
  { optionId: 'strap', selectionId: 's80', isDefault: false },
  { optionId: 'strap', selectionId: 's85', isDefault: true },
  { optionId: 'buckle', selectionId: 'b1', isDefault: false },
]

describe('chooseParts', () => {
  test('takes one of each option; the only buckle chooses itself', () => {
    expect(chooseParts(selections, { strap: 's80' })).toEqual({ chosen: [selections[0], selections[2]] })
  })

  test.each([
    [{}, ['strap']],
    [{ strap: 's99' }, ['strap']],
    [{ strap: 's80', buckle: 'b9' }, ['buckle']],
  ])('%j still misses %j', (options, missing) => {
    expect(chooseParts(selections, options)).toEqual({ missing })
  })
})

test('the default comes first, else the first', () => {
  expect(defaultParts(selections).map(({ selectionId }) => selectionId)).toEqual(['s85', 'b1'])
  expect(defaultChild<{ isDefault: boolean }>([])).toBeUndefined()
})
