import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { migrate } from '@/server/db/migrate'
import { openServer } from '@/server/db/connection/open'
import { anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import { arrive } from '@/server/testing/completed-order'
import { fakeWechatpay } from '@/server/testing/payments/fake-wechatpay'
import { createTestApp } from '@/server/testing/test-app'
import { createServerDatabase } from '@/server/testing/test-database'
import { createOperator } from '@/server/ops/call'
import { startApi, type ApiProcess } from './api-process'

const PRICE = 1_290_000
const STOCK = 500

/**
 * A store on a PostgreSQL server that programs of their own share with the test, and a payment provider on this machine that all of
 * them ask.
 */
export async function sharedStore(serverUrl: string) {
  const { url: databaseUrl, remove } = await createServerDatabase(serverUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'store-shared-'))
  const fake = await fakeWechatpay(() => new Date())
  const database = openServer(databaseUrl)
  await migrate(database.db)
  const shop = await createTestApp({
    database,
    config: { paymentProviders: [fake.setting] },
    now: new Date().toISOString(),
    log: pino({ level: 'silent' }),
  })
  const sku = await onePiece(shop, { stock: STOCK, priceFen: PRICE })
  const token = shop.deps.config.opsToken ?? ''
  const programs: ApiProcess[] = []
  let customers = 0

  async function start(): Promise<ApiProcess> {
    const { appId, merchantId, serial, privateKey, apiKey, url } = fake.setting
    const program = await startApi({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_SECRET: shop.deps.config.appSecret,
      OPS_TOKEN: token,
      LOG_LEVEL: 'silent',
      PAYMENT_PROVIDERS: 'wechatpay',
      WECHATPAY_APP_ID: appId,
      WECHATPAY_MERCHANT_ID: merchantId,
      WECHATPAY_SERIAL: serial,
      WECHATPAY_PRIVATE_KEY: privateKey,
      WECHATPAY_API_KEY: apiKey,
      WECHATPAY_URL: url,
    })
    programs.push(program)
    return program
  }

  /** An unpaid order, and our number of its payment. */
  async function anUnpaidOrder() {
    const customer = await shop.asCustomer({ mobile: `1350000${4000 + customers++}` })
    const body = anOrder(await withBag(shop, customer, sku), { paymentMethod: 'wechatpay' })
    const { orderBn } = await dataOf(shop.call('saveOrder', { body }, customer))
    const ref = [...fake.books.payments.keys()].find((key) => key.startsWith(orderBn)) ?? ''
    return { customer, orderBn, ref }
  }

  /** A return that is back at the house, its money not yet. */
  async function aReceivedReturn() {
    const order = await anUnpaidOrder()
    const { customer, orderBn: orderNo, ref } = order
    fake.books.pay(ref, PRICE, shop.clock.now())
    await dataOf(shop.call('checkOrderPaid', { params: { orderNo } }, customer))
    await arrive(shop, orderNo)
    const { items } = await dataOf(shop.call('getReturnOrder', { body: { orderNo } }, customer))
    const body = {
      idempotencyKey: randomUUID(),
      orderNo,
      items: [{ itemId: items[0]?.itemId ?? '', qty: 1, reason: 'size' }],
    }
    const { id } = await dataOf(shop.call('createReturn', { body }, customer))
    await dataOf(shop.call('opsApproveReturn', { params: { id }, body: {} }, shop.operator))
    await dataOf(shop.call('opsReceiveReturn', { params: { id }, body: {} }, shop.operator))
    return { ...order, id }
  }

  return {
    shop,
    fake,
    sku,
    stock: STOCK,
    priceFen: PRICE,
    databaseUrl,
    start,
    operatorAt: ({ url }: ApiProcess) => createOperator({ apiUrl: url, token }),
    anUnpaidOrder,
    aReceivedReturn,
    /** What the provider sent back of a payment. */
    sentBack: (ref: string) =>
      [...fake.books.refunds.values()].filter(({ transactionId }) => transactionId === `T${ref}`),
    close: async () => {
      await Promise.all(programs.map((program) => program.kill()))
      fake.close()
      await shop.close()
      await remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
