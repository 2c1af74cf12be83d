import { expect, test } from '../fixtures'
import { counting, failing, holding, losingTheAnswer } from '../support/faults'
import { pieces } from '../support/products'
import type { Shopper } from '../support/shopper'

const piece = pieces.ribbonRose

test.describe('placing an order', () => {
  test.beforeEach(async ({ store, shopper, mobile }) => {
    await shopper.registerQuickly(mobile)
    await shopper.add(piece.sku)
    await store.checkout.open()
    await store.checkout.address.fill()
  })

  test('[B05][X04] a broken API is said so; the second press makes one order', async ({
    page,
    store,
    shopper,
  }) => {
    await failing(page, 'saveOrder', 'broken', { times: 1 })

    await store.checkout.placeOrder.click()
    await expect(store.checkout.refusal).toContainText('系统繁忙')
    await store.checkout.placeOrder.click()

    await expect(store.payment.cashier).toBeVisible()
    expect(await shopper.orders()).toHaveLength(1)
  })

  test('[B05] an order whose answer was lost is not made twice', async ({ page, store, shopper }) => {
    await losingTheAnswer(page, 'saveOrder')

    await store.checkout.placeOrder.click()
    await expect(store.checkout.refusal).toContainText('网络异常')
    await store.checkout.placeOrder.click()

    await expect(store.payment.cashier).toBeVisible()
    expect(await shopper.orders()).toHaveLength(1)
  })

  test('[B05] a slow order is shown as pending, and a second press sends nothing', async ({
    page,
    store,
    shopper,
  }) => {
    const release = await holding(page, 'saveOrder')
    const calls = counting(page, 'saveOrder')

    await store.checkout.placeOrder.click()
    await expect(store.checkout.placeOrder).toHaveAttribute('aria-busy', 'true')
    await store.checkout.placeOrder.click({ force: true })
    release()

    await expect(store.payment.cashier).toBeVisible()
    expect(calls()).toBe(1)
    expect(await shopper.orders()).toHaveLength(1)
  })

  test('[B05] totals that have changed are shown anew before the order is sent again', async ({
    page,
    store,
  }) => {
    await failing(page, 'saveOrder', 'bagChanged', { times: 1 })

    await store.checkout.placeOrder.click()
    await expect(store.checkout.refusal).toContainText('请确认')
    await store.checkout.placeOrder.click()

    await expect(store.payment.cashier).toBeVisible()
  })

  test('[C10] an old post token is renewed without a word', async ({ page, store }) => {
    await failing(page, 'saveOrder', 'stalePostToken', { times: 1 })

    await store.checkout.placeOrder.click()

    await expect(store.payment.cashier).toBeVisible()
  })

  test('[C10][S02] a login that has ended leads home to the login', async ({
    page,
    context,
    store,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'token', value: 'no-longer-known', url: baseURL!, httpOnly: true }])

    await store.checkout.placeOrder.click()

    await expect(page).toHaveURL('/?isLogin=open')
    await expect(store.login.loginDrawer).toBeVisible()
  })
})

/** A customer with a paid order; answers its number. */
async function paidOrder(shopper: Shopper, mobile: string): Promise<string> {
  await shopper.registerQuickly(mobile)
  await shopper.add(piece.sku)
  const order = await shopper.placeOrder()
  await shopper.pay(order)
  return order.orderBn
}

test.describe('the result of a payment', () => {
  test('[B06][X04] a broken API is said so, with a way to ask again', async ({
    page,
    store,
    shopper,
    mobile,
  }) => {
    const orderBn = await paidOrder(shopper, mobile)
    await failing(page, 'checkOrderPaid', 'broken', { times: 1 })

    await store.payment.openResult(orderBn)
    await expect(store.payment.outcome('暂时无法读取订单')).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()

    await expect(store.payment.outcome('支付成功')).toBeVisible()
  })

  for (const fault of ['malformed', 'offline'] as const) {
    test(`[B06][X04] an answer that is ${fault} is asked for again`, async ({
      page,
      store,
      shopper,
      mobile,
    }) => {
      const orderBn = await paidOrder(shopper, mobile)
      await failing(page, 'checkOrderPaid', fault, { times: 2 })

      await store.payment.openResult(orderBn)

      await expect(store.payment.outcome('支付成功')).toBeVisible()
    })
  }

  test('[B06] a slow answer is waited for in sight', async ({ page, store, shopper, mobile }) => {
    const orderBn = await paidOrder(shopper, mobile)
    const release = await holding(page, 'checkOrderPaid')
    await store.payment.openResult(orderBn)

    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    release()
    await expect(store.payment.outcome('支付成功')).toBeVisible()
  })
})

test('[C10][S02] orders of a login that has ended are not shown: home, with the login open', async ({
  page,
  context,
  store,
  shopper,
  mobile,
  baseURL,
}) => {
  await shopper.registerQuickly(mobile)
  await context.addCookies([{ name: 'token', value: 'no-longer-known', url: baseURL!, httpOnly: true }])

  await store.orders.open()

  await expect(page).toHaveURL('/?isLogin=open&returnUrl=%2Forder')
  await expect(store.login.loginDrawer).toBeVisible()
})
