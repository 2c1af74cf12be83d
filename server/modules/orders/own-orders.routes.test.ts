import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { sandboxNotifier } from '@/server/compose'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { payments } from '@/server/db/schema/purchase/payments'
import { refunds } from '@/server/db/schema/purchase/refunds'
import { sandboxNoticesJob } from '@/server/providers/payment/sandbox/sandbox-pages'
import { anOrder, aNotice, dataOf, notify, order, withBag } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { stockOf } from '../inventory/inventory.service'

const PERFUME = 'PF-0301-50'
const BAG = 'BG-0101-NOIR'

let shop: TestApp
let customer: Caller
let stranger: Caller
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
  stranger = await shop.asCustomer({ mobile: '13800008999' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1380000${8000 + customers++}` })
  await shop.deps.db.update(inventory).set({ stock: 9 })
})

const place = (qty = 1) => order(shop, customer, PERFUME, qty)
const read = (orderNo: string) => dataOf(shop.call('getOrder', { params: { orderNo } }, customer))
const pay = async (orderBn: string) => dataOf(notify(shop, await aNotice(shop, orderBn)))
const stock = async (sku = PERFUME) => (await stockOf(shop.deps.db, [sku])).get(sku)

describe('cancelOrder', () => {
  const cancel = (orderNo: string, caller = customer) =>
    shop.call('cancelOrder', { params: { orderNo } }, caller)

  it('200 cancels an unpaid order and gives its stock back, once', async () => {
    const { orderBn } = await place(2)

    const [first, second] = await Promise.all([cancel(orderBn), cancel(orderBn)])

    expect([first.code, second.code].sort()).toEqual([0, 1])
    expect(await read(orderBn)).toMatchObject({ status: 'canceled', payUrl: null })
    expect(await stock()).toBe(9)
  })

  it('ORDER_STATE for a paid one', async () => {
    const { orderBn } = await place()
    await pay(orderBn)

    expect(await cancel(orderBn)).toMatchObject({ error: 'ORDER_STATE' })
  })

  it("404 for somebody else's", async () => {
    expect(await cancel((await place()).orderBn, stranger)).toMatchObject({ status: 404 })
  })
})

describe('changePaymentMethod', () => {
  const change = (orderNo: string, paymentMethod: 'alipay' | 'wechatpay' = 'wechatpay', caller = customer) =>
    shop.call('changePaymentMethod', { params: { orderNo }, body: { paymentMethod } }, caller)
  const press = (payUrl: string, outcome: string) =>
    shop.app.request(`${payUrl}/${outcome}`, { method: 'POST' })
  const deliverNotices = () => sandboxNoticesJob({ ...shop.deps, notify: sandboxNotifier(shop.deps) }).run()

  it('200 opens another payment and closes the one before', async () => {
    const placed = await place()

    const changed = await dataOf(change(placed.orderBn))

    expect(changed).toMatchObject({
      paymentCode: 'wechatpay',
      paymentMethod: '微信支付',
      status: 'pending_payment',
    })
    expect(changed.payUrl).not.toBe(placed.payUrl)
    expect(await (await shop.app.request(placed.payUrl)).text()).toContain('无法支付')
    await press(changed.payUrl!, 'success')
    expect(await read(placed.orderBn)).toMatchObject({ status: 'paid', paymentMethod: '微信支付' })
  })

  it('200 leaves a payment of the same method as it is', async () => {
    const placed = await place()

    expect(await dataOf(change(placed.orderBn, 'alipay'))).toMatchObject({ payUrl: placed.payUrl })
  })

  it('money that was on its way by the payment before pays the order, and nothing is taken twice', async () => {
    const placed = await place()
    await press(placed.payUrl, 'overdue')
    const changed = await dataOf(change(placed.orderBn))

    await deliverNotices()

    expect(await read(placed.orderBn)).toMatchObject({ status: 'paid' })
    expect(await (await shop.app.request(changed.payUrl!)).text()).toContain('无法支付')
  })

  it('money that comes by both goes back once', async () => {
    const placed = await place()
    await press(placed.payUrl, 'overdue')
    const changed = await dataOf(change(placed.orderBn))
    await press(changed.payUrl!, 'success')

    await deliverNotices()
    await deliverNotices()

    const { id: orderId } = await read(placed.orderBn)
    const sentBack = await shop.deps.db
      .select({ amountFen: refunds.amountFen, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.orderId, orderId))
    expect(sentBack).toEqual([{ amountFen: placed.grandTotal, state: 'done' }])
    expect(await read(placed.orderBn)).toMatchObject({ status: 'paid' })
  })

  it('ORDER_STATE for a paid one, 404 for somebody else’s', async () => {
    const { orderBn } = await place()
    expect(await change(orderBn, 'wechatpay', stranger)).toMatchObject({ status: 404 })
    await pay(orderBn)

    expect(await change(orderBn)).toMatchObject({ error: 'ORDER_STATE' })
  })
})

describe('buyAgain', () => {
  const again = (orderNo: string, caller = customer) => shop.call('buyAgain', { params: { orderNo } }, caller)

  it('200 puts every line back into the bag and names what could not', async () => {
    await withBag(shop, customer, PERFUME, 2)
    const cart = await withBag(shop, customer, BAG)
    const { orderBn } = await dataOf(shop.call('saveOrder', { body: anOrder(cart) }, customer))
    await shop.deps.db.update(inventory).set({ stock: 1 }).where(eq(inventory.sku, PERFUME))

    const answer = await dataOf(again(orderBn))

    expect(answer.cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([[BAG, 1]])
    expect(answer.missed).toEqual([{ name: expect.any(String), reason: '很抱歉，该商品库存不足' }])
  })

  it("404 for somebody else's", async () => {
    expect(await again((await place()).orderBn, stranger)).toMatchObject({ status: 404 })
  })
})
