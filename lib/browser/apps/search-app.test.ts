import { expect, it } from 'vitest'
import { isSearchAppOnIos } from './search-app'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

it.each([
  { userAgent: `${iphone} SP-engine/3.4.0 baiduboxapp/13.60.0.10`, isOne: true },
  { userAgent: `${iphone} Version/17.4 Safari/604.1`, isOne: false },
  {
    userAgent: 'Mozilla/5.0 (Linux; Android 13; V2183A) baiduboxapp/13.60.0.10 (Baidu; P1 13)',
    isOne: false,
  },
])('[S21] the search app on iOS: $isOne for $userAgent', ({ userAgent, isOne }) => {
  expect(isSearchAppOnIos(userAgent)).toBe(isOne)
})
