import { expect, test } from 'vitest'
import { tryOnConfigSchema } from '@/contract/calls/catalogue/try-on'
import { tryOnChapter } from './chapter'

const image = { name: 'tried-on-lp-0101', alt: '双唇近景' }
const { models } = tryOnConfigSchema.parse({
  models: [
    { type: 'earrings', title: '耳饰试戴', categories: ['earrings'] },
    {
      type: 'lipstick',
      title: '唇妆试妆',
      categories: ['lips'],
      results: { 'LP-0101': { image, text: '正红' } },
    },
  ],
  consent: '',
})
const piece = {
  ...{ sku: 'LP-0101', isTryOn: true, cats: [{ id: 'lips' }] },
  ...{ modelType: null, vtoModelType: null, vtoModelTypeByCategory: null },
}

test('[P14] the page of a piece shows what trying it on looks like, and leads there', () => {
  expect(tryOnChapter(piece, models)).toEqual({
    ...{ title: '唇妆试妆', text: '正红', image },
    link: { label: '即刻试妆', url: '/makeup?sku=LP-0101' },
  })
})

test.each([
  ['nothing was pictured of it', { sku: 'LP-0102' }],
  ['it cannot be tried on', { isTryOn: false }],
  ['it stands where nothing is tried on', { cats: [{ id: 'bags' }] }],
  ['it is tried on otherwise', { vtoModelType: 'earrings' }],
])('[P14] and nothing where %s', (_, change) => {
  expect(tryOnChapter({ ...piece, ...change }, models)).toBeNull()
})
