import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxNotifier } from '@/server/compose'
import { dataOf, onePiece, order } from '@/server/testing/checkout'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { sandboxNoticesJob } from './sandbox-pages'

let shop: TestApp
let customer: Caller
let sku: string
let placed: { orderBn: string; payUrl: string }

beforeAll(async () => {
  shop = await createTestApp()
  sku = await onePiece(shop, { stock: 99, priceFen: 1_290_000 })
  customer = await shop.asCustomer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  placed = await order(shop, customer, sku)
})

const page = async () => (await shop.app.request(placed.payUrl)).text()
const press = (outcome: string) => shop.app.request(`${placed.payUrl}/${outcome}`, { method: 'POST' })
const read = () => dataOf(shop.call('getOrder', { params: { orderNo: placed.orderBn } }, customer))
const check = () => dataOf(shop.call('checkOrderPaid', { params: { orderNo: placed.orderBn } }, customer))
const close = () =>
  shop.call('opsCloseOrder', { params: { orderNo: placed.orderBn }, body: {} }, shop.operator)
const deliver = () => sandboxNoticesJob({ ...shop.deps, notify: sandboxNotifier(shop.deps) }).run()
const result = () => `/checkout/payment-result?order=${placed.orderBn}`

describe('the page', () => {
  it('says what is paid for', async () => {
    const text = await page()

    expect(text).toContain('沙箱支付')
    expect(text).toContain('¥12,900.00')
    expect(text).toContain(placed.orderBn)
  })

  it('404 for an address never given out', async () => {
    expect((await shop.app.request('/rest/sandbox/pay/nothing')).status).toBe(404)
    expect((await shop.app.request('/rest/sandbox/pay/nothing/success', { method: 'POST' })).status).toBe(404)
  })

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '404 for %s, which is no outcome: nothing is paid',
    async (name) => {
      expect((await press(name)).status).toBe(404)
      expect(await check()).toMatchObject({ isPaid: false })
    },
  )

  it('says so once it is paid', async () => {
    await press('success')

    expect(await page()).toContain('已支付')
  })

  it('says so once the order is canceled', async () => {
    await close()

    expect(await page()).toContain('订单已取消')
  })

  it('says so once the time is over', async () => {
    shop.clock.advance(30 * 60_000)

    expect(await page()).toContain('支付时间已过')
  })
})

describe('支付成功', () => {
  it('303 to the store, the order paid', async () => {
    const response = await press('success')

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(result())
    expect(await read()).toMatchObject({ status: 'paid' })
  })

  it('303 back to the page when pressed again', async () => {
    await press('success')

    expect((await press('success')).headers.get('location')).toBe(placed.payUrl)
  })

  it('takes no money after the time is over', async () => {
    shop.clock.advance(30 * 60_000)

    await press('success')

    expect(await read()).toMatchObject({ status: 'canceled', transferStatus: 'none' })
  })
})

it('支付失败 leads to the failure screen and can be tried again', async () => {
  const response = await press('failure')

  expect(response.headers.get('location')).toBe(`/checkout/payment-failure?order=${placed.orderBn}`)
  expect(await read()).toMatchObject({ status: 'pending_payment', payUrl: placed.payUrl })
})

it('放弃支付 leads back without a result', async () => {
  expect((await press('abandon')).headers.get('location')).toBe(result())
  expect(await check()).toMatchObject({ isPaid: false })
})

describe('延迟通知', () => {
  it('is paid once the store asks', async () => {
    await press('late')

    expect(await check()).toMatchObject({ isPaid: true })
  })

  it("is told after the order's time, to a store that has heard by then", async () => {
    await press('late')
    shop.clock.advance(31 * 60_000)
    expect(await read()).toMatchObject({ status: 'paid' })

    await deliver()

    expect(await read()).toMatchObject({ status: 'paid', transferStatus: 'none' })
  })
})

it('重复通知 pays once', async () => {
  await press('repeat')

  expect(await read()).toMatchObject({ status: 'paid', transferStatus: 'none' })
})

it('an order past its time that an operator closes says nothing of money', async () => {
  shop.clock.advance(31 * 60_000)

  expect(await close()).toMatchObject({ code: 1, data: { status: 'canceled', transferStatus: 'none' } })
})

it('逾期到账 reaches a canceled order and goes back', async () => {
  await press('overdue')
  await close()

  await deliver()

  expect(await read()).toMatchObject({ status: 'canceled', transferStatus: 'refunded' })
  expect(await page()).toContain('已退回')
})

it('404 where the sandbox is not configured', async () => {
  const real = await createTestApp({ config: { paymentProviders: [] } })

  expect((await real.app.request(placed.payUrl)).status).toBe(404)
  await real.close()
})
