import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { sandboxPayments } from '@/server/db/schema/purchase/payments'
import { sandboxRefunds } from '@/server/db/schema/purchase/refunds'
import { refundReturn, returnRefundsJob } from '@/server/modules/returns/decide/refund-return'
import type { PaymentProvider } from '@/server/providers/payment/payment-provider'
import { dataOf, onePiece } from '@/server/testing/checkout'
import { aCompletedOrder } from '@/server/testing/completed-order'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
let customer: Caller
let sku: string
let orderNo: string
let id: string
let round = 0

beforeAll(async () => {
  shop = await createTestApp()
  sku = await onePiece(shop, { stock: 50 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1350000${2000 + round++}` })
  orderNo = await aCompletedOrder(shop, customer, sku)
  const { items } = await dataOf(shop.call('getReturnOrder', { body: { orderNo } }, customer))
  const asked = [{ itemId: items[0]!.itemId, qty: 1, reason: 'size' }]
  const body = { idempotencyKey: randomUUID(), orderNo, items: asked }
  id = (await dataOf(shop.call('createReturn', { body }, customer))).id
  await dataOf(shop.call('opsApproveReturn', { params: { id }, body: {} }, shop.operator))
  await dataOf(shop.call('opsReceiveReturn', { params: { id }, body: {} }, shop.operator))
})

/** The world of a program that ends as soon as its nth transaction is committed. */
function endingAfter(transactions: number) {
  let left = transactions
  const db = new Proxy(shop.deps.db, {
    get: (target, key) => {
      if (key !== 'transaction') return Reflect.get(target, key, target) as unknown
      return async (...args: Parameters<typeof target.transaction>) => {
        const answer = await target.transaction(...args)
        if (--left === 0) throw new Error('killed')
        return answer
      }
    },
  })
  return { ...shop.deps, db }
}

/** The world of a program whose provider takes the refund, or does not, and ends before its answer is read. */
function endingAtProvider(isTaken: boolean) {
  const [sandbox] = shop.deps.providers.payment
  const provider: PaymentProvider = {
    ...sandbox!,
    refund: async (order) => {
      if (isTaken) await sandbox!.refund(order)
      throw new Error('killed')
    },
  }
  return { ...shop.deps, providers: { ...shop.deps.providers, payment: [provider] } }
}

describe('[B10] a refund that was cut off is taken up again, and moves the money once', () => {
  it.each([
    ['after it was asked for', () => endingAfter(1)],
    ['before the provider took it', () => endingAtProvider(false)],
    ['before the answer of the provider was read', () => endingAtProvider(true)],
    ['after it was noted as done', () => endingAfter(2)],
    ['after return and order were closed', () => endingAfter(3)],
  ])('%s', async (_, world) => {
    await refundReturn(world(), { id, amount: undefined }).catch(() => undefined)

    await returnRefundsJob(shop.deps).run()
    await returnRefundsJob(shop.deps).run()

    expect(await dataOf(shop.call('getReturn', { params: { id } }, customer))).toMatchObject({
      status: 'refunded',
    })
    expect(await dataOf(shop.call('getOrder', { params: { orderNo } }, customer))).toMatchObject({
      status: 'refunded',
    })
    const moved = await shop.deps.db
      .select({ amountFen: sandboxRefunds.amountFen, paidFen: sandboxPayments.amountFen })
      .from(sandboxRefunds)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
      .where(eq(sandboxPayments.orderBn, orderNo))
    expect(moved).toEqual([{ amountFen: 100_000, paidFen: 100_000 }])
  })
})
