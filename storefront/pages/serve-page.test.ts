import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { demandHttps } from '../policy/demand-https'
import { createSecurePage } from '../policy/secure-page'
import { createMaker } from './make-page'
import { createPageMemory } from './page-memory'
import { createPages } from './serve-page'
import type { PackedPage } from './packed-page'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const shared = { ...html, 'Cache-Control': 's-maxage=3600, stale-while-revalidate=82800', Vary: 'rsc' }

type Made = { status?: number; headers?: OutgoingHttpHeaders; body?: string }
type Make = (request: IncomingMessage, count: number) => Made | Promise<Made>

const screen = (text: string): PackedPage => ({
  status: 200,
  headers: html,
  etag: 'W/"screen"',
  bytes: { gzip: gzipSync(text), br: null },
})

/** The storefront's pages in front of a Next that answers by `make`. */
async function storefront(make: Make, { isReady = true } = {}) {
  const clock = { now: 0 }
  const api = { isReady }
  const asked = vi.fn<(url: string) => void>()
  const memory = createPageMemory({ now: () => clock.now })
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    asked(request.url!)
    const { status = 200, headers = shared, body = 'page' } = await make(request, asked.mock.calls.length)
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!)
    response.end(body)
  }
  const standing = { page: (name: string) => screen(`the ${name} screen`) }
  const isApiReady = async () => api.isReady
  const secure = createSecurePage({ payments: 'https://*.pay.example', readStyle: () => null })
  const pages = createPages({ memory, isApiReady, make: createMaker({ next, standing, isApiReady, secure }) })
  const server = createServer((request, response) => {
    demandHttps(request, response)
    void pages(request, response)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path = '/', headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })
  const bodyOf = async (path?: string, headers?: Record<string, string>) => (await get(path, headers)).text()
  return { get, bodyOf, asked, memory, clock, api }
}

const counted: Make = (_, count) => ({ body: `page ${count}` })

describe('[X04] a page in memory', () => {
  test('is made once and says where it came from', async () => {
    const { get, asked } = await storefront(counted)

    const [first, second] = [await get(), await get()]

    expect(first.headers.get('server-timing')).toBe('page;desc=next')
    expect(second.headers.get('server-timing')).toBe('page;desc=memory')
    expect(await second.text()).toBe('page 1')
    expect(second.headers.get('cache-control')).toBe(
      's-maxage=3600, stale-while-revalidate=82800, no-transform',
    )
    expect(asked).toHaveBeenCalledOnce()
  })

  test('is made once when many ask for it at one moment', async () => {
    const { bodyOf, asked } = await storefront(counted)

    const bodies = await Promise.all(Array.from({ length: 20 }, () => bodyOf()))

    expect(new Set(bodies)).toEqual(new Set(['page 1']))
    expect(asked).toHaveBeenCalledOnce()
  })

  test('is there in every encoding, whichever came first', async () => {
    const { get } = await storefront(() => ({ body: '手袋'.repeat(500) }))
    await get('/', { 'accept-encoding': 'identity' })

    const encoding = async () =>
      (await get('/', { 'accept-encoding': 'gzip, deflate, br' })).headers.get('content-encoding')
    await expect.poll(encoding).toBe('br')
    const packed = await get('/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(await packed.text()).toBe('手袋'.repeat(500))
    const plain = await get('/', { 'accept-encoding': 'br;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('rsc, Accept-Encoding')
  })

  test('hints at no connection that nothing would use', async () => {
    const { get } = await storefront(() => ({ headers: { ...shared, Link: '</>; rel=preconnect' } }))

    expect((await get()).headers.get('link')).toBeNull()
  })

  test('is not sent again to who has it', async () => {
    const { get } = await storefront(counted)
    const etag = (await get()).headers.get('etag')!

    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': `"other", ${etag.replace('W/', '')}` })).status).toBe(304)
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('is asked for again after ten seconds, and as soon as Next keeps it no longer', async () => {
    const { bodyOf, clock } = await storefront((_, count) => ({
      body: `page ${count}`,
      headers: { ...shared, 'Cache-Control': count === 1 ? 's-maxage=3600' : 's-maxage=2' },
    }))
    await bodyOf()

    clock.now = 9_999
    expect(await bodyOf()).toBe('page 1')
    clock.now = 10_000
    expect(await bodyOf()).toBe('page 2')
    clock.now = 12_000
    expect(await bodyOf()).toBe('page 3')
  })

  test('[X03] is forgotten at once when it is out of date, also one that was being made then', async () => {
    let finish: (made: Made) => void = () => undefined
    const { bodyOf, memory, asked } = await storefront((_, count) =>
      count === 2 ? new Promise((resolve) => (finish = resolve)) : { body: `page ${count}` },
    )
    await bodyOf()
    memory.forget()

    const old = bodyOf()
    await expect.poll(() => asked.mock.calls.length).toBe(2)
    memory.forget()
    expect(await bodyOf()).toBe('page 3')
    finish({ body: 'old' })

    expect(await old).toBe('old')
    expect(await bodyOf()).toBe('page 3')
  })
})

describe('[X04] nobody gets what was made for somebody', () => {
  test.each<[string, OutgoingHttpHeaders, number?]>([
    ['sets a cookie', { ...shared, 'Set-Cookie': 'session=guest' }],
    ['is private', { ...html, 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    ['is both', { ...html, 'Cache-Control': 'private, s-maxage=60' }],
    ['says nothing of being kept', html],
    ['varies by what is not known', { ...shared, Vary: 'rsc, Cookie' }],
    ['is out of date', { ...shared, 'x-nextjs-cache': 'STALE' }],
    ['leads elsewhere', { ...shared, Location: '/women' }, 308],
  ])('an answer that %s', async (_, headers, status) => {
    const { get, asked } = await storefront(() => ({ headers, ...(status && { status }) }))

    await get('/', { cookie: 'a=b' }).catch(() => null)
    await get('/').catch(() => null)

    expect(asked.mock.calls.length).toBeGreaterThan(1)
  })

  test('an answer that sets a cookie says that it is private', async () => {
    const { get } = await storefront(() => ({ headers: { ...shared, 'Set-Cookie': 'session=guest' } }))

    expect((await get()).headers.get('cache-control')).toBe('private, no-store, no-transform')
  })

  test.each(['/order', '/account/personal-data', '/checkout', '/api/x'])('a page at %s', async (path) => {
    const { get, asked } = await storefront(counted)

    await get(path)
    await get(path)

    expect(asked).toHaveBeenCalledTimes(2)
  })

  test.each<Record<string, string>>([
    { authorization: 'Bearer x' },
    { cookie: '__prerender_bypass=x' },
    { 'x-nextjs-data': '1' },
    { 'x-prerender-revalidate': 'x' },
    { 'next-action': 'x' },
    { 'x-middleware-subrequest': 'middleware' },
    { range: 'bytes=0-1' },
  ])('an answer to a request with %j', async (headers) => {
    const { get, bodyOf } = await storefront((request, count) => ({
      body: Object.keys(headers).every((name) => request.headers[name]) ? 'poisoned' : `page ${count}`,
    }))

    await get('/', headers)

    expect(await bodyOf()).toBe('page 2')
  })

  test('a page is the same for every stranger’s header and query: neither reaches the next visitor', async () => {
    const { get, bodyOf } = await storefront((request, count) => ({
      body: request.url!.includes('evil') ? 'poisoned' : `page ${count}`,
    }))

    await get('/women?utm_source=evil')
    expect(await bodyOf('/women')).toBe('page 2')
    expect(await bodyOf('/women?utm_source=evil')).toBe('page 2')
  })

  test('what Next varies a page by has a place of its own', async () => {
    const { bodyOf } = await storefront((request, count) => ({
      body: `${request.headers.rsc ? 'data' : 'page'} ${count}`,
    }))

    expect(await bodyOf('/women?_rsc=abc', { rsc: '1' })).toBe('data 1')
    expect(await bodyOf('/women')).toBe('page 2')
    expect(await bodyOf('/women', { rsc: '1', 'next-router-prefetch': '1' })).toBe('data 3')
    expect(await bodyOf('/women', { rsc: '1' })).toBe('data 1')
    expect(await bodyOf('/women?sort=price-asc')).toBe('page 4')
    expect(await bodyOf('/women?sort=price%2Dasc&utm_source=x')).toBe('page 4')
    expect(await bodyOf('/women?sort=price-asc&sort=new')).toBe('page 5')
  })
})

describe('[S19] what cannot be shown', () => {
  test('is a 404 with the screen of the store, for as long as Next says', async () => {
    const headers = { ...html, 'Cache-Control': 's-maxage=60' }
    const { get } = await storefront(() => ({ status: 404, headers, body: '<html id="__next_error__">' }))

    const response = await get('/nothing')

    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('s-maxage=60, no-transform')
    expect(await response.text()).toBe('the missing screen')
  })

  test('is a 500 for a fault of ours, kept by nobody', async () => {
    const { get } = await storefront(() => ({ status: 500, headers: html }))

    const response = await get()

    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(response.headers.get('retry-after')).toBeNull()
    expect(await response.text()).toBe('the unavailable screen')
  })

  test('[S21] is a 503 while the commerce API is away, also where Next would say 200; kept pages are as ever', async () => {
    const uncached = { ...html, 'Cache-Control': 'private, no-store' }
    const { get, api } = await storefront((request) => ({ headers: request.url === '/' ? shared : uncached }))
    await get('/')
    api.isReady = false

    const response = await get('/search?q=wallet')

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toBe('the unavailable screen')
    expect((await get('/')).status).toBe(200)
  })

  test('[S21] is not what was seen before the outage, however long ago', async () => {
    const { get, api, clock } = await storefront((_, count) =>
      count === 1 ? { body: 'seen' } : { status: 500, headers: html },
    )
    await get('/')
    api.isReady = false
    clock.now = 3_600_000

    expect(await (await get('/')).text()).toBe('seen')

    api.isReady = true
    expect((await get('/')).status).toBe(500)
  })

  test('[S21] is a 503 within seconds when the commerce API hangs', async () => {
    const { get } = await storefront(() => new Promise(() => undefined), { isReady: false })

    expect((await get('/search?q=wallet')).status).toBe(503)
  })
})

test('[S03] a redirect says its address once and brings no page', async () => {
  const moved = { ...shared, Location: ['/categories/women/handbags', '/categories/women/handbags'] }
  const { get } = await storefront(() => ({ status: 308, headers: moved, body: '<html>'.repeat(10_000) }))

  const answer = await get('/bags')

  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/categories/women/handbags')
  expect(answer.headers.get('cache-control')).toBe(shared['Cache-Control'])
  expect(await answer.text()).toBe('/categories/women/handbags\n')
})

describe('[X04] the policy of a page', () => {
  const body = '<html><body><script>first()</script></body></html>'

  test('is the same from memory, and of a page that is made for one visitor, which comes packed', async () => {
    const { get } = await storefront((request) => ({
      body,
      headers: request.url === '/mine' ? { ...html, 'Cache-Control': 'private, no-store' } : shared,
    }))
    const policyOf = (response: Response) => response.headers.get('content-security-policy')

    const first = policyOf(await get())
    expect(first).toContain("'sha256-")
    expect(policyOf(await get())).toBe(first)
    const secure = await get('/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect((await get()).headers.get('strict-transport-security')).toBeNull()
    const mine = await get('/mine', { 'accept-encoding': 'br, gzip' })
    expect(policyOf(mine)).toBe(first)
    expect(mine.headers.get('content-encoding')).toBe('gzip')
    expect(mine.headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(await mine.text()).toBe(body)
  })
})
