import { expect, test } from '../fixtures'
import { operator } from '../support/operator'
import { pieces } from '../support/products'
import type { SandboxOutcome } from '../support/pages/payment-pages'
import type { PlacedOrder, Shopper } from '../support/shopper'
import type { Store } from '../support/store'

/** A customer with an order that waits for its payment. */
async function order(shopper: Shopper, mobile: string): Promise<PlacedOrder> {
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.bandanaBordeaux.sku)
  return shopper.placeOrder()
}

/** From the cashier to the sandbox's page, which answers so. */
async function payAt({ payment, sandbox }: Store, orderBn: string, answer: SandboxOutcome) {
  await payment.openCashier(orderBn)
  await payment.pay.click()
  await sandbox.let(answer)
}

test('[B06] a failed payment can be made again', async ({ store, shopper, mobile }) => {
  const { payment, sandbox } = store
  const { orderBn } = await order(shopper, mobile)

  await payAt(store, orderBn, '支付失败')
  await expect(payment.outcome('支付未成功')).toBeVisible()

  await payment.payAgain.click()
  await expect(payment.cashier).toBeVisible()
  await payment.pay.click()
  await sandbox.let('支付成功')
  await expect(payment.outcome('支付成功')).toBeVisible()
  expect(await shopper.orders()).toEqual([{ orderBn, status: 'paid' }])
})

test(
  '[B06][B07] an abandoned payment waits in the cashier and in the order list, with the time that is left',
  { tag: '@desktop' },
  async ({ store, shopper, mobile }) => {
    const { payment, sandbox, orders } = store
    const { orderBn } = await order(shopper, mobile)

    await payAt(store, orderBn, '放弃支付')
    await expect(payment.outcome('正在确认支付结果')).toBeVisible()
    await expect(payment.outcome('尚未收到付款')).toBeVisible({ timeout: 20_000 })

    await payment.payAgain.click()
    await expect(payment.timeLeft).toHaveText(/^29:\d\d$/)

    await orders.open()
    await expect(orders.order(orderBn)).toContainText('待付款')
    await expect(orders.order(orderBn).getByRole('timer')).toHaveText(/^29:\d\d$/)
    await orders.order(orderBn).getByRole('link', { name: '去支付' }).click()
    await payment.pay.click()
    await sandbox.let('支付成功')
    await expect(payment.outcome('支付成功')).toBeVisible()
  },
)

test(
  '[B06] an order that was closed meanwhile cannot be paid, and says so',
  { tag: '@desktop' },
  async ({ store, shopper, mobile }) => {
    const { payment, sandbox } = store
    const { orderBn } = await order(shopper, mobile)

    await payment.openCashier(orderBn)
    await payment.pay.click()
    await expect(sandbox.title).toBeVisible()
    await operator.closeOrder(orderBn)
    await sandbox.let('支付成功')

    await expect(sandbox.status).toHaveText('订单已取消，无法支付。')
    await sandbox.back.click()
    await expect(payment.outcome('订单已取消')).toBeVisible()
  },
)

test(
  '[B06] money that arrives after an order was closed goes back',
  { tag: '@desktop' },
  async ({ page, store, shopper, mobile }) => {
    const { payment, sandbox } = store
    const { orderBn, payUrl } = await order(shopper, mobile)

    await payAt(store, orderBn, '逾期到账')
    await expect(payment.outcome('正在确认支付结果')).toBeVisible()
    await operator.closeOrder(orderBn)

    await expect(payment.outcome('订单已取消')).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText('款项将原路退回')
    await expect(async () => {
      await page.goto(payUrl)
      await expect(sandbox.status).toHaveText('该笔款项已退回。', { timeout: 500 })
    }).toPass({ timeout: 20_000 })
    expect(await shopper.orders()).toEqual([{ orderBn, status: 'canceled' }])
  },
)

test(
  '[B06] a payment that is notified twice makes one paid order',
  { tag: '@desktop' },
  async ({ store, shopper, mobile }) => {
    const { payment, orders } = store
    const { orderBn } = await order(shopper, mobile)

    await payAt(store, orderBn, '重复通知')
    await expect(payment.outcome('支付成功')).toBeVisible()

    await payment.viewOrder.click()
    await expect(orders.status).toHaveText('待发货')
    await orders.backToList.click()
    await expect(orders.orders).toHaveCount(1)
  },
)

test(
  '[B06] a payment the store is not told of is found by asking',
  { tag: '@desktop' },
  async ({ store, shopper, mobile }) => {
    const { payment } = store
    const { orderBn } = await order(shopper, mobile)

    await payAt(store, orderBn, '延迟通知')

    await expect(payment.outcome('支付成功')).toBeVisible({ timeout: 20_000 })
  },
)

test('[B06] Back from the payment page leads to a cashier that still works', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { payment, sandbox } = store
  const { orderBn } = await order(shopper, mobile)
  await payment.openCashier(orderBn)
  await payment.pay.click()
  await expect(sandbox.title).toBeVisible()

  await page.goBack()

  await expect(payment.cashier).toBeVisible()
  await expect(payment.pay).not.toHaveAttribute('aria-busy')
  await payment.pay.click()
  await expect(sandbox.title).toBeVisible()
})

test('[B06] a cashier the browser kept as it was left is not frozen', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { payment, sandbox } = store
  const { orderBn, payUrl } = await order(shopper, mobile)
  // «No content» keeps the page where it is, pressed, as the browser's cache would have kept it.
  await page.route(`**${payUrl}`, (route) => route.fulfill({ status: 204 }), { times: 1 })
  await payment.openCashier(orderBn)
  await payment.pay.click()
  await expect(payment.pay).toHaveAttribute('aria-busy', 'true')

  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  await expect(payment.pay).not.toHaveAttribute('aria-busy')
  await payment.pay.click()
  await expect(sandbox.title).toBeVisible()
})
