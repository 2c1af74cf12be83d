import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { trustedProxies } from '@/contract/rules/trusted-proxies'
import { createListener, type Handler } from './listener'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Listens as the storefront does, on every address of both families. */
async function portOf(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0)
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

/** The storefront with a page that tells which request it saw. */
async function storefront(proxies: string) {
  const seen: IncomingHttpHeaders[] = []
  const forget = vi.fn<() => void>()
  const say = (word: string, status = 200): Handler => {
    return async (request, response) => {
      seen.push(request.headers)
      response.writeHead(status).end(word)
    }
  }
  const port = await portOf(
    createListener({
      isTrusted: trustedProxies(proxies),
      gateway: say('gateway'),
      pages: say('page'),
      reports: say('reports'),
      next: async (request, response) =>
        say('next', request.headers['x-signature'] ? 200 : 404)(request, response),
      forget,
    }),
  )
  return { url: `http://127.0.0.1:${port}`, port, seen, forget }
}

/** Sends a request line as it is: a client would tidy it up. */
async function statusOf(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${line} HTTP/1.1\r\nHost: store.example\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).slice(9, 12)
}

test('[X04] a request that cannot be answered is answered 500, and the next one as ever', async () => {
  const handlers = { gateway: () => Promise.reject(new Error('The browser has left.')), forget: vi.fn() }
  const page: Handler = async (_, response) => void response.end('page')
  const port = await portOf(
    createListener({ ...handlers, isTrusted: () => false, pages: page, next: page, reports: page }),
  )

  expect(await statusOf(port, 'POST /rest/cn/V1/applet/cart')).toBe('500')
  expect(await statusOf(port, 'GET /')).toBe('200')
})

describe('[X04] a request', () => {
  test.each([
    ['GET *', '400'],
    ['OPTIONS *', '400'],
    ['GET http://evil.example/order', '400'],
    ['GET /women?__proto__=1', '400'],
    ['GET /rest/cn/V1/applet/qrcodegen/%E5%A', '400'],
    ['TRACE /rest/cn/V1/applet/cart', '405'],
    ['GET /women', '200'],
  ])('of %s is answered with %s', async (line, status) => {
    const { port } = await storefront('')

    expect(await statusOf(port, line)).toBe(status)
  })

  test('goes to the gateway, to the pages or to Next by its path', async () => {
    const { url } = await storefront('')
    const answer = async (path: string, init?: RequestInit) => (await fetch(`${url}${path}`, init)).text()

    expect(await answer('/rest/cn/V1/applet/cart')).toBe('gateway')
    expect(await answer('/women')).toBe('page')
    expect(await answer('/api/revalidate', { method: 'POST' })).toBe('next')
  })

  test('[X03] that says pages are out of date has them forgotten, once it was believed', async () => {
    const { url, forget } = await storefront('')

    await fetch(`${url}/api/revalidate`, { method: 'POST' })
    expect(forget).not.toHaveBeenCalled()

    await fetch(`${url}/api/revalidate`, { method: 'POST', headers: { 'x-signature': 'signed' } })
    expect(forget).toHaveBeenCalledOnce()
  })
})

describe('[C08][X04] where a call comes from', () => {
  const claimed = {
    'x-forwarded-for': '203.0.113.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '203.0.113.1',
    forwarded: 'for=203.0.113.1',
  }

  /** A proxy on this machine that says of every call what nginx would. */
  async function proxyTo(port: number) {
    return portOf((incoming, outgoing) => {
      const headers = { ...incoming.headers, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }
      const onward = send({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
        answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
      })
      incoming.pipe(onward)
    })
  }

  test('is what the socket says, whatever a stranger writes', async () => {
    const { url, seen } = await storefront('172.30.0.4')

    await fetch(url, { headers: claimed })

    expect(seen[0]).toMatchObject({ 'x-forwarded-for': '::ffff:127.0.0.1' })
    for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'])
      expect(seen[0]).not.toHaveProperty(name)
  })

  test.each(['', '127.0.0.1', '127.0.0.0/8', '10.0.0.1, ::ffff:127.0.0.1'])(
    'is what a proxy says that TRUSTED_PROXIES="%s" names',
    async (proxies) => {
      const { port, seen } = await storefront(proxies)

      await fetch(`http://127.0.0.1:${await proxyTo(port)}`)

      expect(seen[0]).toMatchObject({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' })
    },
  )
})

test('[X04] who came by https, as a trusted proxy says, shall never come otherwise again', async () => {
  const strictTo = async (proxies: string, protocol: string) => {
    const { url } = await storefront(proxies)
    const { headers } = await fetch(`${url}/`, { headers: { 'x-forwarded-proto': protocol } })
    return headers.get('strict-transport-security')
  }
  const local = '127.0.0.1,::1'

  expect(await strictTo(local, 'https')).toBe('max-age=63072000')
  expect(await strictTo(local, 'http')).toBeNull()
  expect(await strictTo('203.0.113.1', 'https')).toBeNull()
})
