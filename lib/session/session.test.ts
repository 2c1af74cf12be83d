import { describe, expect, it } from 'vitest'
import { config } from '@/middleware'
import { gatedPaths, loginRedirect, safeReturnUrl } from './session'

describe('loginRedirect', () => {
  it('[S02] carries the way back from the account and order pages', () => {
    expect(loginRedirect('/order', '?page=2')).toBe('/?isLogin=open&returnUrl=%2Forder%3Fpage%3D2')
  })

  it('[S02] carries none from the checkout', () => {
    expect(loginRedirect('/checkout/cashier', '?order=1')).toBe('/?isLogin=open')
  })

  it('lets the open pages through', () => {
    expect(loginRedirect('/shopping-bag')).toBeNull()
  })

  it('guards exactly the fourteen paths the middleware is asked for', () => {
    expect(
      config.matcher.filter((path) => typeof path === 'string' && loginRedirect(path) !== null).sort(),
    ).toEqual([...gatedPaths].sort())
    expect(gatedPaths).toHaveLength(14)
  })
})

describe('safeReturnUrl', () => {
  it.each(['/order', '/order?page=2', '/#top', '/%2e%2e/order', '/search?q=//x', '/a//b'])(
    'keeps %s inside the site',
    (url) => {
      expect(safeReturnUrl(url)).toMatch(/^\/(?!\/)/)
    },
  )

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/%2E%2e//evil.example/',
    '///evil.example',
    ' //evil.example',
    '/\u0085/evil.example',
    '@evil.example',
    'data:text/html,x',
    'javascript:alert(1)',
    '',
    null,
    `/${'a'.repeat(600)}`,
  ])('refuses %s', (url) => {
    expect(safeReturnUrl(url)).toBeNull()
  })
})
