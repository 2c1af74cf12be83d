import { expect, it } from 'vitest'
import { hotWordsOf, recommendedSkusOf } from './block-words'

it('[S10] reads the hot words, and nothing that is none', () => {
  expect(hotWordsOf({ hotWords: [{ name: '托特包' }, { name: 7 }, null, '香水', { name: '羊绒' }] })).toEqual(
    ['托特包', '羊绒'],
  )
  expect(hotWordsOf({})).toEqual([])
})

it('[S12] reads the recommended products, and nothing that is none', () => {
  expect(recommendedSkusOf({ RecommendProducts: ['BG-0101', 3] })).toEqual(['BG-0101'])
  expect(recommendedSkusOf({ RecommendProducts: 'BG-0101' })).toEqual([])
})
