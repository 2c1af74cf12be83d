import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOperator } from '@/server/ops/call'
import { runCommand } from '@/server/ops/commands/commands'
import { startApi, type ApiProcess } from './support/api-process'

const secret = 'revalidate-secret-of-this-test'
const token = 'operator-token-of-this-test'

type Told = { at: number; tags: string[]; isSigned: boolean }

/** A storefront that writes down what it is told; `failures` times it cannot be reached first. */
async function aStorefront(failures = 0) {
  const told: Told[] = []
  let left = failures
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      if (left > 0) {
        left -= 1
        request.socket.destroy()
        return
      }
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      const { tags } = JSON.parse(body) as { tags: string[] }
      told.push({ at: Date.now(), tags, isSigned: request.headers['x-signature'] === signature })
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, told, close: () => server.close() }
}

type Recorded = Awaited<ReturnType<typeof aStorefront>>

let dataDir: string
let storefronts: [Recorded, Recorded, Recorded]
let api: ApiProcess
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-publishing-'))
  storefronts = [await aStorefront(), await aStorefront(), await aStorefront(1)]
  api = await startApi({
    DATA_DIR: dataDir,
    REVALIDATE_SECRET: secret,
    OPS_TOKEN: token,
    LOG_LEVEL: 'silent',
    STOREFRONT_URLS: storefronts.map(({ url }) => url).join(),
  })
})
afterAll(async () => {
  await api.stop()
  for (const { close } of storefronts) close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('the operator publishes, and within two seconds every running storefront is told, one that was away too', async () => {
  const file = join(dataDir, 'page.json')
  const page = { kind: 'page', id: 'atelier', url: 'atelier', title: '工坊', description: '', blocks: [] }
  writeFileSync(file, JSON.stringify([page]))

  const operator = createOperator({ apiUrl: api.url, token })
  const { text } = await runCommand(operator, ['content', 'publish', file])
  const publishedAt = Date.now()

  expect(text).toBe('Published: 1 created, 0 updated, 0 unchanged, 0 refused')
  for (const { told } of storefronts) {
    await expect.poll(() => told.length).toBe(1)
    expect(told[0]).toMatchObject({
      isSigned: true,
      tags: expect.arrayContaining(['page:atelier', 'missing']),
    })
    expect(told[0]!.at - publishedAt).toBeLessThan(2_000)
  }
})
