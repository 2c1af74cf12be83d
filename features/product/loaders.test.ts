import { expect, it } from 'vitest'
import { textOf } from './loaders'

it.each([
  [{ paragraphs: ['一', 2, '二'] }, '一\n二'],
  [{ text: '一\n\n 二 ' }, '一\n\n 二 '],
  [{ hotWords: [] }, ''],
])('reads %j as %j', (content, text) => {
  expect(textOf(content)).toBe(text)
})
