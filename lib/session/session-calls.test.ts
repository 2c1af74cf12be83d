import { expect, it } from 'vitest'
import { endsSession, tokenKindOf } from './session-calls'

it.each([
  ['/rest/cn/V1/customer/createGuest', 'guest'],
  ['/rest/cn/V1/customer/loginByMobile', 'customer'],
  ['/rest/cn/V1/customer/createByMobile', 'customer'],
  ['/rest/default/V1/core/getCsrfToken', null],
  ['/rest/cn/V1/customer/forgotPasswordByMobile', null],
])('the token of %s is kept for %s', (path, kind) => {
  expect(tokenKindOf(path)).toBe(kind)
})

it.each([
  ['/rest/cn/V1/customer/logout', true],
  ['/rest/cn/V1/account/delete', true],
  ['/rest/cn/V1/account/deletionCode', false],
])('the session ends with %s: %s', (path, isEnd) => {
  expect(endsSession(path)).toBe(isEnd)
})
