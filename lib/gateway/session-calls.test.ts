import { expect, it } from 'vitest'
import { isLogout, tokenKindOf } from './session-calls'

it.each([
  ['/rest/cn/V1/customer/createGuest', 'guest'],
  ['/rest/cn/V1/customer/loginByMobile', 'customer'],
  ['/rest/cn/V1/customer/createByMobile', 'customer'],
  ['/rest/default/V1/core/getCsrfToken', null],
  ['/rest/cn/V1/customer/forgotPasswordByMobile', null],
])('the token of %s is kept for %s', (path, kind) => {
  expect(tokenKindOf(path)).toBe(kind)
})

it('knows the logout', () => {
  expect(isLogout('/rest/cn/V1/customer/logout')).toBe(true)
})
