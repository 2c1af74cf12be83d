import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
let server: ServerType
const logged: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'trace', base: null }, { write: (line) => void logged.push(line) })
  shop = await createTestApp({ log })
  server = serve({ fetch: shop.app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await shop.close()
})

/** Sends a request line as it stands, which no HTTP client would; answers the status. */
async function statusOf(line: string): Promise<number> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(`${line} HTTP/1.1\r\nHost: store\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return Number(text.split(' ')[1])
}

const CATEGORIES = '/rest/cn/V1/applet/categories'

it.each([
  ['GET *', 400],
  ['OPTIONS *', 400],
  [`TRACE ${CATEGORIES}`, 405],
  [`PROPFIND ${CATEGORIES}`, 405],
  [`OPTIONS ${CATEGORIES}`, 405],
  ['GET http://evil.example/order', 404],
  ['GET //evil.example/order', 404],
  ['GET nothing', 400],
  ['GET /rest/%zz', 404],
])('[X04] %s answers %i', async (line, status) => {
  expect(await statusOf(line)).toBe(status)
})

it('[X04] a path of any length answers 404 or 431 and is not written into the log', async () => {
  logged.length = 0
  const secret = '13800031415'

  expect(await statusOf(`GET /rest/${secret.repeat(700)}`)).toBe(404)
  expect([404, 431]).toContain(await statusOf(`GET /rest/${secret.repeat(3_000)}`))
  expect(logged.join('')).not.toContain(secret)
  expect(Math.max(...logged.map((line) => line.length))).toBeLessThan(300)
})

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
const misnamed = [...inherited, '%3B', '[id]', '%00', '%ff', 'x'.repeat(3_000), '..%2f..%2fetc']

it.each(
  ['V1/cms/block/identifier/', 'V1/page/builder/detail/', 'V1/cms/page/', 'V3/applet/layer/'].flatMap(
    (path) => misnamed.map((name) => `${path}${name}`),
  ),
)('[X04] /%s is not found', async (path) => {
  expect((await shop.app.request(`/rest/cn/${path}`)).status).toBe(404)
})

it.each(inherited)('[X04] ?%s=1 is a question like any other', async (name) => {
  expect((await shop.app.request(`/rest/cn/V2/applet/products?${name}=1`)).status).toBe(200)
  expect((await shop.app.request(`/rest/cn/V2/applet/search/products?q=${name}`)).status).toBe(200)
})
