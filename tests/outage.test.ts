import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { Pool } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { openServer } from '@/server/db/connection/open'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

const PATIENCE_MS = 300
/** "You are let in" and "ready": the first words of PostgreSQL, and here its last. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: Server
let shop: TestApp
const sockets: Socket[] = []
afterEach(async () => {
  await shop.close()
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

/** A store whose database lets everybody in and then says nothing more, or never says a word. */
async function aStoreOn(greeting: Buffer | null): Promise<TestApp> {
  server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', () => greeting && socket.write(greeting))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return createTestApp({
    database: openServer(`postgres://u:p@127.0.0.1:${address.port}/store`, PATIENCE_MS),
  })
}

async function refused(path: string, init?: RequestInit) {
  const startedAt = performance.now()
  const response = await shop.app.request(path, init)
  const { error } = await response.json()
  const ms = performance.now() - startedAt
  return { status: response.status, error, retryAfter: response.headers.get('retry-after'), ms }
}

const outage = { status: 503, error: 'UNAVAILABLE', retryAfter: '5' }

it.each([
  ['froze after it let us in', GREETING],
  ['never answers', null],
])('[X03] 503 with Retry-After, within its patience, from a database that %s', async (_, greeting) => {
  shop = await aStoreOn(greeting)

  const answer = await refused('/rest/cn/V1/applet/categories')

  expect(answer).toMatchObject(outage)
  expect(answer.ms).toBeLessThan(PATIENCE_MS * 5)
  expect((await refused('/health/ready')).status).toBe(503)
})

it('[X03] a transaction on a frozen database is not waited for twice, and its connection is never used again', async () => {
  shop = await aStoreOn(GREETING)
  const startedAt = performance.now()

  await expect(shop.deps.db.transaction((tx) => tx.query.bags.findMany())).rejects.toThrow()

  expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS * 1.9)
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
})

it('[X03] 503 from a database that is away', async () => {
  shop = await aStoreOn(GREETING)
  server.close()
  for (const socket of sockets.splice(0)) socket.destroy()

  expect(await refused('/rest/cn/V1/applet/categories')).toMatchObject(outage)
})

it('[X03] a connection that breaks between two statements of a transaction ends the transaction, not the program', async () => {
  shop = await aStoreOn(GREETING)
  const pool: unknown = Reflect.get(shop.deps.db, '$client')
  if (!(pool instanceof Pool)) throw new Error('no pool')
  const client = await pool.connect()
  const broken = new Promise((resolve) => client.once('end', resolve))

  for (const socket of sockets) socket.destroy()
  await broken

  await expect(client.query('select 1')).rejects.toThrow('not queryable')
  client.release()
  expect(pool.totalCount).toBe(0)
})
