import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { believeOnly, readableUrl, refuseUnreadable, sayNoTransform, trustedProxies } from './front.mjs'

const servers = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function answerOf(handle) {
  const server = createServer(handle)
  servers.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${server.address().port}/`)
}

describe('[X04] an address', () => {
  test.each(['/', '/women?page=2', '/%E6%89%8B%E8%A2%8B', '/search?q=%E5%8C%85+%26'])(
    '%s is left as it is',
    (url) => {
      expect(readableUrl(url)).toBe(url)
    },
  )

  test.each(['/%E5%A', '/%', '/women/%zz?page=2'])('%s leads to a page that is not there', (url) => {
    expect(readableUrl(url)).toBe('/_/nowhere')
  })

  test.each([
    ['/search?q=100%&page=2', '/search?q=100%25&page=2'],
    ['/women?filters=%E5%A', '/women?filters=%EF%BF%BD%25A'],
  ])('%s keeps its page and is read as %s', (url, read) => {
    expect(readableUrl(url)).toBe(read)
  })

  test('of a call is a bad request, in the envelope', async () => {
    expect(readableUrl('/rest/cn/V1/applet/qrcodegen/%E5%A')).toBeNull()

    const response = await answerOf((_, res) => refuseUnreadable(res))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 0, error: 'BAD_REQUEST' })
  })
})

describe('[S24] no-transform', () => {
  const withHeaders = (headers) =>
    answerOf((_, response) => {
      sayNoTransform(response)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end('…')
    })

  test('is added to what a page says of being kept', async () => {
    const response = await withHeaders({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=3600',
    })

    expect(response.headers.get('cache-control')).toBe('s-maxage=3600, no-transform')
  })

  test('is all a page says that says nothing of being kept', async () => {
    expect((await withHeaders({ 'Content-Type': 'text/html' })).headers.get('cache-control')).toBe(
      'no-transform',
    )
  })

  test('is not for data', async () => {
    const response = await withHeaders({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })

    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('[C08][X04] where a call comes from', () => {
  const claimed = {
    'x-forwarded-for': '203.0.113.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '203.0.113.1',
    forwarded: 'for=203.0.113.1',
    host: 'store.example',
  }
  const seen = (remoteAddress, proxies) => {
    const headers = { ...claimed }
    believeOnly(proxies, { headers, socket: { remoteAddress } })
    return headers
  }

  test('is what the socket says, whatever a stranger writes', () => {
    expect(seen('198.51.100.7', trustedProxies(undefined))).toEqual({
      'x-forwarded-for': '198.51.100.7',
      host: 'store.example',
    })
  })

  test('is what a proxy of ours says', () => {
    expect(seen('172.30.0.4', trustedProxies('172.30.0.4, 172.30.0.5'))).toEqual(claimed)
    expect(seen('127.0.0.1', trustedProxies(''))).toEqual(claimed)
  })

  test('is not what this machine says once the proxies are named', () => {
    expect(seen('127.0.0.1', trustedProxies('172.30.0.4'))['x-forwarded-for']).toBe('127.0.0.1')
  })
})
