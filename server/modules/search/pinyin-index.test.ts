import { describe, expect, test } from 'vitest'
import { buildPinyinIndex, homophonesOf, readingsOf, soundOf } from './pinyin-index'

const index = await buildPinyinIndex(
  ['手袋', '高跟鞋', '长裤', '晨曦', '包', 'tote'],
  ['晨曦手提包', '雨墨香水'],
)

test.each([
  ['高跟鞋', 'gaogenxie'],
  ['长裤', 'changku'],
  ['绿色', 'lvse'],
])('%s sounds like %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound)
})

describe('readingsOf', () => {
  test.each([
    ['手代', [['手袋']]],
    ['gaogenxie', [['高跟鞋']]],
    ['ggx', [['高跟鞋']]],
    ['bao', [['包']]],
    ['chenxishoudai', [['晨曦'], ['手袋']]],
    ['yumoxiangshui', [['雨墨'], ['香水']]],
    ['报', null],
    ['sd', null],
    ['zzz', null],
  ])('%s may be %j', (typed, meant) => {
    expect(readingsOf(index, typed)).toEqual(meant)
  })
})

test('a pair of a name is known by its sound', () => {
  expect(homophonesOf(index, '雨默')).toEqual(['雨墨'])
})
