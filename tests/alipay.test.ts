import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unpaidOrdersJob } from '@/server/modules/orders/payment/expire-order'
import { dataOf, onePiece, order } from '@/server/testing/checkout'
import { fakeAlipay } from '@/server/testing/fake-alipay'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const HALF_HOUR_MS = 30 * 60_000

let fake: Awaited<ReturnType<typeof fakeAlipay>>
let shop: TestApp
let customer: Caller
let customers = 0
let orderBn: string
let trade: Record<string, string>

beforeAll(async () => {
  fake = await fakeAlipay()
  shop = await createTestApp({ config: { paymentProviders: [{ provider: 'alipay', ...fake.settings }] } })
})
afterAll(async () => {
  fake.close()
  await shop.close()
})
beforeEach(async () => {
  const sku = await onePiece(shop, { sku: `PIECE-${customers}`, stock: 5, priceFen: 1_290_000 })
  customer = await shop.asCustomer({ mobile: `1350000${1000 + customers++}` })
  const placed = await order(shop, customer, sku)
  orderBn = placed.orderBn
  const content: unknown = JSON.parse(new URL(placed.payUrl).searchParams.get('biz_content') ?? '')
  const { out_trade_no, total_amount } = content as Record<'out_trade_no' | 'total_amount', string>
  trade = { out_trade_no, total_amount, trade_no: `T-${out_trade_no}`, trade_status: 'TRADE_SUCCESS' }
})

const status = async () =>
  (await dataOf(shop.call('getOrder', { params: { orderNo: orderBn } }, customer))).status
/** The provider's word, by default what is so; answers what the store replies. */
async function notify(
  change: Record<string, string> = {},
  key = undefined as Parameters<typeof fake.notification>[1],
) {
  const body = fake.notification({ ...trade, gmt_payment: '2026-03-01 10:01:00', ...change }, key)
  const response = await shop.app.request('/rest/cn/V1/payment/notify/alipay', { method: 'POST', body })
  return response.text()
}

it('[B06] an order paid by Alipay is paid by its word, once however often it is told', async () => {
  expect([await notify(), await notify(), await status()]).toEqual(['success', 'success', 'paid'])
})

it('[B06] an order paid by Alipay is paid by asking, when its word is lost', async () => {
  fake.trades.set(trade.out_trade_no!, { ...trade, send_pay_date: '2026-03-01 10:01:00' })

  await dataOf(shop.call('checkOrderPaid', { params: { orderNo: orderBn } }, customer))

  expect(await status()).toBe('paid')
})

it.each<[string, () => Promise<string>]>([
  ['another amount', () => notify({ total_amount: '0.01' })],
  ['another order', () => notify({ out_trade_no: 'OR260301ZZZZZZZZ_0b0e7c4e6f0e4a529d5c1d3c5a4f0001' })],
  ['a foreign key', () => notify({}, fake.foreignKey)],
])('[B06] a word of Alipay with %s pays nothing', async (_, tell) => {
  expect([await tell(), await status()]).toEqual(['failure', 'pending_payment'])
})

it('[B06] money that comes after the order was canceled goes back by Alipay, once', async () => {
  fake.trades.set(trade.out_trade_no!, { ...trade, trade_status: 'WAIT_BUYER_PAY', send_pay_date: '' })
  shop.clock.advance(HALF_HOUR_MS)
  await unpaidOrdersJob(shop.deps).run()

  expect([
    await notify({ gmt_payment: '2026-03-01 10:31:00' }),
    await notify({ gmt_payment: '2026-03-01 10:31:00' }),
  ]).toEqual(['success', 'success'])

  expect(await status()).toBe('canceled')
  expect([...fake.refunded.values()]).toEqual(['12900.00'])
})
