import { describe, expect, it } from 'vitest'
import { besideHost } from './content-policy'
import { partsOfStyle } from '../paint/used-style'
import { createSecurePage } from './secure-page'

const secure = createSecurePage({
  payments: besideHost('https://gateway.95516.com'),
  readStyle: () => null,
})
const html = '<html><body><script>first()</script><p>手袋</p></body></html>'
const headersOf = (path: string, contentType = 'text/html; charset=utf-8') =>
  secure(path, { status: 200, headers: { 'content-type': contentType }, body: Buffer.from(html) }).headers
const policyOf = (path: string) => String(headersOf(path)['content-security-policy'])

describe('[X04] the headers of a page', () => {
  it('let no script run that the store did not write, and no text become one', () => {
    expect(policyOf('/women')).toMatch(/script-src 'self' https:\/\/res\.wx\.qq\.com 'sha256-[\w+/]{43}='; /)
    expect(policyOf('/women')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  it.each([
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' https://*.95516.com",
    'report-uri /reports',
  ])('say %s', (directive) => {
    expect(policyOf('/women').split('; ')).toContain(directive)
  })

  it('allow WebAssembly and the camera where pieces are tried on, and nowhere else', () => {
    expect(policyOf('/makeup?sku=MU-0101')).toContain("'wasm-unsafe-eval'")
    expect(headersOf('/makeup?sku=MU-0101')).toMatchObject({
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    })
    for (const path of ['/', '/makeup-brushes', '/checkout/payment?order=OR1']) {
      expect(policyOf(path)).not.toContain('wasm')
      expect(headersOf(path)).toMatchObject({
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      })
    }
  })

  it('keep the page to itself', () => {
    expect(headersOf('/women')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('are the same for a page that has been made secure before', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const file = '<script src="/_next/static/chunks/a.js" async=""></script>'
    const secureStyled = createSecurePage({
      payments: 'https://*.pay.example',
      readStyle: () => partsOfStyle('p{}'),
    })
    const made = secureStyled('/', {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(`<html><head>${link}${file}</head><body></body></html>`),
    })

    expect(secureStyled('/', made)).toEqual(made)
    expect(made.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
  })

  it('are few bytes', () => {
    expect(policyOf('/women').length).toBeLessThan(500)
  })

  it('are not those of data', () => {
    expect(headersOf('/women', 'text/x-component')).toEqual({ 'content-type': 'text/x-component' })
  })
})
