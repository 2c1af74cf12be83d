import { NextRequest } from 'next/server'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { config, middleware } from '@/middleware'
import { markTrailingSlash } from '@/storefront/request/trailing-slash'
import { gatedPaths } from './session'

/** As storefront/ hands a request on. */
function runsOn(path: string): boolean {
  const request = { url: path, headers: {} }
  markTrailingSlash(request)
  return doesMatch({ config, url: `https://store.example${path}`, headers: request.headers })
}

const answer = (path: string, cookie = '', accept = 'text/html,*/*') =>
  middleware(new NextRequest(`https://store.example${path}`, { headers: { cookie, accept } }))
const token = 'a'.repeat(43)

describe('[S03] middleware runs', () => {
  it.each([...gatedPaths, '/search', '/search?q=wallet', '/women/', '/categories/women/handbags/?page=2'])(
    'on %s',
    (path) => {
      expect(runsOn(path)).toBe(true)
    },
  )

  it.each([
    ...[
      '/',
      '/women',
      '/women?sort=price-asc',
      '/categories/women/handbags',
      '/aurore-top-handle-bag-bg0101',
    ],
    ...[
      '/shopping-bag',
      '/share?id=x',
      '/newsletter',
      '/checkout/login',
      '/orders',
      '/rest/cn/V1/applet/cart',
    ],
    ...['/_next/static/chunks/a.js', '/pictures/a.webp', '/sitemap.xml'],
  ])('never on the way of %s', (path) => {
    expect(runsOn(path)).toBe(false)
  })
})

describe('[S03] a path that ends in a slash', () => {
  it.each([
    ['/women/', '/women'],
    ['/women//', '/women'],
    ['/categories/women/?sort=price-asc', '/categories/women?sort=price-asc'],
    ['//evil.example/', '/evil.example'],
  ])('%s leads to %s for good', (path, target) => {
    const { status, headers } = answer(path)

    expect(status).toBe(308)
    expect(headers.get('location')).toBe(`https://store.example${target}`)
  })
})

describe('[S02] the login gate', () => {
  it('sends home to the login, and lets who has a token through', () => {
    expect(answer('/order?page=2').headers.get('location')).toBe(
      'https://store.example/?isLogin=open&returnUrl=%2Forder%3Fpage%3D2',
    )
    expect(answer('/order', `token=${token}; session=customer`).status).toBe(200)
  })
})

describe('[S02] the readable session cookie', () => {
  it.each([
    [`token=${token}`, 'session=customer'],
    [`token=${token}; session=guest`, 'session=customer'],
    [`guest_token=${token}; session=customer`, 'session=guest'],
    ['session=customer', 'session=;'],
  ])('with %s is put right', (cookie, given) => {
    const [line = ''] = answer('/search', cookie).headers.getSetCookie()

    expect(line).toContain(given)
  })

  it.each([`token=${token}; session=customer`, `guest_token=${token}; session=guest`, ''])(
    'with "%s" is left alone',
    (cookie) => {
      expect(answer('/search', cookie).headers.getSetCookie()).toEqual([])
    },
  )

  it('is not touched by a prefetch, which may come while a session ends', () => {
    expect(answer('/order', `token=${token}`, '*/*').headers.getSetCookie()).toEqual([])
  })

  it('is for https alone where the shopper came by it', () => {
    expect(answer('/search', `token=${token}`).headers.getSetCookie()[0]).toMatch(/Secure.*SameSite=lax/i)
  })
})
