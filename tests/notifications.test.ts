import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderHistory, orders } from '@/server/db/schema/purchase/orders'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { unpaidOrdersJob } from '@/server/modules/orders/payment/expire-order'
import { aNotice, dataOf, notify, onePiece, order } from '@/server/testing/checkout'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const HALF_HOUR_MS = 30 * 60_000
const STOCK = 100

let shop: TestApp
let sku: string
let customer: Caller
let customers = 0
let orderBn: string

beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  sku = await onePiece(shop, { sku: `PIECE-${customers}`, stock: STOCK })
  customer = await shop.asCustomer({ mobile: `1360000${1000 + customers++}` })
  orderBn = (await order(shop, customer, sku)).orderBn
})

const read = () => dataOf(shop.call('getOrder', { params: { orderNo: orderBn } }, customer))
const stock = async () => (await stockOf(shop.deps.db, [sku])).get(sku)
const sales = async () => (await dataOf(shop.call('getCustomer', {}, customer))).saleOrderNumber
const steps = async () => {
  const rows = await shop.deps.db
    .select({ to: orderHistory.to })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(eq(orders.orderBn, orderBn))
    .orderBy(orderHistory.id)
  return rows.map(({ to }) => to)
}

describe('a payment notification', () => {
  it('200 five at once pay once', async () => {
    const body = await aNotice(shop, orderBn)

    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(shop, body)))

    expect(answers.every((answer) => answer.code === 1)).toBe(true)
    expect(await steps()).toEqual(['pending_payment', 'paid'])
    expect(await sales()).toBe(1)
    expect(await stock()).toBe(STOCK - 1)
  })

  it('200 races the return page without paying twice', async () => {
    const body = await aNotice(shop, orderBn)
    await shop.app.request(`${(await read()).payUrl}/late`, { method: 'POST' })
    const ask = () => shop.call('checkOrderPaid', { params: { orderNo: orderBn } }, customer)

    await Promise.all([ask(), notify(shop, body), ask(), notify(shop, body), ask()])

    expect(await steps()).toEqual(['pending_payment', 'paid'])
  })

  it.each([
    ['not accepted for a forged amount', { amount: 1 }],
    ['not accepted for a forged signature', { sign: 'f'.repeat(64) }],
  ])('%s', async (_, forgery) => {
    const answer = await notify(shop, await aNotice(shop, orderBn, forgery))

    expect(answer).toMatchObject({ status: 400, code: 0 })
    expect(await read()).toMatchObject({ status: 'pending_payment' })
  })

  it("not accepted for a signed amount that is not the order's", async () => {
    const answer = await notify(shop, await aNotice(shop, orderBn, { signedAmount: 1 }))

    expect(answer).toMatchObject({ status: 400, code: 0 })
    expect(await read()).toMatchObject({ status: 'pending_payment' })
  })

  it('a second transaction for a paid order is accepted, noted and refunded once', async () => {
    const [provider] = shop.deps.providers.payment
    const refund = vi.spyOn(provider!, 'refund')
    await dataOf(notify(shop, await aNotice(shop, orderBn)))
    const second = await aNotice(shop, orderBn, { transactionId: 'second' })

    await dataOf(notify(shop, second))
    await dataOf(notify(shop, second))
    await unpaidOrdersJob(shop.deps).run()

    expect(refund.mock.calls.map(([{ transactionId }]) => transactionId)).toEqual(['second'])
    expect(await read()).toMatchObject({ status: 'paid', transferStatus: 'none' })
    refund.mockRestore()
  })

  it('404 for a provider nobody has', async () => {
    const body = await aNotice(shop, orderBn)

    expect(await notify(shop, body, 'nobody')).toMatchObject({ status: 404 })
  })

  it('200 for a canceled order sends the money back; the order stays canceled', async () => {
    const body = await aNotice(shop, orderBn)
    shop.clock.advance(HALF_HOUR_MS)
    await unpaidOrdersJob(shop.deps).run()

    await Promise.all([notify(shop, body), notify(shop, body)])

    expect(await read()).toMatchObject({ status: 'canceled', transferStatus: 'refunded' })
    expect(await stock()).toBe(STOCK)
    expect(await sales()).toBe(0)
  })

  it('200 for money paid after the time cancels and sends back, though no clock had struck', async () => {
    shop.clock.advance(HALF_HOUR_MS)

    await dataOf(notify(shop, await aNotice(shop, orderBn)))

    expect(await read()).toMatchObject({ status: 'canceled', transferStatus: 'refunded' })
    expect(await stock()).toBe(STOCK)
  })

  it('200 for money paid in time but told late keeps the order, while it is not canceled', async () => {
    const body = await aNotice(shop, orderBn)
    shop.clock.advance(HALF_HOUR_MS)

    await dataOf(notify(shop, body))

    expect(await read()).toMatchObject({ status: 'paid' })
  })
})

describe('the end of the time to pay', () => {
  it('races a payment: paid and kept, or canceled and sent back, never both', async () => {
    const body = await aNotice(shop, orderBn)
    shop.clock.advance(HALF_HOUR_MS)

    await Promise.all([
      unpaidOrdersJob(shop.deps).run(),
      notify(shop, body),
      unpaidOrdersJob(shop.deps).run(),
      read(),
      notify(shop, body),
    ])

    const { status, transferStatus } = await read()
    const outcome = [status, transferStatus, await stock()]
    expect([
      ['paid', 'none', STOCK - 1],
      ['canceled', 'refunded', STOCK],
    ]).toContainEqual(outcome)
    expect(await steps()).toEqual(['pending_payment', status])
  })

  it('gives stock back once, however many clocks strike', async () => {
    shop.clock.advance(HALF_HOUR_MS)

    await Promise.all([...Array.from({ length: 8 }, () => unpaidOrdersJob(shop.deps).run()), read(), read()])

    expect(await stock()).toBe(STOCK)
    expect(await steps()).toEqual(['pending_payment', 'canceled'])
  })
})
