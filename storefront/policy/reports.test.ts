import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createReports } from './reports'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function reportsAt() {
  const log = vi.fn<(line: string) => void>()
  const clock = { now: 0 }
  const handle = createReports(log, () => clock.now)
  const server = createServer((request, response) => void handle(request, response))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (body: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const count = async () => ((await (await fetch(url)).json()) as { count: number }).count
  return { send, count, log, clock }
}

const report = (blocked = 'inline') => ({
  'csp-report': {
    'document-uri': 'https://store.example/order?order=OR123&mobile=13800000001',
    'blocked-uri': blocked,
    'effective-directive': 'script-src-elem',
  },
})

it('[X04] a report is counted and logged without any query', async () => {
  const { send, count, log } = await reportsAt()

  expect((await send(report())).status).toBe(204)
  await send(report('https://evil.example/a.js?token=secret'))

  expect(await count()).toBe(2)
  expect(log.mock.calls).toEqual([
    ['Content-Security-Policy: script-src-elem kept inline off /order'],
    ['Content-Security-Policy: script-src-elem kept https://evil.example off /order'],
  ])
})

it('[X04] what is no report is not counted', async () => {
  const { send, count, log } = await reportsAt()

  for (const body of [
    'x',
    {},
    { 'csp-report': { ...report()['csp-report'], 'effective-directive': 'a\nb' } },
  ])
    expect((await send(body)).status).toBe(204)

  expect(await count()).toBe(0)
  expect(log).not.toHaveBeenCalled()
})

it('[X04] ten a minute are logged', async () => {
  const { send, count, log, clock } = await reportsAt()

  for (let number = 0; number < 15; number += 1) await send(report())
  expect(log).toHaveBeenCalledTimes(10)

  clock.now = 60_000
  await send(report())
  expect(log).toHaveBeenCalledTimes(11)
  expect(await count()).toBe(16)
})
