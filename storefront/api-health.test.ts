import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createApiHealth } from './api-health'

const closings: (() => void)[] = []
afterEach(() => closings.splice(0).forEach((close) => close()))

/** An API that answers with `status`, or not at all. */
async function api(status: number | null) {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url!)
    if (status !== null) response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  closings.push(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test.each([
  ['answers', 200, true],
  ['says that its database is away', 503, false],
  ['hangs', null, false],
])('[S21] an API that %s is ready: %j, %j', async (_, status, isReady) => {
  expect(await createApiHealth((await api(status)).url)()).toBe(isReady)
})

test('[S21] an API that nobody reaches is not ready', async () => {
  expect(await createApiHealth('http://127.0.0.1:1')()).toBe(false)
})

test('is asked once however many want to know, and again when that is old', async () => {
  let now = 0
  const { url, asked } = await api(200)
  const isReady = createApiHealth(url, () => now)

  await Promise.all([isReady(), isReady()])
  now = 250
  await isReady()
  expect(asked).toEqual(['/health/ready'])

  now = 251
  await isReady()
  expect(asked).toHaveLength(2)
})
