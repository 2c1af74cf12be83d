import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { payments } from '@/server/db/schema/purchase/payments'
import { refunds } from '@/server/db/schema/purchase/refunds'
import { unpaidOrdersJob } from '@/server/modules/orders/payment/expire-order'
import { runCommand } from '@/server/ops/commands/commands'
import { anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import { fakeWechatpay } from '@/server/testing/payments/fake-wechatpay'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { operatorOf } from '@/server/testing/operator'

const PRICE = 1_290_000
const DAY_MS = 24 * 3_600_000

let fake: Awaited<ReturnType<typeof fakeWechatpay>>
let shop: TestApp
let sku: string
let customers = 0

beforeAll(async () => {
  let now = () => new Date()
  fake = await fakeWechatpay(() => now())
  const config = { paymentProviders: [fake.setting] }
  shop = await createTestApp({ config, log: pino({ level: 'silent' }), now: '2026-03-01T10:00:00+08:00' })
  now = () => shop.clock.now()
  sku = await onePiece(shop, { stock: 200, priceFen: PRICE })
})
afterAll(async () => {
  fake.close()
  await shop.close()
})
// Each test has a day of its own.
beforeEach(() => {
  fake.books.misbehaviour = null
  shop.clock.advance(2 * DAY_MS)
})

const today = () => new Date(shop.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const reconcile = (...args: string[]) => runCommand(operatorOf(shop), ['payments', 'reconcile', ...args])

async function anUnpaidOrder(): Promise<{ orderBn: string; ref: string }> {
  const customer = await shop.asCustomer({ mobile: `1350000${3000 + customers++}` })
  const body = anOrder(await withBag(shop, customer, sku), { paymentMethod: 'wechatpay' })
  const { orderBn } = await dataOf(shop.call('saveOrder', { body }, customer))
  return { orderBn, ref: [...fake.books.payments.keys()].find((key) => key.startsWith(orderBn))! }
}

async function aPaidOrder() {
  const order = await anUnpaidOrder()
  fake.books.pay(order.ref, PRICE)
  await tell(order.ref)
  return order
}

async function tell(ref: string): Promise<void> {
  const { body, headers } = fake.notification(ref)
  await shop.app.request('/rest/cn/V1/payment/notify/wechatpay', { method: 'POST', body, headers })
}

/** Money that came after its order was canceled, and went back. */
async function aRefundedOrder() {
  const order = await anUnpaidOrder()
  shop.clock.advance(30 * 60_000)
  await unpaidOrdersJob(shop.deps).run()
  fake.books.pay(order.ref, PRICE)
  await tell(order.ref)
  return order
}
const refundOf = async (ref: string) => {
  const [row] = await shop.deps.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.providerRef, ref))
  return row!.id
}

it('[B06] a day on which the books agree: paid, unpaid, canceled and sent back', async () => {
  await aPaidOrder()
  await anUnpaidOrder()
  await aRefundedOrder()

  expect(await reconcile('--day', today())).toEqual({
    text: `${today()}: 3 payments compared, 0 differences`,
    isOk: true,
  })
})

it.each<[string, () => Promise<{ orderBn: string; ref: string }>, string]>([
  [
    'money there that nobody noted here',
    async () => {
      const order = await anUnpaidOrder()
      fake.books.pay(order.ref, PRICE)
      return order
    },
    'paid there, not here: here -, there ¥12900.00',
  ],
  [
    'money noted here that is not there',
    async () => {
      const order = await aPaidOrder()
      fake.books.payments.delete(order.ref)
      return order
    },
    'paid here, not there: here ¥12900.00, there -',
  ],
  [
    'another amount',
    async () => {
      const order = await aPaidOrder()
      fake.books.pay(order.ref, 100, shop.clock.now())
      return order
    },
    'paid, but not the same amount: here ¥12900.00, there ¥1.00',
  ],
  [
    'another transaction',
    async () => {
      const order = await aPaidOrder()
      fake.books.find(order.ref).transactionId = 'other'
      return order
    },
    'paid, but by another transaction: here ¥12900.00, there ¥12900.00',
  ],
  [
    'a refund that is missing there',
    async () => {
      const order = await aRefundedOrder()
      fake.books.refunds.delete(await refundOf(order.ref))
      return order
    },
    'refund done here, not there: here ¥12900.00, there -',
  ],
  [
    'a refund of another amount',
    async () => {
      const order = await aRefundedOrder()
      fake.books.refunds.get(await refundOf(order.ref))!.amountFen = 100
      return order
    },
    'refunded, but not the same amount: here ¥12900.00, there ¥1.00',
  ],
  [
    'a refund that moved and was not noted',
    async () => {
      fake.books.misbehaviour = 'refund under way'
      const order = await aRefundedOrder()
      fake.books.misbehaviour = null
      return order
    },
    'refund done there, not noted here: here ¥12900.00, there ¥12900.00',
  ],
  [
    'a refund that waits',
    async () => {
      fake.books.misbehaviour = 'refund under way'
      return aRefundedOrder()
    },
    'refund asked for here, not done there: here ¥12900.00, there -',
  ],
  [
    'a provider that fails',
    async () => {
      const order = await aPaidOrder()
      fake.books.misbehaviour = 'fault'
      return order
    },
    'the provider gave no answer: here ¥12900.00, there -',
  ],
])('[B06] names %s, with its order, and fails', async (_, arrange, words) => {
  const { orderBn, ref } = await arrange()

  const { text, isOk } = await reconcile('--day', today())

  expect(isOk).toBe(false)
  expect(text.split('\n').slice(1)).toEqual([`  ${orderBn}  wechatpay ${ref}  ${words}`])
})

it('[B06] takes yesterday without a day, in China, and leaves the days beside it alone', async () => {
  await anUnpaidOrder()
  const { orderBn, ref } = await anUnpaidOrder()
  fake.books.pay(ref, PRICE)
  const day = today()
  shop.clock.advance(DAY_MS)
  const other = await anUnpaidOrder()
  fake.books.pay(other.ref, PRICE)

  const { text } = await reconcile()

  expect(text).toMatch(`${day}: 2 payments compared, 1 differences`)
  expect(text).toContain(orderBn)
})

it('[B06] goes through every page of a busy day', async () => {
  for (let n = 0; n < 45; n++) await anUnpaidOrder()

  expect((await reconcile('--day', today())).text).toBe(`${today()}: 45 payments compared, 0 differences`)
})

it('[B06] is the operator’s alone', async () => {
  const answer = await shop.call('opsReconcilePayments', { body: {} }, await shop.asCustomer())

  expect(answer).toMatchObject({ status: 401 })
})
