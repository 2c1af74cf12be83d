import { describe, expect, it } from 'vitest'
import { experiencesOf, modelTokensOf } from './experiences'

const piece = { sku: 'SG-0101', modelType: null, bundleType: null, isTryOn: true }
const belt = { ...piece, sku: 'BL-0201', isTryOn: false, modelType: 'belt-3d' }

it.each([
  ['where it is tried on', piece, ['/makeup?sku=SG-0101']],
  ['nowhere, where it has neither', { ...piece, isTryOn: false }, []],
  ['where its parts are chosen', { ...belt, bundleType: 'belt' as const }, ['/threekit?sku=BL-0201']],
  ['nowhere, where it is no belt', { ...belt, bundleType: 'set' as const }, []],
])('[P14] a product leads %s', (_, product, urls) => {
  expect(experiencesOf(product).map(({ url }) => url)).toEqual(urls)
})

describe('[P14] the models of a product', () => {
  it.each([
    ['one each', 'bag-light', 'bag', { phone: 'bag-light', desktop: 'bag' }],
    ['the one there is', null, 'bag', { phone: 'bag', desktop: 'bag' }],
    ['the one for phones', 'bag-light', null, { phone: 'bag-light', desktop: 'bag-light' }],
    ['none', null, null, null],
  ])('are %s for phone and desktop', (_, token3DMobile, token3DDesktop, tokens) => {
    expect(modelTokensOf({ token3DMobile, token3DDesktop })).toEqual(tokens)
  })
})
