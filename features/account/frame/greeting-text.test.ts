import { expect, it } from 'vitest'
import { greetingText } from './greeting-text'

it.each([
  [{ firstname: '晚', lastname: '林', gender: 2 as const }, '林晚女士，您好'],
  [{ firstname: '子轩', lastname: '陈', gender: 1 as const }, '陈子轩先生，您好'],
  [{ firstname: 'CLAIRE', lastname: 'WANG', gender: 2 as const }, 'CLAIRE WANG女士，您好'],
  [{ firstname: '晚', lastname: null, gender: null }, '晚，您好'],
  [{ firstname: null, lastname: null, gender: 1 as const }, '您好'],
  [{ firstname: ' ' }, '您好'],
  [{}, '您好'],
])('%o is greeted: %s', (user, text) => {
  expect(greetingText(user)).toBe(text)
})
