import { expect, it } from 'vitest'
import { lookOf, lookTitleOf, textOf } from './loaders'

it.each([
  [{ paragraphs: ['一', 2, '二'] }, '一\n二'],
  [{ text: '一\n\n 二 ' }, '一\n\n 二 '],
  [{ hotWords: [] }, ''],
])('reads %j as %j', (content, text) => {
  expect(textOf(content)).toBe(text)
})

it.each([
  [[], []],
  [['外套', '手袋'], []],
  [
    ['外套', '手袋', '鞋'],
    ['外套', '手袋', '鞋'],
  ],
])('[P09] of %j the runway look is %j', (items, look) => {
  expect(lookOf(items)).toEqual(look)
})

it.each([
  [{ title: '今季造型' }, '今季造型'],
  [{ title: '' }, '秀场搭配'],
  [{}, '秀场搭配'],
])('[P09] the title over a look of %j is %s', (content, title) => {
  expect(lookTitleOf(content)).toBe(title)
})
