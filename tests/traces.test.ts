import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createGateway } from '@/storefront/gateway/gateway'
import { openTestDatabase } from '@/server/testing/test-database'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { openTraces, type Traces } from '@/telemetry/traces'

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  attributes: z.array(attributeSchema),
})
const toldSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})

const collected: z.infer<typeof spanSchema>[] = []
const servers: { close: () => unknown }[] = []
let traces: Traces
let t: TestApp
let gateway: ReturnType<typeof createGateway>
let url: string

const urlOf = (server: { address: () => AddressInfo | string | null }) => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function listening(server: Server): Promise<string> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return urlOf(server)
}

beforeAll(async () => {
  const collector = createServer((request, response) => {
    void json(request).then((told) => {
      const { resourceSpans } = toldSchema.parse(told)
      for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) collected.push(...spans)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  const opened = await openTraces('test', await listening(collector))
  if (!opened) throw new Error('no traces')
  traces = opened
  const database = await openTestDatabase()
  database.trace(traces)
  t = await createTestApp({ database, traces })
  const api = serve({ fetch: t.app.fetch, hostname: '127.0.0.1', port: 0 })
  servers.push(api)
  await once(api, 'listening')
  gateway = createGateway(urlOf(api), traces)
  url = await listening(createServer((request, response) => void gateway.pass(request, response)))
})
afterAll(async () => {
  await gateway.close()
  for (const server of servers) server.close()
  await t.close()
})

it('a call is one trace from the storefront to SQL, under the request id the browser gave, and holds no value', async () => {
  const caller = await t.asCustomer({ mobile: '13800031415' })
  const token = String(caller.authorization).replace('Bearer ', '')
  const answer = await fetch(`${url}/rest/cn/V1/applet/categories?mobile=13800031415`, {
    headers: {
      cookie: `token=${token}`,
      'x-request-id': 'browser-0001',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
  })
  await answer.text()
  expect(answer.headers.get('x-request-id')).toBe('browser-0001')
  await traces.close()

  const valueOf = (span: (typeof collected)[number] | undefined, key: string) =>
    Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]
  const call = collected.find(({ name }) => name === 'call')
  const request = collected.find(({ parentSpanId }) => parentSpanId === call?.spanId)
  const statements = collected.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(call?.traceId).not.toBe('a'.repeat(32))
  expect([call, request].map((span) => valueOf(span, 'request.id'))).toEqual(['browser-0001', 'browser-0001'])
  expect(statements.map(({ name }) => name)).toContain('select')
  expect(new Set(collected.map(({ traceId }) => traceId))).toEqual(new Set([call?.traceId]))
  for (const secret of ['13800031415', token, caller.customerId!])
    expect(JSON.stringify(collected)).not.toContain(secret)
})

it('without a collector nothing is traced', async () => {
  expect(await openTraces('test', null)).toBeNull()
})
