import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { splitRoute, type Endpoint } from '@/contract/calls/endpoint'
import { refusalSchema } from '@/contract/calls/envelope'
import { seed } from '@/server/seed/seed'
import { contractCalls } from '@/server/http/calls/bind'
import { createTestApp, requestOf, type Caller, type TestApp } from '@/server/testing/test-app'
import { jsonSchemaOf, sampleOf } from './support/sample'

const nonsense = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  '\ud83d',
  '💥',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>',
  '%00',
  'unknown-id',
  [],
  [[]],
  {},
  { constructor: {} },
]

/** Written into a path, these would name another path, or none. */
const unfitForPaths: unknown[] = ['', '../../etc/passwd', '\ud83d']

const calls = contractCalls().map(([name, endpoint]) => ({ name, endpoint }))

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await seed(t.deps.db, t.clock.now())
})
afterAll(() => t.close())

/** Somebody the call's access lets in, in a browser of their own. */
async function callerFor({ access }: Endpoint): Promise<Caller> {
  if (access === 'operator') return t.operator
  return access === 'public' ? t.asGuest() : t.asCustomer()
}

type Input = Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>

function sampleInput({ params, query, body }: Endpoint): Input {
  const sample = (schema: z.ZodType | undefined) =>
    schema && (sampleOf(jsonSchemaOf(schema)) as Record<string, unknown>)
  return { params: sample(params), query: sample(query), body: sample(body) }
}

/** Fails unless the answer is the envelope, as a success or a refusal that says what is wrong; answers the status. */
async function send(
  endpoint: Endpoint,
  input: unknown,
  headers: Record<string, string>,
  init: RequestInit = {},
) {
  const [url, request] = requestOf(endpoint, input, headers)
  const response = await t.app.request(url, { ...request, ...init })
  const envelope = await response.json()
  if (envelope.code !== 1) {
    const refusal = refusalSchema.parse(envelope)
    if (response.status !== 200) expect(refusal.requestId).toBeTruthy()
  }
  return {
    status: response.status,
    envelope,
    what: `${endpoint.route} ${JSON.stringify(input).slice(0, 300)} ${JSON.stringify(envelope)}`,
  }
}

function expectCalm({ status, what }: { status: number; what: string }): void {
  expect(status < 500 || status === 599, `${status} for ${what}`).toBe(true)
}

describe.each(calls)('[X04] $name', ({ name, endpoint }) => {
  const { method } = splitRoute(endpoint.route)

  it('bears nonsense in every field', async () => {
    const headers = await t.headersOf(await callerFor(endpoint))
    const input = sampleInput(endpoint)
    for (const part of ['params', 'query', 'body'] as const) {
      for (const field of Object.keys(input[part] ?? {})) {
        for (const value of nonsense) {
          if (part === 'params' && unfitForPaths.includes(value)) continue
          const wrong = { ...input, [part]: { ...input[part], [field]: value } }
          expectCalm(await send(endpoint, wrong, headers))
        }
      }
    }
  })

  it('bears missing fields and unknown ids', async () => {
    const headers = await t.headersOf(await callerFor(endpoint))
    const input = sampleInput(endpoint)
    expectCalm(await send(endpoint, input, headers))
    for (const part of ['query', 'body'] as const) {
      for (const field of Object.keys(input[part] ?? {})) {
        const { [field]: _, ...rest } = input[part] ?? {}
        expectCalm(await send(endpoint, { ...input, [part]: rest }, headers))
      }
    }
  })

  if (endpoint.body) {
    it('400, 413 or 415 for a body that is no JSON of a decent size', async () => {
      const headers = {
        ...(await t.headersOf(await callerFor(endpoint))),
        'Content-Type': 'application/json',
      }
      const input = { ...sampleInput(endpoint), body: undefined }
      const limit = ['importCatalogue', 'publishContent'].includes(name) ? 16 * 1024 * 1024 : 64 * 1024
      const statusOf = async (body: string, type = 'application/json') =>
        (await send(endpoint, input, { ...headers, 'Content-Type': type }, { body })).status

      expect(await statusOf('{"a":')).toBe(400)
      expect(await statusOf('[1]')).toBe(400)
      expect(await statusOf('"text"')).toBe(400)
      expect(await statusOf('{}', 'text/plain')).toBe(415)
      expect(await statusOf(JSON.stringify({ a: 'x'.repeat(limit) }))).toBe(413)
    })
  }

  if (endpoint.access !== 'public') {
    it('401 without a token, with an unknown one, and with one of another kind', async () => {
      const input = sampleInput(endpoint)
      const foreign = endpoint.access === 'operator' ? await t.asCustomer() : t.operator
      const strangers: Caller[] = [
        { visitor: 'test-stranger' },
        { visitor: 'test-stranger', authorization: `Bearer ${'x'.repeat(43)}` },
        { visitor: 'test-stranger', authorization: 'Quote-Auth short' },
        { visitor: 'test-stranger', authorization: 'Basic dGVzdDp0ZXN0' },
        foreign,
        ...(endpoint.access === 'customer' ? [await t.asGuest()] : []),
      ]

      for (const stranger of strangers) {
        const { status, envelope } = await send(endpoint, input, await t.headersOf(stranger))
        expect([status, envelope.error]).toEqual([401, 'UNAUTHORIZED'])
      }
    })
  }

  if (method !== 'GET' && endpoint.postToken !== false) {
    it('599 without a post token, with a stale one and with a foreign one', async () => {
      const caller = await callerFor(endpoint)
      const headers = await t.headersOf(caller)
      const foreign = (await t.headersOf(await t.asGuest()))['X-Post-Token'] ?? ''

      for (const token of ['', 'x.y', foreign]) {
        const answer = await send(endpoint, sampleInput(endpoint), { ...headers, 'X-Post-Token': token })
        expect([answer.status, answer.envelope.error]).toEqual([599, 'POST_TOKEN_INVALID'])
      }
      t.clock.advance(2 * 3_600_000)
      expect((await send(endpoint, sampleInput(endpoint), headers)).status).toBe(599)
    })
  }
})
