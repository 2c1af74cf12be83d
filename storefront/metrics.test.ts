import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { createListener, type Handler } from './listener'
import { createRequestCount, watchPageMemory } from './metrics'
import { createPageMemory } from './pages/page-memory'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function countingStorefront(answer: Handler) {
  const registry = new Registry()
  const parts = { gateway: answer, pages: answer, next: answer, reports: answer, forget: () => undefined }
  const count = createRequestCount(registry)
  const server = createServer(createListener({ ...parts, isTrusted: () => false, count }))
  stops.push(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const told = async (metric: string) => {
    const text = await registry.metrics()
    return text.split('\n').filter((line) => line.startsWith(`${metric}{`))
  }
  return { port, url: `http://127.0.0.1:${port}`, told }
}

test('requests are counted by what they are for, never by their address', async () => {
  const { url, told } = await countingStorefront(async (_, response) => void response.end('answer'))
  const paths = [
    '/handbags/bg-0101?id=13800000001',
    '/metrics',
    '/rest/cn/V1/applet/orderList/OR2026030100001',
    '/_next/static/chunk.js',
    '/pictures/a/b.avif',
    '/reports',
    '/api/revalidate',
    '/rest/%E5%A',
  ]

  for (const path of paths) {
    const method = path.startsWith('/api/') ? 'POST' : 'GET'
    await (await fetch(`${url}${path}`, { method })).text()
  }

  await expect
    .poll(() => told('storefront_requests_total'))
    .toEqual([
      'storefront_requests_total{kind="page",status="200"} 2',
      'storefront_requests_total{kind="call",status="200"} 1',
      'storefront_requests_total{kind="asset",status="200"} 1',
      'storefront_requests_total{kind="picture",status="200"} 1',
      'storefront_requests_total{kind="report",status="200"} 1',
      'storefront_requests_total{kind="word",status="200"} 1',
      'storefront_requests_total{kind="refused",status="400"} 1',
    ])
  expect(await told('storefront_request_duration_seconds_count')).toContain(
    'storefront_request_duration_seconds_count{kind="page"} 2',
  )
})

test('a browser that leaves before its answer is counted as that', async () => {
  let tell: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (tell = resolve))
  const { port, told } = await countingStorefront(async () => tell())
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: store.example\r\n\r\n')
  await asked

  socket.destroy()

  await expect
    .poll(() => told('storefront_requests_total'))
    .toEqual(['storefront_requests_total{kind="page",status="499"} 1'])
})

test('the page memory tells how full it is, and how often it could help', async () => {
  const registry = new Registry()
  const memory = createPageMemory()
  watchPageMemory(registry, memory)
  const answer = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>page</p>') }

  memory.fresh('/')
  await memory.keep('/', answer, { seconds: 10, begun: memory.generation() })
  memory.fresh('/')
  memory.fresh('/')

  const text = await registry.metrics()
  expect(text).toMatch(/^storefront_page_memory_entries 1$/m)
  expect(text).toMatch(/^storefront_page_memory_bytes [1-9]\d*$/m)
  expect(text).toMatch(/^storefront_page_memory_reads_total\{result="hit"\} 2$/m)
  expect(text).toMatch(/^storefront_page_memory_reads_total\{result="miss"\} 1$/m)
  expect(await registry.metrics()).toMatch(/result="hit"\} 2$/m)
})
