import { expect, it } from 'vitest'
import { experiencesOf } from './experiences'

const all = { viewer: true, tryOn: true }
const piece = {
  ...{ sku: 'SG-0101', modelType: null, bundleType: null },
  ...{ isTryOn: true, token3DMobile: null, token3DDesktop: 'sg-0101' },
}
const belt = { ...piece, sku: 'BL-0201', isTryOn: false, token3DDesktop: null, modelType: 'belt-3d' }

it.each([
  ['both, where both pages are there', piece, all, ['/threekit?sku=SG-0101', '/makeup?sku=SG-0101']],
  ['none for a piece that has neither', { ...piece, isTryOn: false, token3DDesktop: null }, all, []],
  ['the 3D view alone', { ...piece, isTryOn: false }, all, ['/threekit?sku=SG-0101']],
  ['where its parts are chosen', { ...belt, bundleType: 'belt' as const }, all, ['/threekit?sku=BL-0201']],
  ['no such place for what is no belt', { ...belt, bundleType: 'set' as const }, all, []],
  ['none to a page that is not there', piece, { viewer: false, tryOn: false }, []],
])('[P14] a product leads to %s', (_, product, pages, urls) => {
  expect(experiencesOf(product, pages).map(({ url }) => url)).toEqual(urls)
})

it('[P14] shows no entry to the 3D view yet: its page is not built', () => {
  expect(experiencesOf(piece).map(({ label }) => label)).toEqual(['虚拟试戴'])
})
