import { pino } from 'pino'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bags } from './db/schema/purchase/bag'
import { handlers } from './http/calls/handlers'
import { createTestApp, type TestApp } from './testing/test-app'

let t: TestApp
const logged: string[] = []
beforeAll(async () => {
  t = await createTestApp({
    pages: [],
    log: pino({ base: null }, { write: (line) => void logged.push(line) }),
    handlers: handlers({
      subscribeNewsletter: () => null,
      verifyRisk: () => ({ isAllowed: true }),
      getCustomer: async ({ deps }) => {
        await deps.db.insert(bags).values({ customerId: crypto.randomUUID() })
        throw new Error('not reached')
      },
      listCategories: () => {
        throw new Error('something unforeseen')
      },
      searchProducts: async ({ deps, query }) => {
        await deps.db.execute(sql`select ${query.q}::uuid`)
        throw new Error('not reached')
      },
    }),
  })
})
afterAll(() => t.close())

const NEWSLETTER = '/rest/cn/V1/applet/addInformation'
const EMAIL = JSON.stringify({ email: 'reader@example.com' })

async function post(path: string, init: RequestInit = {}, extra: Record<string, string> = {}) {
  const headers = {
    ...(await t.headersOf({ visitor: 'test-visitor' })),
    'Content-Type': 'application/json',
    ...extra,
  }
  const response = await t.app.request(path, { method: 'POST', headers, ...init })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('the envelope', () => {
  it('is around a success', async () => {
    const { status, body } = await post(NEWSLETTER, { body: EMAIL })

    expect(status).toBe(200)
    expect(body).toEqual({ code: 1, data: null, message: '' })
  })

  it('is around a refusal, with a stable code and the request id of the caller', async () => {
    const { status, headers, body } = await post(
      NEWSLETTER,
      { body: '{}' },
      { 'X-Request-Id': 'request-0001' },
    )

    expect(status).toBe(400)
    expect(headers.get('x-request-id')).toBe('request-0001')
    expect(body).toEqual({
      code: 0,
      error: 'BAD_REQUEST',
      message: '请求内容有误，请检查后重试',
      requestId: 'request-0001',
      data: { validationResult: { email: '此项是必填项' } },
    })
  })

  it('500 says nothing of what went wrong', async () => {
    const response = await t.app.request('/rest/cn/V1/applet/categories')
    const text = await response.text()

    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({
      code: 0,
      error: 'INTERNAL',
      requestId: expect.any(String),
      data: null,
    })
    expect(text).not.toContain('unforeseen')
  })

  it('is never cached, and never guessed to be a page', async () => {
    const { headers } = await post(NEWSLETTER, { body: EMAIL })

    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('what a call can be refused for before its handler', () => {
  it('404 NOT_FOUND for an unknown path', async () => {
    expect(await post('/rest/cn/V1/nothing')).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
  })

  it('405 METHOD_NOT_ALLOWED says which method the path has', async () => {
    const response = await t.app.request(NEWSLETTER, { method: 'DELETE' })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ code: 0, error: 'METHOD_NOT_ALLOWED' })
  })

  it.each([
    ['broken JSON', '{"email":'],
    ['no object', '[]'],
    ['half a character', '{"email":"\\ud83d"}'],
    ['a NUL', '{"email":"\\u0000"}'],
    ['endless nesting', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('400 BAD_REQUEST for %s', async (_, body) => {
    expect(await post(NEWSLETTER, { body })).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } })
  })

  it.each(['/rest/default/V1/applet/product/%ff', '/rest/cn/V2/applet/search/products?q=%ff%'])(
    'no more than a refusal for %s',
    async (path) => {
      expect((await t.app.request(path)).status).toBeLessThan(502)
      expect(logged.join()).not.toContain('URIError')
    },
  )

  it('400 BAD_REQUEST for bytes that are no text', async () => {
    expect(await post(NEWSLETTER, { body: new Uint8Array([0x22, 0xff, 0x22]) })).toMatchObject({
      status: 400,
    })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    '415 UNSUPPORTED_MEDIA_TYPE for %s',
    async (type) => {
      const answer = await post(NEWSLETTER, { body: EMAIL }, { 'Content-Type': type })

      expect(answer).toMatchObject({ status: 415, body: { error: 'UNSUPPORTED_MEDIA_TYPE' } })
    },
  )

  it('200 for JSON with a charset', async () => {
    const answer = await post(
      NEWSLETTER,
      { body: EMAIL },
      { 'Content-Type': 'application/json; charset=utf-8' },
    )

    expect(answer.status).toBe(200)
  })

  it('413 TOO_LARGE over 64 KiB, told or not', async () => {
    const big = JSON.stringify({ email: 'a'.repeat(65_536) })
    const chunked = new ReadableStream({
      start(controller) {
        for (let i = 0; i < big.length; i += 8192)
          controller.enqueue(new TextEncoder().encode(big.slice(i, i + 8192)))
        controller.close()
      },
    })
    const streamed: RequestInit & { duplex: 'half' } = { body: chunked, duplex: 'half' }

    expect(await post(NEWSLETTER, { body: big })).toMatchObject({ status: 413, body: { error: 'TOO_LARGE' } })
    expect(await post(NEWSLETTER, { body: big }, { 'Content-Length': String(big.length) })).toMatchObject({
      status: 413,
    })
    expect(await post(NEWSLETTER, streamed)).toMatchObject({ status: 413 })
  })

  it('501 NOT_IMPLEMENTED only after access and validation', async () => {
    const path = '/rest/cn/V1/applet/bindingPost'

    expect(await post(path, { body: '{}' })).toMatchObject({ status: 400 })
    const body = JSON.stringify({ mobile: '13800000001', verifyCode: '123456', bindParam: 'x' })
    expect(await post(path, { body })).toMatchObject({ status: 501, body: { error: 'NOT_IMPLEMENTED' } })
  })
})

describe('the post token', () => {
  it('599 POST_TOKEN_INVALID without one, with a foreign one or an invented one', async () => {
    const foreign = (await t.headersOf({ visitor: 'another-visitor' }))['X-Post-Token']!

    for (const token of ['', foreign, 'zzzzzzzz.invented', '.', 'zzzzzzzz']) {
      const answer = await post(NEWSLETTER, { body: EMAIL }, { 'X-Post-Token': token })
      expect(answer).toMatchObject({ status: 599, body: { code: 0, error: 'POST_TOKEN_INVALID' } })
    }
  })

  it('599 after two hours', async () => {
    const token = (await t.headersOf({ visitor: 'test-visitor' }))['X-Post-Token']!
    const send = () => post(NEWSLETTER, { body: EMAIL }, { 'X-Post-Token': token })
    t.clock.advance(2 * 3_600_000 - 1)
    expect((await send()).status).toBe(200)
    t.clock.advance(1)

    expect((await send()).status).toBe(599)
  })

  it('599 when it was issued before the login: it is bound to the session', async () => {
    const guest = await t.asGuest()
    const token = (await t.headersOf({ visitor: guest.visitor }))['X-Post-Token']!
    const headers = { ...(await t.headersOf(guest)), 'X-Post-Token': token }

    const answer = await post('/rest/cn/V1/applet/verifyTongDun', { body: '{"scene":"x"}' }, headers)

    expect(answer.status).toBe(599)
  })
})

describe('access', () => {
  it('401 UNAUTHORIZED for an unknown token where one is needed; elsewhere it counts as none', async () => {
    const headers = { Authorization: `Bearer ${'x'.repeat(43)}` }

    expect(await post('/rest/cn/V1/applet/verifyTongDun', { body: '{"scene":"x"}' }, headers)).toMatchObject({
      status: 401,
      body: { error: 'UNAUTHORIZED' },
    })
    expect(await post(NEWSLETTER, { body: EMAIL }, headers)).toMatchObject({ status: 200 })
  })

  it('401 for operator calls with no token, a wrong one, or a customer’s', async () => {
    const customer = await t.asCustomer()
    const path = '/rest/ops/V1/stock'

    for (const authorization of ['', 'Bearer wrong', customer.authorization!]) {
      expect(await post(path, { body: '{}' }, { Authorization: authorization })).toMatchObject({
        status: 401,
      })
    }
    expect(await post(path, { body: '{}' }, { Authorization: t.operator.authorization! })).toMatchObject({
      status: 400,
    })
  })
})

describe('the moment an account ends', () => {
  it('[X04] 401 for what its customer was just doing, such as placing an order', async () => {
    const customer = await t.asCustomer()

    expect(await t.call('getCustomer', {}, customer)).toMatchObject({ status: 401, error: 'UNAUTHORIZED' })
  })
})

describe('the general limit', () => {
  it('429 with Retry-After for a browser that calls without end; others go on', async () => {
    const from = (address: string) =>
      t.app.request('/rest/cn/V1/nothing-known', { headers: { 'X-Forwarded-For': `evil, ${address}` } })
    const call = (address: string) =>
      t.app.request('/rest/cn/V1/offline/country', {
        headers: { 'X-Forwarded-For': `${crypto.randomUUID()}, ${address}` },
      })
    for (let i = 0; i < 600; i++) await call('203.0.113.1')

    const refused = await call('203.0.113.1')

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('203.0.113.2')).status).not.toBe(429)
    expect((await from('203.0.113.1')).status).toBe(404)
  })

  it('does not hold back our own storefront’s server, which calls for everybody', async () => {
    for (let i = 0; i < 700; i++) await t.app.request('/rest/cn/V1/offline/country')

    expect((await t.app.request('/rest/cn/V1/offline/country')).status).toBe(501)
  })
})

describe('the log', () => {
  it('names the call, its status and the request, and nothing of what was asked', async () => {
    logged.length = 0
    await t.app.request('/rest/cn/V2/applet/search/products?q=13812345678', {
      headers: { 'X-Request-Id': 'request-0002' },
    })
    await post(NEWSLETTER, { body: EMAIL })

    const lines = logged.map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)))
    expect(lines).toMatchObject([
      { msg: 'failed', error: { name: 'DatabaseError', code: '22P02' } },
      { msg: 'request', method: 'GET', call: 'searchProducts', status: 500, requestId: 'request-0002' },
      { msg: 'request', method: 'POST', call: 'subscribeNewsletter', status: 200 },
    ])
    for (const secret of ['13812345678', 'reader@example.com', 'test-visitor'])
      expect(logged.join()).not.toContain(secret)
  })
})

describe('health', () => {
  it('live and ready', async () => {
    expect((await t.app.request('/health/live')).status).toBe(200)
    expect((await t.app.request('/health/ready')).status).toBe(200)
  })
})
