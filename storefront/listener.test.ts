import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { trustedProxies } from '@/contract/rules/trusted-proxies'
import { createListener } from './listener'

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

/** The storefront with a Next that answers `headers` and tells which request it saw. */
async function storefront(proxies: string, headers: OutgoingHttpHeaders = {}) {
  const seen: IncomingHttpHeaders[] = []
  const port = await portOf(
    createListener({
      isTrusted: trustedProxies(proxies),
      next: async (request, response) => {
        seen.push(request.headers)
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!)
        response.end('…')
      },
    }),
  )
  return { url: `http://127.0.0.1:${port}`, port, seen }
}

describe('[S24] no-transform', () => {
  test.each([
    [
      { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=60' },
      's-maxage=60, no-transform',
    ],
    [{ 'Content-Type': 'text/html' }, 'no-transform'],
    [{ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }, 'no-store'],
  ])('%j is kept as %s', async (headers, kept) => {
    const { url } = await storefront('', headers)

    expect((await fetch(url)).headers.get('cache-control')).toBe(kept)
  })
})

describe('[X04] a call whose path is no text', () => {
  test('is a bad request, in the envelope', async () => {
    const { url } = await storefront('')

    const response = await fetch(`${url}/rest/cn/V1/applet/qrcodegen/%E5%A`)

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 0, error: 'BAD_REQUEST' })
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
