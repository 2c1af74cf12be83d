import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { orderHistory, orders } from '@/server/db/schema/purchase/orders'
import { sandboxPayments } from '@/server/db/schema/purchase/payments'
import { aNotice, dataOf, notify, order } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { stockOf } from '../inventory/inventory.service'
import { unpaidOrdersJob } from './payment/expire-order'

const PERFUME = 'PF-0301-50'
const HALF_HOUR_MS = 30 * 60_000

let shop: TestApp
let customer: Caller
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1380000${3000 + customers++}` })
  await shop.deps.db.update(inventory).set({ stock: 9 })
})

const place = (qty = 1) => order(shop, customer, PERFUME, qty)
const read = (orderNo: string) => shop.call('getOrder', { params: { orderNo } }, customer)
const isPaid = (orderNo: string) => dataOf(shop.call('checkOrderPaid', { params: { orderNo } }, customer))
const pay = async (orderBn: string) => dataOf(notify(shop, await aNotice(shop, orderBn)))
const stock = async () => (await stockOf(shop.deps.db, [PERFUME])).get(PERFUME)
/** Money is taken, but the store is not told. */
const payUnheard = (orderBn: string) =>
  shop.deps.db
    .update(sandboxPayments)
    .set({ status: 'paid', paidAt: shop.clock.now() })
    .where(eq(sandboxPayments.orderBn, orderBn))

describe('getOrder', () => {
  it('200 shows an unpaid order with where and how long to pay', async () => {
    const placed = await place()
    shop.clock.advance(60_000)

    expect(await dataOf(read(placed.orderBn))).toMatchObject({
      status: 'pending_payment',
      statusLabel: '待付款',
      payUrl: placed.payUrl,
      orderValidSeconds: 1740,
      orderValidMinutes: 29,
      grandTotal: 120_000,
    })
  })

  it('200 shows a paid order without a way to pay', async () => {
    const { orderBn } = await place()
    await pay(orderBn)

    expect(await dataOf(read(orderBn))).toMatchObject({
      status: 'paid',
      statusLabel: '待发货',
      payUrl: null,
      orderValidSeconds: 0,
    })
  })

  it('200 shows an order that was not paid in time as canceled, its stock given back', async () => {
    const { orderBn } = await place(2)
    shop.clock.advance(HALF_HOUR_MS)

    expect(await dataOf(read(orderBn))).toMatchObject({ status: 'canceled', payUrl: null })
    expect(await stock()).toBe(9)
  })

  it("404 for somebody else's order, exactly as for none", async () => {
    const { orderBn } = await place()
    customer = await shop.asCustomer({ mobile: '13800003999' })

    const [others, none] = [await read(orderBn), await read('OR26030100000000')]

    expect(others).toMatchObject({ status: 404, error: 'NOT_FOUND' })
    expect({ ...others, requestId: '' }).toEqual({ ...none, requestId: '' })
  })
})

describe('listOrders', () => {
  it("200 answers the customer's own, newest first, page by page", async () => {
    const numbers: string[] = []
    for (let n = 0; n < 3; n++) {
      shop.clock.advance(1000)
      numbers.unshift((await place()).orderBn)
    }
    const list = (page: number) => dataOf(shop.call('listOrders', { body: { page, pageSize: 2 } }, customer))

    const [first, second] = [await list(1), await list(2)]

    expect(first).toMatchObject({ page: 1, pageSize: 2, totalsPages: 2 })
    expect([...first.items, ...second.items].map((item) => item.orderBn)).toEqual(numbers)
  })

  it('200 is empty for a new customer', async () => {
    expect(await dataOf(shop.call('listOrders', { body: {} }, customer))).toMatchObject({
      items: [],
      totalsPages: 0,
    })
  })
})

describe('checkOrderPaid', () => {
  it('200 not yet', async () => {
    const { orderBn } = await place()

    expect(await isPaid(orderBn)).toEqual({
      isPaid: false,
      status: 'pending_payment',
      orderValidSeconds: 1800,
    })
  })

  it('200 paid, by asking the provider when no notification came', async () => {
    const { orderBn } = await place()
    await payUnheard(orderBn)

    expect(await isPaid(orderBn)).toMatchObject({ isPaid: true, status: 'paid' })
  })

  it('200 canceled is not paid', async () => {
    const { orderBn } = await place()
    shop.clock.advance(HALF_HOUR_MS)

    expect(await isPaid(orderBn)).toMatchObject({ isPaid: false, status: 'canceled' })
  })

  it("404 for somebody else's order", async () => {
    const { orderBn } = await place()
    const other = await shop.asCustomer({ mobile: '13800003998' })

    expect(await shop.call('checkOrderPaid', { params: { orderNo: orderBn } }, other)).toMatchObject({
      status: 404,
    })
  })
})

describe('listTracks', () => {
  it('200 has none before anything is shipped', async () => {
    const { orderBn } = await place()

    expect(await dataOf(shop.call('listTracks', { body: { orderNo: orderBn } }, customer))).toEqual({})
  })

  it('404 for an order there is not', async () => {
    expect(await shop.call('listTracks', { body: { orderNo: 'OR26030100000000' } }, customer)).toMatchObject({
      status: 404,
    })
  })
})

describe('unpaid orders', () => {
  beforeEach(async () => {
    shop.clock.advance(HALF_HOUR_MS)
    await unpaidOrdersJob(shop.deps).run()
    await shop.deps.db.update(inventory).set({ stock: 9 })
  })

  it('are canceled when their time is over, their stock given back once', async () => {
    await place(2)
    shop.clock.advance(HALF_HOUR_MS - 1)
    await unpaidOrdersJob(shop.deps).run()
    expect(await stock()).toBe(7)

    shop.clock.advance(1)
    await unpaidOrdersJob(shop.deps).run()
    await unpaidOrdersJob(shop.deps).run()

    expect(await stock()).toBe(9)
  })

  it('become paid instead when the provider has the money', async () => {
    const { orderBn } = await place()
    await payUnheard(orderBn)
    shop.clock.advance(HALF_HOUR_MS)

    await unpaidOrdersJob(shop.deps).run()

    expect(await dataOf(read(orderBn))).toMatchObject({ status: 'paid' })
    expect(await stock()).toBe(8)
  })

  it('write down how they came to their state', async () => {
    const { orderBn } = await place()
    await pay(orderBn)

    const history = await shop.deps.db
      .select({ from: orderHistory.from, to: orderHistory.to, actor: orderHistory.actor })
      .from(orderHistory)
      .innerJoin(orders, eq(orders.id, orderHistory.orderId))
      .where(eq(orders.orderBn, orderBn))
      .orderBy(orderHistory.id)

    expect(history).toEqual([
      { from: null, to: 'pending_payment', actor: 'customer' },
      { from: 'pending_payment', to: 'paid', actor: 'provider' },
    ])
  })
})

describe('opsGetOrder', () => {
  it('200 shows any order to an operator', async () => {
    const { orderBn } = await place()

    expect(
      await dataOf(shop.call('opsGetOrder', { params: { orderNo: orderBn } }, shop.operator)),
    ).toMatchObject({ orderBn })
  })

  it('401 for a customer', async () => {
    const { orderBn } = await place()

    expect(await shop.call('opsGetOrder', { params: { orderNo: orderBn } }, customer)).toMatchObject({
      status: 401,
    })
  })

  it('404 for none', async () => {
    const params = { orderNo: 'OR26030100000000' }

    expect(await shop.call('opsGetOrder', { params }, shop.operator)).toMatchObject({ status: 404 })
  })
})

describe('opsCloseOrder', () => {
  const close = (orderNo: string) =>
    shop.call('opsCloseOrder', { params: { orderNo }, body: { note: '来电取消' } }, shop.operator)

  it('200 cancels an unpaid order and gives its stock back', async () => {
    const { orderBn } = await place(3)

    expect(await dataOf(close(orderBn))).toMatchObject({ status: 'canceled' })
    expect(await stock()).toBe(9)
  })

  it('ORDER_STATE for a paid one, also when the store had not heard', async () => {
    const { orderBn } = await place()
    await payUnheard(orderBn)

    expect(await close(orderBn)).toMatchObject({ error: 'ORDER_STATE' })
    expect(await dataOf(read(orderBn))).toMatchObject({ status: 'paid' })
  })

  it('ORDER_STATE the second time', async () => {
    const { orderBn } = await place()
    await close(orderBn)

    expect(await close(orderBn)).toMatchObject({ error: 'ORDER_STATE' })
  })
})
