import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readyOrEnded } from '../process/children.mjs'
import { freePort } from '../process/network.mjs'
import { debianNginx, prepareNginx } from './nginx.mjs'

const MEMORY = { 'server-timing': 'page;desc=memory' }
const YEAR = 'public, max-age=31536000, immutable'

/** A program behind nginx: `asked` is what came, `answer` what it says. */
async function program(name) {
  const asked = []
  const it = { name, asked, answer: () => ({}) }
  it.server = createServer((request, response) => {
    asked.push({ path: request.url, headers: request.headers })
    const { status = 200, headers = {} } = it.answer(request)
    response.writeHead(status, headers).end(`${name} ${asked.length}`)
  })
  it.port = await freePort()
  await new Promise((resolve) => it.server.listen(it.port, '127.0.0.1', resolve))
  return it
}

describe.skipIf(!existsSync(debianNginx))('nginx as deploy/ has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-nginx-'))
  let storefronts
  let apis
  let nginx
  let url
  let innerUrl

  beforeAll(async () => {
    storefronts = [await program('storefront-1'), await program('storefront-2')]
    apis = [await program('api-1'), await program('api-2')]
    const ports = { shoppers: await freePort(), storefronts: await freePort() }
    url = `http://127.0.0.1:${ports.shoppers}`
    innerUrl = `http://127.0.0.1:${ports.storefronts}`
    const servers = [...storefronts, ...apis].map(({ name, port }) => ({
      address: `${name}:${name.startsWith('api') ? 4000 : 3000}`,
      port,
    }))
    nginx = prepareNginx({ nginx: debianNginx, folder, ports, servers })(join(folder, 'log'))
    await readyOrEnded(nginx, `${url}/`)
  })
  afterAll(async () => {
    await nginx.stop()
    for (const { server } of [...storefronts, ...apis]) {
      server.closeAllConnections()
      server.close()
    }
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    for (const one of [...storefronts, ...apis]) {
      one.asked.length = 0
      one.answer = () => ({})
    }
  })

  const get = async (path, headers = {}) => {
    const response = await fetch(url + path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const all = (answer) => storefronts.forEach((one) => (one.answer = answer))
  const asked = () => storefronts.flatMap((one) => one.asked)

  test('keeps a page that is everybody’s for a moment, one for each packing', async () => {
    all(() => ({ headers: MEMORY }))

    const turns = 20
    for (let turn = 0; turn < turns; turn += 1)
      for (const packing of ['br', 'gzip, br', 'gzip', 'identity'])
        await get('/kept', { 'accept-encoding': packing })

    const packings = asked().map(({ headers }) => headers['accept-encoding'] ?? '')
    expect([...new Set(packings)].sort()).toEqual(['', 'br', 'gzip'])
    expect(packings.length).toBeLessThan(2 * turns)
  })

  test('keeps nothing that is somebody’s own', async () => {
    const own = [
      {},
      { rsc: '1' },
      { 'next-router-prefetch': '1' },
      { authorization: 'Bearer x' },
      { cookie: '__prerender_bypass=x' },
    ]
    all(({ url: path }) => ({ headers: path === '/own-0' ? {} : MEMORY }))

    for (const [n, headers] of own.entries()) {
      await get(`/own-${n}`, headers)
      await get(`/own-${n}`, headers)
      await get(`/rest/own-${n}`, headers)
      await get(`/rest/own-${n}`, headers)
    }

    expect(asked()).toHaveLength(4 * own.length)
  })

  test('keeps assets for a year, asks the other storefront for one it does not find, and no missing one is remembered', async () => {
    storefronts[0].answer = () => ({ status: 404 })

    for (const name of ['a', 'b', 'c']) {
      const { status, headers } = await get(`/_next/static/${name}.js`)
      expect([status, headers.get('cache-control')]).toEqual([200, YEAR])
    }
    await get('/_next/static/a.js')
    expect(storefronts[1].asked).toHaveLength(3)

    all(() => ({ status: 404, headers: { 'cache-control': YEAR } }))
    const { status, headers } = await get('/_next/static/none.js')
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('[X04] believes no visitor about where they are, and passes on no call that is the API’s', async () => {
    await get('/who', { 'x-forwarded-for': '203.0.113.9' })
    const hidden = await get('/api/revalidate')

    expect(asked().map(({ path, headers }) => [path, headers['x-forwarded-for']])).toEqual([
      ['/who', '127.0.0.1'],
    ])
    expect([hidden.status, hidden.headers.get('server')]).toEqual([404, 'nginx'])
  })

  test('takes the word of an API that it is ready from the other, while one is about to stop', async () => {
    apis[0].answer = () => ({ status: 503 })

    for (let turn = 0; turn < 4; turn += 1) expect((await fetch(`${innerUrl}/health/ready`)).status).toBe(200)
    apis[1].answer = apis[0].answer
    expect((await fetch(`${innerUrl}/health/ready`)).status).toBe(503)
  })

  test('answers by the other when a storefront dies', async () => {
    storefronts[0].answer = (request) => {
      request.socket.destroy()
      return {}
    }

    for (let turn = 0; turn < 6; turn += 1) expect((await get(`/turn-${turn}`)).status).toBe(200)
    expect(storefronts[1].asked).toHaveLength(6)
  })
})
