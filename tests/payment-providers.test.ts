import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { payments } from '@/server/db/schema/purchase/payments'
import { unpaidOrdersJob } from '@/server/modules/orders/payment/expire-order'
import { anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import type { FakeProvider, Twist } from '@/server/testing/payments/fake-provider'
import { fakeProviders } from '@/server/testing/payments/fake-providers'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const HALF_HOUR_MS = 30 * 60_000
const PRICE = 1_290_000

describe.each(fakeProviders)('[B06] an order paid by %s', (name, startFake) => {
  let fake: FakeProvider
  let shop: TestApp
  let customer: Caller
  let customers = 0
  let orderBn: string
  let ref: string

  beforeAll(async () => {
    let now = () => new Date()
    fake = await startFake(() => now())
    shop = await createTestApp({
      config: { paymentProviders: [fake.setting] },
      now: new Date().toISOString(),
      log: pino({ level: 'silent' }),
    })
    now = () => shop.clock.now()
  })
  afterAll(async () => {
    fake.close()
    await shop.close()
  })
  beforeEach(async () => {
    fake.books.misbehaviour = null
    fake.books.refunds.clear()
    const sku = await onePiece(shop, { sku: `PIECE-${customers}`, stock: 5, priceFen: PRICE })
    customer = await shop.asCustomer({ mobile: `1350000${1000 + customers++}` })
    const body = anOrder(await withBag(shop, customer, sku), { paymentMethod: name })
    orderBn = (await dataOf(shop.call('saveOrder', { body }, customer))).orderBn
    const rows = await shop.deps.db.select().from(payments).where(eq(payments.status, 'open'))
    ref = rows.find(({ providerRef }) => providerRef?.startsWith(orderBn))!.providerRef!
    fake.books.open(ref, PRICE)
  })

  const read = () => dataOf(shop.call('getOrder', { params: { orderNo: orderBn } }, customer))
  const status = async () => (await read()).status
  const pay = () => fake.books.pay(ref, PRICE, shop.clock.now())
  const expire = async () => {
    shop.clock.advance(HALF_HOUR_MS)
    await unpaidOrdersJob(shop.deps).run()
  }
  /** The provider's word, by default what is so; whether the store took it. */
  async function tell(twist: Twist = {}): Promise<boolean> {
    const { body, headers } = fake.notification(ref, twist)
    const path = `/rest/cn/V1/payment/notify/${name}`
    const response = await shop.app.request(path, { method: 'POST', body, headers })
    return (
      response.status === 200 &&
      ['success', 'ok', '{"code":"SUCCESS","message":"成功"}'].includes(await response.text())
    )
  }

  it('is paid by its word, once however often it is told', async () => {
    pay()

    expect([await tell(), await tell(), await status()]).toEqual([true, true, 'paid'])
    expect((await read()).timeline.map((step) => step.status)).toEqual(['pending_payment', 'paid'])
  })

  it('is paid by asking, when its word is lost', async () => {
    pay()

    await dataOf(shop.call('checkOrderPaid', { params: { orderNo: orderBn } }, customer))

    expect(await status()).toBe('paid')
  })

  it.each<[string, () => Twist]>([
    ['another amount', () => ({ amountFen: 1 })],
    ['another order', () => ({ providerRef: 'OR2603010000ZZZZ0123456789abcdef-20260301100000' })],
    ['a foreign key', () => ({ signer: 'foreign' })],
    ['another merchant', () => ({ merchant: '999' })],
  ])('is not paid by a word with %s', async (_, twist) => {
    pay()

    expect([await tell(twist()), await status()]).toEqual([false, 'pending_payment'])
  })

  it('[X03] stands while its provider is at fault, and is paid or canceled once it answers', async () => {
    const params = { orderNo: orderBn }
    const paymentMethod = name
    fake.books.misbehaviour = 'fault'
    const refused = [
      await shop.call('checkOrderPaid', { params }, customer),
      await shop.call('cancelOrder', { params }, customer),
      await shop.call('changePaymentMethod', { params, body: { paymentMethod } }, customer),
    ]

    for (const answer of refused)
      expect(answer).toMatchObject({ status: 200, code: 0, error: 'PAYMENT_UNAVAILABLE' })
    fake.books.misbehaviour = null
    expect(await status()).toBe('pending_payment')
    expect(await shop.call('cancelOrder', { params }, customer)).toMatchObject({ code: 1 })
  })

  it('keeps its time and its stock while the provider fails, and ends once it answers', async () => {
    fake.books.misbehaviour = 'fault'
    await expire()
    expect((await shop.deps.db.select().from(payments).where(eq(payments.providerRef, ref)))[0]?.status).toBe(
      'open',
    )

    fake.books.misbehaviour = null
    await unpaidOrdersJob(shop.deps).run()
    expect(await status()).toBe('canceled')
  })

  it('is kept by who paid in time, though the word came after it', async () => {
    pay()
    shop.clock.advance(HALF_HOUR_MS)

    await unpaidOrdersJob(shop.deps).run()

    expect([await status(), await tell()]).toEqual(['paid', true])
  })

  it('sends the money back, once, that comes after it was canceled', async () => {
    await expire()
    pay()

    expect([await tell(), await tell(), await status()]).toEqual([true, true, 'canceled'])
    expect([...fake.books.refunds.values()]).toEqual([{ transactionId: `T${ref}`, amountFen: PRICE }])
  })

  it('sends it back later when the provider is away just then', async () => {
    await expire()
    pay()
    fake.books.misbehaviour = 'refund under way'
    await tell()
    fake.books.misbehaviour = null

    await unpaidOrdersJob(shop.deps).run()

    expect(await read()).toMatchObject({ status: 'canceled', transferStatus: 'refunded' })
    expect(fake.books.refunds.size).toBe(1)
  })
})
