import { expect, it } from 'vitest'
import { paragraphsOf } from './service-text'

it.each([
  [{ paragraphs: ['一', 2, '二'] }, ['一', '二']],
  [{ text: '一\n\n 二 ' }, ['一', '二']],
  [{ hotWords: [] }, []],
])('reads %j as %j', (content, paragraphs) => {
  expect(paragraphsOf(content)).toEqual(paragraphs)
})
