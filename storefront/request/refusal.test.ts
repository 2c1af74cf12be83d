import { expect, test } from 'vitest'
import { refusalOf } from './refusal'

test.each([
  ['GET', '*', 400],
  ['OPTIONS', '*', 400],
  ['GET', 'http://evil.example/order', 400],
  ['GET', 'evil.example:443', 400],
  ['GET', '', 400],
  ['GET', '/women?__proto__=1', 400],
  ['GET', '/women?%5F_proto__=1', 400],
  ['GET', '/share?id=x&__proto__=1', 400],
  ['TRACE', '/rest/cn/V1/applet/cart', 405],
  ['DELETE', '/rest/cn/V1/applet/cart', 405],
  ['POST', '/women', 405],
  ['OPTIONS', '/', 405],
  ['GET', '/api/revalidate', 405],
])('[X04] %s %s is answered with %i', (method, url, status) => {
  expect(refusalOf({ method, url })?.status).toBe(status)
})

test.each([
  ['GET', '/'],
  ['HEAD', '/women?sort=price-asc'],
  ['GET', '//women'],
  ['GET', '/rest/cn/V1/applet/cart'],
  ['POST', '/rest/cn/V1/applet/cart'],
  ['POST', '/api/revalidate'],
])('[X04] %s %s goes on', (method, url) => {
  expect(refusalOf({ method, url })).toBeNull()
})
