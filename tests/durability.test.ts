import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { contract, type CallName, type Contract } from '@/contract/calls/contract'
import type { DataOf, InputOf } from '@/contract/calls/endpoint'
import { readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/connection/open'
import { migrate } from '@/server/db/migrate'
import { unlockPersonalData } from '@/server/db/personal-data'
import { customers } from '@/server/db/schema/customer/customers'
import { sessions } from '@/server/db/schema/customer/login'
import { orderLines, orders } from '@/server/db/schema/purchase/orders'
import { hashToken, newToken } from '@/server/platform/keys'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { anOrder } from '@/server/testing/checkout'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { requestOf } from '@/server/testing/test-app'
import { startApi, type ApiProcess } from './support/api-process'

const SHOPPERS = 8
const ORDERS_BEFORE_THE_KILL = 40
const STOCK = 1000
const SKUS = ['ONE-U', 'TWO-U', 'THREE-U']

let dataDir: string
let tokens: string[]
const programs: ApiProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-durable-'))
  tokens = Array.from({ length: SHOPPERS }, newToken)
  unlockPersonalData(readConfig({ DATA_DIR: dataDir }).personalDataKeys)
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, migrate)
  await stockStore(db, [
    { kind: 'category', id: 'handbags', urlKey: 'handbags', name: '手袋' },
    ...['ONE', 'TWO', 'THREE'].map((sku) =>
      aProduct({ sku, url: sku.toLowerCase(), children: [{ sku: `${sku}-U`, stock: STOCK }] }),
    ),
  ])
  const now = new Date()
  for (const [n, token] of tokens.entries()) {
    const [customer] = await db
      .insert(customers)
      .values({
        mobile: `1350000${1000 + n}`,
        mobileHash: `1350000${1000 + n}`,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    const expiresAt = new Date(now.getTime() + 3_600_000)
    await db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), customerId: customer!.id, createdAt: now, expiresAt })
  }
  await close()
})
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<ApiProcess> {
  const program = await startApi({ DATA_DIR: dataDir })
  programs.push(program)
  return program
}

async function call<N extends CallName>(
  url: string,
  token: string,
  name: N,
  input: InputOf<Contract[N]>,
): Promise<DataOf<Contract[N]>> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Visitor-Id': 'durability' }
  const postToken = z
    .object({ token: z.string() })
    .parse(await fetchData(url, requestOf(contract.getCsrfToken, {}, headers)))
  const request = requestOf(contract[name], input, { ...headers, 'X-Post-Token': postToken.token })
  const schema: z.ZodType = contract[name].data
  return schema.parse(await fetchData(url, request)) as DataOf<Contract[N]>
}

async function fetchData(url: string, [path, init]: [string, RequestInit]): Promise<unknown> {
  const envelope = z.object({ code: z.int(), error: z.string().optional(), data: z.unknown() })
  const answer = envelope.parse(await (await fetch(`${url}${path}`, init)).json())
  if (answer.code !== 1) throw new Error(answer.error)
  return answer.data
}

/** Orders one thing after the other until the program is gone; notes what was answered. */
async function shopUntilGone({ url }: ApiProcess, token: string, answered: (orderBn: string) => void) {
  try {
    for (let n = 0; ; n++) {
      const body = { productId: SKUS[n % SKUS.length]!, qty: 1 + (n % 3) }
      const { cart } = await call(url, token, 'addCart', { body })
      answered((await call(url, token, 'saveOrder', { body: anOrder(cart) })).orderBn)
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

it('every answered order is there after kill -9, and stock and orders agree', async () => {
  const first = await start()
  const answered: { token: string; orderBn: string }[] = []
  let killed: Promise<void> | undefined
  const shopping = tokens.map((token) =>
    shopUntilGone(first, token, (orderBn) => {
      answered.push({ token, orderBn })
      if (answered.length === ORDERS_BEFORE_THE_KILL) killed = first.kill()
    }),
  )
  await Promise.all(shopping)
  await killed

  const second = await start()
  const found = []
  for (const { token, orderBn } of answered) {
    found.push((await call(second.url, token, 'getOrder', { params: { orderNo: orderBn } })).orderBn)
  }
  await second.stop()

  expect(answered.length).toBeGreaterThanOrEqual(ORDERS_BEFORE_THE_KILL)
  expect(found).toEqual(answered.map(({ orderBn }) => orderBn))
  await expectStockToAgree()
}, 120_000)

async function expectStockToAgree(): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, migrate)
  const lines = await db.select({ sku: orderLines.sku, qty: orderLines.qty }).from(orderLines)
  const placed = await db.$count(orders)
  const stock = await stockOf(db, SKUS)
  await close()

  const sold = (sku: string) =>
    lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.qty, 0)
  expect(lines).toHaveLength(placed)
  expect(SKUS.map((sku) => stock.get(sku))).toEqual(SKUS.map((sku) => STOCK - sold(sku)))
}
