import { describe, expect, it } from 'vitest'
import { readCallback, redirectTarget, withoutCallback } from './callback'

const site = 'https://www.oree.example'
const scanned = `1${'ab'.repeat(32)}`
const inApp = `0${'ab'.repeat(32)}`

describe('[C07] what the chat app sent the browser back with', () => {
  it.each([
    [`?code=C&state=${scanned}`, { way: 'qr', code: 'C', state: scanned, returnUrl: null }],
    [`?nav=women&code=C&state=${inApp}`, { way: 'in-app', code: 'C', state: inApp, returnUrl: null }],
    [
      `?returnUrl=%2Forder%3Fpage%3D2&code=C&state=${scanned}`,
      { way: 'qr', code: 'C', state: scanned, returnUrl: '/order?page=2' },
    ],
    [`?state=${scanned}`, { way: 'qr', code: null, state: scanned, returnUrl: null }],
  ])('%s', (search, callback) => {
    expect(readCallback(search)).toEqual(callback)
  })

  it.each([
    '',
    '?code=C',
    '?code=C&state=1',
    '?code=C&state=abc',
    `?q=state&code=C&state=2${'ab'.repeat(32)}`,
  ])('%j is no answer of the chat app', (search) => {
    expect(readCallback(search)).toBeNull()
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'returnUrl %s leads nowhere',
    (returnUrl) => {
      const query = new URLSearchParams({ code: 'C', state: scanned, returnUrl })

      expect(readCallback(`?${query.toString()}`)).toMatchObject({ returnUrl: null })
    },
  )

  it('leaves the rest of the address as it was', () => {
    expect(withoutCallback(`${site}/women?nav=a&code=C&state=${scanned}&s=M%2FL#list`)).toBe(
      `${site}/women?nav=a&s=M%2FL#list`,
    )
  })
})

describe('[C07] where the chat app leads back to', () => {
  it.each([
    ['/women', null, '/women'],
    ['/women?nav=a#list', null, '/women?nav=a'],
    ['/women?code=old&state=old&nav=a', null, '/women?nav=a'],
    ['/?isLogin=open&returnUrl=%2Forder', '/order', '/?returnUrl=%2Forder'],
    ['/?returnUrl=%2Forder', '/wish-list?a=b', '/?returnUrl=%2Fwish-list%3Fa%3Db'],
  ])('from %s, to return to %s', (from, returnUrl, target) => {
    expect(redirectTarget(`${site}${from}`, returnUrl)).toBe(`${site}${target}`)
  })
})
