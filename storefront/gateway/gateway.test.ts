import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { trustedProxies } from '@/contract/rules/trusted-proxies'
import { createListener, type Handler } from '../listener'
import { createGateway } from './gateway'

const closings: (() => unknown)[] = []
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

/** Listens as the storefront does, on every address of both families. */
async function portOf(listener: RequestListener): Promise<number> {
  const server: Server = createServer(listener).listen(0)
  closings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const nothing: Handler = async (_, response) => void response.end()

/** The storefront in front of an API that answers by `api`. */
async function storefront(api: RequestListener, proxies = '') {
  const gateway = createGateway(`http://127.0.0.1:${await portOf(api)}`)
  closings.push(() => gateway.close())
  const parts = { pages: nothing, next: nothing, reports: nothing, forget: () => undefined }
  return portOf(createListener({ ...parts, gateway: gateway.pass, isTrusted: trustedProxies(proxies) }))
}

async function call(port: number, headers: Record<string, string> = {}) {
  const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path: '/rest/cn/V1/applet/x', headers })
  outgoing.end('{}')
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer
}

describe('[C08][X04] behind a proxy', () => {
  const seen: IncomingHttpHeaders[] = []
  const api: RequestListener = (incoming, outgoing) => {
    seen.push(incoming.headers)
    outgoing.setHeader('content-type', 'application/json').end('{"code":1}')
  }
  /** What nginx says of a shopper at `address` who came by https. */
  const proxied = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })

  it.each(['', '127.0.0.1,::1', '127.0.0.0/8'])(
    'TRUSTED_PROXIES="%s" names: cookies are for https alone, and the API counts each shopper',
    async (proxies) => {
      seen.length = 0
      const port = await storefront(api, proxies)

      const answer = await call(port, proxied('198.51.100.7'))
      await call(port, proxied('198.51.100.8'))

      expect(answer.headers['set-cookie']?.[0]).toMatch(/^visitor=.*HttpOnly; Secure; SameSite=Lax$/)
      expect(seen.map((headers) => headers['x-forwarded-for'])).toEqual(['198.51.100.7', '198.51.100.8'])
    },
  )

  it('that nobody named, neither counts', async () => {
    seen.length = 0
    const answer = await call(await storefront(api, '172.30.0.4'), proxied('198.51.100.7'))

    expect(answer.headers['set-cookie']?.[0]).not.toContain('Secure')
    expect(seen[0]).toMatchObject({ 'x-forwarded-for': '::ffff:127.0.0.1' })
  })
})

it('[B06] hands on what a browser calls itself, and by what a payment provider signs', async () => {
  const seen: IncomingHttpHeaders[] = []
  const port = await storefront((incoming, outgoing) => {
    seen.push(incoming.headers)
    outgoing.end('{}')
  })
  const headers = { 'user-agent': 'MicroMessenger', 'wechatpay-serial': '0A', 'wechatpay-signature': 'x' }

  await call(port, { ...headers, 'wechatpay-timestamp': '1', 'wechatpay-nonce': 'n', 'x-other': 'y' })

  expect(seen[0]).toMatchObject({ ...headers, 'wechatpay-timestamp': '1', 'wechatpay-nonce': 'n' })
  expect(seen[0]).not.toHaveProperty('x-other')
})

describe('[X04] an answer', () => {
  it('streams: its beginning is there before its end', async () => {
    let finish: () => void = () => undefined
    const port = await storefront((_, outgoing) => {
      outgoing.write('begun')
      finish = () => void outgoing.end(', ended')
    })

    const answer = await call(port)
    const [first] = (await once(answer, 'data')) as [Buffer]
    expect(first.toString()).toBe('begun')
    finish()
    expect(await text(answer)).toBe(', ended')
  })

  it('[B09] that is a file keeps its bytes and its name', async () => {
    const named = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' }
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe])
    const port = await storefront((_, outgoing) => void outgoing.writeHead(200, named).end(bytes))

    const answer = await call(port)

    expect(answer.headers).toMatchObject({ ...named, 'cache-control': 'no-store' })
    expect(await buffer(answer)).toEqual(bytes)
  })

  it('is kept by nobody and says nothing of the machine behind', async () => {
    const port = await storefront((_, outgoing) => {
      outgoing.writeHead(200, {
        server: 'api',
        'x-powered-by': 'x',
        'content-security-policy': "default-src 'none'",
        'set-cookie': 'a=b',
        'cache-control': 's-maxage=60',
      })
      outgoing.end('{}')
    })

    const { headers } = await call(port, { cookie: 'visitor=12345678-abcd' })

    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers).not.toHaveProperty(name)
  })

  it.each<[string, RequestListener]>([
    ['is away', (incoming) => void incoming.socket.destroy()],
    [
      'a balancer cannot find',
      (_, outgoing) => void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<html></html>'),
    ],
  ])('[S21] of an API that %s is 503 in the envelope, and says when to ask again', async (_, api) => {
    const port = await storefront(api)

    const answer = await call(port)

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 0, error: 'SHUTTING_DOWN' })
  })
})
